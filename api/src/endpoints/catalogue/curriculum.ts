import { catalogue } from "#contract"
import type { Language } from "#contract/words"
import { publicAddress } from "../../images/picture-storage"
import { implement, type Implementation } from "../../http/implement"
import { done, refuse } from "../../http/reply"
import * as curriculum from "../../store/curriculum/curriculum"
import { findGradeId, findSubjectId } from "../../store/curriculum/curriculum-references"
import { readGamesOfChapters } from "../../store/questions/pools"
import type { Store } from "../../db/store"

interface Grade {
  readonly id: number
  readonly name: string
}

const toWire = (grades: readonly Grade[]) =>
  grades.map(({ id, name }) => ({ gradeId: id, gradeName: name }))

const listAllGrades = implement(catalogue.allGrades, async ({ store, language, platform }) =>
  done(
    toWire(
      await platform.cached(`grades ${language}`, () => curriculum.readGrades(store, language)),
    ),
  ),
)

const listTeacherGrades = implement(
  catalogue.teacherGrades,
  async ({ caller, store, language }) => {
    const grades =
      caller.role === "Admin"
        ? await curriculum.readGrades(store, language)
        : await curriculum.readGradesOfTeacher(store, caller.id, language)
    return done(toWire(grades))
  },
)

const listAllSubjects = implement(catalogue.allSubjects, async ({ store, language, platform }) => {
  const subjects = await platform.cached(`subjects ${language}`, () =>
    curriculum.readSubjects(store, language),
  )
  return done(subjects.map(({ name }) => name))
})

const listSubjectsOfGrade = implement(
  catalogue.subjectsOfGrade,
  async ({ params, store, language, platform }) => {
    const rows = await platform.cached(`subjects ${language} ${params.grade}`, async () => {
      const gradeId = await findGradeId(store, params.grade)
      return gradeId === null ? null : curriculum.readSubjectsOfGrade(store, gradeId, language)
    })
    if (rows === null) return refuse(404, "Grade not found.")
    const subjects = rows.map(({ id, name, image }) => {
      return { id, subjectName: name, subjectImage: publicAddress(image, platform.publicUrl) }
    })
    return done({ subjects })
  },
)

const listChapters = implement(catalogue.chapters, async ({ body, store, language, platform }) => {
  const key = JSON.stringify(["chapters", language, body.grade, body.subject])
  const found = await platform.cached(key, () => findChapters(store, body, language))
  return typeof found === "string" ? refuse(404, found) : done({ chapters: found })
})

interface SubjectOfGrade {
  readonly grade: string
  readonly subject: string
}

async function findChapters(store: Store, { grade, subject }: SubjectOfGrade, language: Language) {
  const [gradeId, subjectId] = await Promise.all([
    findGradeId(store, grade),
    findSubjectId(store, subject),
  ])
  if (gradeId === null) return "Grade not found."
  if (subjectId === null) return "Subject not found."
  const [chapters, games] = await Promise.all([
    curriculum.readChapters(store, gradeId, subjectId, language),
    readGamesOfChapters(store, gradeId, subjectId),
  ])
  return chapters.map((chapter) => {
    const own = games.filter(({ chapter: number }) => number === chapter.number)
    const filled = own.filter(({ languages }) => languages.length > 0)
    return {
      ...chapter,
      games: filled.map(({ game }) => game),
      gameLanguages: Object.fromEntries(filled.map(({ game, languages }) => [game, languages])),
      gameKeys: Object.fromEntries(own.map(({ game, id }) => [game, String(id)])),
    }
  })
}

export const curriculumCalls: readonly Implementation[] = [
  listSubjectsOfGrade,
  listChapters,
  listAllSubjects,
  listAllGrades,
  listTeacherGrades,
]
