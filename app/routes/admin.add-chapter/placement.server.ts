import { readChoice } from "#app/admin/admin-request.server"
import { orWithout } from "#app/forms/refusals.server"
import { Curriculum } from "#app/catalogue/curriculum.server"
import { redirectToSubject } from "#app/play/sources/resolve-source.server"
import type { AppContext } from "#app/server/context.server"
import type { Option } from "#app/forms/fields/select-field.tsx"

interface Chapter {
  readonly name: string
  readonly number: string
}

export interface ChapterPlacement {
  readonly grade: string
  readonly subject: string
  readonly grades: readonly Option[]
  readonly subjects: readonly Option[]
  readonly chapters: readonly Chapter[] | null
  readonly isUnknown: boolean
}

export const nextNumber = (chapters: readonly { readonly number?: string | number }[]): string =>
  String(Math.max(0, ...chapters.map(({ number }) => Number(number ?? 0))) + 1)

/** Redirects if the address names the subject in another language than the page's. */
export async function readPlacement(
  request: Request,
  context: AppContext,
): Promise<ChapterPlacement> {
  const [grade, subject] = [readChoice(request, "grade"), readChoice(request, "subject")]
  const alone = { grade, subject, grades: [], subjects: [], chapters: null, isUnknown: false }
  const placement = await orWithout(context, placementIn(context, grade, subject), alone)
  if (!placement.isUnknown || !grade || !subject || context.isSubmission) return placement
  const found = await new Curriculum(context, grade).findSubject(subject)
  const elsewhere = found && redirectToSubject(request, found.name)
  if (elsewhere) throw elsewhere
  return placement
}

async function placementIn(
  { upstream }: AppContext,
  grade: string,
  subject: string,
): Promise<ChapterPlacement> {
  const [grades, ofGrade, ofSubject] = await Promise.all([
    upstream.catalogue.grades(),
    grade ? upstream.catalogue.subjectsOfGrade(grade) : null,
    grade && subject ? upstream.catalogue.chapters({ grade, subject }) : null,
  ])
  const names = ofGrade?.status === 200 ? ofGrade.body.subjects.map(getName) : []
  const chapters =
    names.includes(subject) && ofSubject?.status === 200 ? ofSubject.body.chapters : null
  return {
    grade,
    subject,
    grades: grades.map(({ gradeId, gradeName }) => ({ value: gradeId, label: gradeName })),
    subjects: names.map((name) => ({ value: name, label: name })),
    chapters: chapters?.map(({ name, number }) => ({ name, number: String(number) })) ?? null,
    isUnknown: (ofGrade !== null && ofGrade.status !== 200) || (subject !== "" && !chapters),
  }
}

export async function wrongPlacement(
  context: AppContext,
  { grade, subject }: { readonly grade: string; readonly subject: string },
): Promise<"grade" | "subject" | null> {
  const answer = await context.upstream.catalogue.subjectsOfGrade(grade)
  if (answer.status !== 200) return "grade"
  if (answer.body.subjects.map(getName).includes(subject)) return null
  return (await new Curriculum(context, grade).findSubject(subject)) ? null : "subject"
}

const getName = ({ subjectName }: { readonly subjectName: string }) => subjectName
