import { catalogue } from "#contract"
import { publicAddress } from "../../images/picture-storage"
import { implement } from "../../implement"
import { done, refuse } from "../../reply"
import * as curriculum from "../../store/curriculum"
import { readGamesOfChapters } from "../../store/pools"

interface Grade {
  readonly id: number
  readonly name: string
}

const toWire = (grades: readonly Grade[]) =>
  grades.map(({ id, name }) => ({ gradeId: id, gradeName: name }))

export const listAllGrades = implement(catalogue.allGrades, async ({ store, language }) =>
  done(toWire(await curriculum.readGrades(store, language))),
)

/** The grades in which a teacher's subject is taught; an admin has no subject, and gets all grades. */
export const listTeacherGrades = implement(
  catalogue.teacherGrades,
  async ({ caller, store, language }) => {
    const grades =
      caller.role === "Admin"
        ? await curriculum.readGrades(store, language)
        : await curriculum.readGradesOfTeacher(store, caller.id, language)
    return done(toWire(grades))
  },
)

export const listAllSubjects = implement(catalogue.allSubjects, async ({ store, language }) =>
  done((await curriculum.readSubjects(store, language)).map(({ name }) => name)),
)

export const listSubjectsOfGrade = implement(
  catalogue.subjectsOfGrade,
  async ({ params, store, language, platform }) => {
    const gradeId = await curriculum.findGradeId(store, params.grade)
    if (gradeId === null) return refuse(404, "Grade not found.")
    const rows = await curriculum.readSubjectsOfGrade(store, gradeId, language)
    const subjects = rows.map(({ id, name, image }) => {
      return { id, subjectName: name, subjectImage: publicAddress(image, platform.publicUrl) }
    })
    return done({ subjects })
  },
)

export const listChapters = implement(catalogue.chapters, async ({ body, store, language }) => {
  const [gradeId, subjectId] = await Promise.all([
    curriculum.findGradeId(store, body.grade),
    curriculum.findSubjectId(store, body.subject),
  ])
  if (gradeId === null) return refuse(404, "Grade not found.")
  if (subjectId === null) return refuse(404, "Subject not found.")
  const [chapters, games] = await Promise.all([
    curriculum.readChapters(store, gradeId, subjectId, language),
    readGamesOfChapters(store, gradeId, subjectId),
  ])
  const withGames = chapters.map((chapter) => ({
    ...chapter,
    games: games.filter(({ chapter: number }) => number === chapter.number).map(({ game }) => game),
  }))
  return done({ chapters: withGames })
})
