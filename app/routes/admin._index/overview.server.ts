import type { Category } from "#contract/words"
import { readChoice } from "#app/admin/read-choice.server"
import type { AppContext } from "#app/server/context.server"
import type { Option } from "#app/forms/select-field.tsx"
import { gameOf, listWaiting } from "#app/review/listed.server"
import type { Counts, Gaps, Overview } from "./overview"

/**
 * Cloudflare takes 32 calls of other Workers a request. Two are the lists, one the grades; so many
 * grades and, of the chosen one, so many subjects are looked into. See decision 19.
 */
const gradesMax = 16
const subjectsMax = 12

interface Grade extends Option {
  readonly subjects: readonly string[]
}

/** What waits, and what the school lacks: of all grades their subjects, of one what is in them. */
export async function readOverview(request: Request, context: AppContext): Promise<Overview> {
  const [education, entertainment, all] = await Promise.all([
    countWaiting(context, "education"),
    countWaiting(context, "entertainment"),
    readGrades(context),
  ])
  const seen = await Promise.all(
    all.slice(0, gradesMax).map((grade) => withSubjects(context, grade)),
  )
  const wanted = readChoice(request, "grade")
  const chosen =
    seen.find(({ value }) => value === wanted) ?? seen.find(({ subjects }) => subjects.length > 0)
  return {
    education,
    entertainment,
    grades: all,
    gradesWithoutSubjects: seen
      .filter(({ subjects }) => subjects.length === 0)
      .map(({ value, label }) => ({ value, label })),
    unseenGrades: all.slice(gradesMax),
    gaps: chosen ? await gapsOf(context, chosen) : null,
  }
}

async function countWaiting(context: AppContext, category: Category): Promise<Counts> {
  const games = (await listWaiting(context, category)).map(gameOf)
  const count = (game: keyof Counts) => games.filter((each) => each === game).length
  return {
    "five-hints": count("five-hints"),
    offside: count("offside"),
    difficulty: count("difficulty"),
  }
}

async function readGrades({ upstream }: AppContext): Promise<Option[]> {
  const grades = await upstream.catalogue.grades()
  return grades.map(({ gradeId, gradeName }) => ({ value: gradeId, label: gradeName }))
}

async function withSubjects({ upstream }: AppContext, grade: Option): Promise<Grade> {
  const answer = await upstream.catalogue.subjectsOfGrade(grade.value)
  const subjects = answer.status === 200 ? answer.body.subjects : []
  return { ...grade, subjects: subjects.map(({ subjectName }) => subjectName) }
}

async function gapsOf({ upstream }: AppContext, { value, subjects }: Grade): Promise<Gaps> {
  const looked = await Promise.all(
    subjects.slice(0, subjectsMax).map(async (subject) => {
      const answer = await upstream.catalogue.chapters({ grade: value, subject })
      return { subject, chapters: answer.status === 200 ? answer.body.chapters : [] }
    }),
  )
  return {
    grade: value,
    subjectsWithoutChapters: looked
      .filter(({ chapters }) => chapters.length === 0)
      .map(({ subject }) => subject),
    // An upstream that does not say which games a chapter has is taken to have some.
    chaptersWithoutQuestions: looked.flatMap(({ subject, chapters }) =>
      chapters
        .filter(({ games }) => games?.length === 0)
        .map(({ name, number }) => ({ subject, name, number: String(number) })),
    ),
    unseen: subjects.slice(subjectsMax),
  }
}
