import { readChoice } from "#app/admin/read-choice.server"
import type { AppContext } from "#app/server/context.server"
import { orWithout } from "#app/forms/unavailable.server"
import type { Place } from "./place"

/** Reads the steps from the address, each with what it offers. */
export function readPlace(request: Request, context: AppContext): Promise<Place> {
  const [grade, subject] = [readChoice(request, "grade"), readChoice(request, "subject")]
  const alone = { grade, subject, grades: [], subjects: [], chapters: null, isUnknown: false }
  return orWithout(context, placeIn(context, grade, subject), alone)
}

async function placeIn({ upstream }: AppContext, grade: string, subject: string): Promise<Place> {
  const [grades, ofGrade, ofSubject] = await Promise.all([
    upstream.catalogue.grades(),
    grade ? upstream.catalogue.subjectsOfGrade(grade) : null,
    grade && subject ? upstream.catalogue.chapters({ grade, subject }) : null,
  ])
  const names = ofGrade?.status === 200 ? ofGrade.body.subjects.map(nameOf) : []
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

/** Which of the two the API or the grade does not know; `null` where a chapter may come. */
export async function wrongPlace(
  { upstream }: AppContext,
  { grade, subject }: { readonly grade: string; readonly subject: string },
): Promise<"grade" | "subject" | null> {
  const answer = await upstream.catalogue.subjectsOfGrade(grade)
  if (answer.status !== 200) return "grade"
  return answer.body.subjects.map(nameOf).includes(subject) ? null : "subject"
}

const nameOf = ({ subjectName }: { readonly subjectName: string }) => subjectName
