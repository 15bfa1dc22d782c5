import { readChoice } from "~/admin/read-choice.server"
import type { AppContext } from "~/context.server"
import type { Place } from "./place"

/** Reads the steps from the address, each with what it offers. */
export async function readPlace(request: Request, { upstream }: AppContext): Promise<Place> {
  const [grade, subject] = [readChoice(request, "grade"), readChoice(request, "subject")]
  const [grades, ofGrade, ofSubject] = await Promise.all([
    upstream.catalogue.grades(),
    grade ? upstream.catalogue.subjectsOfGrade(grade) : null,
    grade && subject ? upstream.catalogue.chapters({ grade, subject }) : null,
  ])
  const names =
    ofGrade?.status === 200 ? ofGrade.body.subjects.map(({ subjectName }) => subjectName) : []
  const chapters = ofSubject?.status === 200 ? ofSubject.body.chapters : null
  // A name in the other language is known to the API, and not among the names of this one.
  if (chapters && !names.includes(subject)) names.push(subject)
  return {
    grade,
    subject,
    grades: grades.map(({ gradeId, gradeName }) => ({ value: gradeId, label: gradeName })),
    subjects: names.map((name) => ({ value: name, label: name })),
    chapters: chapters?.map(({ name, number }) => ({ name, number: String(number) })) ?? null,
    isUnknown:
      (ofGrade ?? ofSubject) !== null &&
      (ofGrade?.status !== 200 || (chapters === null && subject !== "")),
  }
}
