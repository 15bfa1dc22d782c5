import type { WaitingWork } from "#contract/review/to-do"
import { readChoice } from "#app/admin/admin-request.server"
import { orNull } from "#app/forms/refusals.server"
import type { AppContext } from "#app/server/context.server"
import type { Option } from "#app/forms/fields/select-field.tsx"
import { waitingCounter, type WaitingCounts } from "#app/review/list/waiting-questions.server"
import { bestOffer, type Offer, toOffer } from "#app/catalogue/offer.server"
import { gameNames } from "#contract/words"
import { schoolWithoutGrades, toSteps } from "#app/admin/first-steps.server"
import type { FirstStep } from "#app/admin/first-steps.tsx"

interface EmptyChapters {
  readonly subject: string
  readonly chapters: readonly {
    readonly number: string
    readonly name: string
    readonly offer: Offer
  }[]
}

export interface GradeGaps {
  readonly grade: Option
  readonly subjectsWithoutChapters: readonly string[]
  readonly hasChapters: boolean
  readonly withoutQuestions: readonly EmptyChapters[]
  /** Subjects beyond `subjectsMax`, whose chapters were not read. */
  readonly unseen: readonly string[]
}

interface GradeChoice extends Option {
  /** Subjects without chapters, and chapters without questions in the language of the page; `null` if nobody counted. */
  readonly missing: number | null
}

export interface AdminOverview {
  readonly education: WaitingCounts
  readonly entertainment: WaitingCounts
  readonly gradesWithSubjects: readonly GradeChoice[]
  readonly gradesWithoutSubjects: readonly Option[]
  /** Grades beyond `gradesMax`, whose subjects were not read. */
  readonly unseenGrades: readonly Option[]
  readonly isWhole: boolean
  readonly gaps: GradeGaps | null
  readonly feedback: number | null
  /** `null` once all are done, and if the upstream says no more than that there are grades. */
  readonly firstSteps: readonly FirstStep[] | null
}

/**
 * Cloudflare allows 32 calls of other Workers per request. At most two count the questions under review, one the open
 * feedback, one those of each subject, one reads the grades and one the capabilities; the rest read the chapters of this
 * many subjects and, if nobody counts, the subjects of this many grades. See decision 19.
 */
const gradesMax = 15
const subjectsMax = 11

interface Grade extends GradeChoice {
  readonly subjects: readonly string[]
}

export async function readOverview(
  request: Request,
  context: AppContext,
  pages: ReadonlySet<string>,
): Promise<AdminOverview> {
  const count = await waitingCounter(context)
  const [education, entertainment, work, all, counted] = await Promise.all([
    count("education"),
    count("entertainment"),
    readWork(context),
    readGrades(context),
    countMissing(context),
  ])
  const school = work ? work.school : all.length === 0 ? schoolWithoutGrades : null
  const seen = counted
    ? all.map(counted)
    : await Promise.all(all.slice(0, gradesMax).map((grade) => withSubjects(context, grade)))
  const wanted = readChoice(request, "grade")
  const gradesWithSubjects = seen.filter(({ subjects }) => subjects.length > 0)
  const [worst] = gradesWithSubjects.toSorted(
    (one, other) => (other.missing ?? 0) - (one.missing ?? 0),
  )
  const chosen = gradesWithSubjects.find(({ value }) => value === wanted) ?? worst
  const isWhole =
    gradesWithSubjects.length > 0 && gradesWithSubjects.every(({ missing }) => missing === 0)
  return {
    isWhole,
    education,
    entertainment,
    feedback: work ? sumFeedback(work) : await countFeedback(context),
    firstSteps: school ? toSteps(school, context, pages) : null,
    gradesWithSubjects: gradesWithSubjects.map((grade) => ({
      ...toOption(grade),
      missing: grade.missing,
    })),
    gradesWithoutSubjects: seen.filter(({ subjects }) => subjects.length === 0).map(toOption),
    unseenGrades: all.slice(seen.length),
    gaps: chosen && !isWhole ? await getGaps(context, chosen) : null,
  }
}

const toOption = ({ value, label }: Option): Option => ({ value, label })

async function readWork({ upstream }: AppContext): Promise<WaitingWork | null> {
  const reply = await orNull(upstream.admin.waitingWork())
  return reply?.status === 200 ? reply.body : null
}

const sumFeedback = ({ waits }: WaitingWork) =>
  waits
    .filter(({ kind }) => kind === "appeals" || kind === "reports" || kind === "requests")
    .reduce((sum, { count }) => sum + count, 0)

async function countFeedback({ upstream }: AppContext): Promise<number | null> {
  const open = await orNull(upstream.feedback.open())
  if (open?.status !== 200) return null
  const { appeals, reports, requests = [] } = open.body
  return appeals.length + reports.length + requests.length
}

async function readGrades({ upstream }: AppContext): Promise<Option[]> {
  const grades = await upstream.catalogue.grades()
  return grades.map(({ gradeId, gradeName }) => ({ value: gradeId, label: gradeName }))
}

/** By one call for all grades. `null` if the upstream does not count. */
async function countMissing({ upstream, i18n }: AppContext) {
  const reply = await orNull(upstream.admin.questionCounts())
  if (reply?.status !== 200) return null
  const { subjects } = reply.body
  const missingIn = ({ chapters, emptyChapters }: (typeof subjects)[number]) =>
    chapters === 0 ? 1 : (emptyChapters?.[i18n.language] ?? null)
  return (grade: Option): Grade => {
    const own = subjects.filter(({ gradeId }) => gradeId === grade.value)
    const missing = own.map(missingIn)
    return {
      ...grade,
      subjects: own.map(({ subjectName }) => subjectName),
      missing: missing.includes(null)
        ? null
        : missing.reduce((sum: number, each) => sum + (each ?? 0), 0),
    }
  }
}

async function withSubjects({ upstream }: AppContext, grade: Option): Promise<Grade> {
  const answer = await upstream.catalogue.subjectsOfGrade(grade.value)
  const subjects = answer.status === 200 ? answer.body.subjects : []
  return { ...grade, subjects: subjects.map(({ subjectName }) => subjectName), missing: null }
}

async function getGaps({ upstream, i18n }: AppContext, grade: Grade): Promise<GradeGaps> {
  const { subjects } = grade
  const listed = await Promise.all(
    subjects.slice(0, subjectsMax).map(async (subject) => {
      const answer = await upstream.catalogue.chapters({ grade: grade.value, subject })
      return { subject, chapters: answer.status === 200 ? answer.body.chapters : [] }
    }),
  )
  return {
    grade: toOption(grade),
    subjectsWithoutChapters: listed
      .filter(({ chapters }) => chapters.length === 0)
      .map(({ subject }) => subject),
    hasChapters: listed.some(({ chapters }) => chapters.length > 0),
    // A chapter whose games the upstream does not list counts as having questions.
    withoutQuestions: listed.flatMap(({ subject, chapters }) => {
      const empty = chapters
        .map((each) => ({
          name: each.name,
          number: String(each.number),
          offer: bestOffer(gameNames.map((game) => toOffer(each, game, i18n.language))),
        }))
        .filter(({ offer }) => offer !== "here")
      return empty.length > 0 ? [{ subject, chapters: empty }] : []
    }),
    unseen: subjects.slice(subjectsMax),
  }
}
