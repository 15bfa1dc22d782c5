import { readChoice } from "~/admin/read-choice.server"
import type { AppContext } from "~/context.server"
import type { Links } from "./links"

export async function readLinks(request: Request, { upstream }: AppContext): Promise<Links> {
  const grade = readChoice(request, "grade")
  const [grades, subjects, ofGrade] = await Promise.all([
    upstream.catalogue.grades(),
    upstream.catalogue.subjects(),
    grade ? upstream.catalogue.subjectsOfGrade(grade) : null,
  ])
  const linked =
    ofGrade?.status === 200 ? ofGrade.body.subjects.map(({ subjectName }) => subjectName) : []
  return {
    grade,
    grades: grades.map(({ gradeId, gradeName }) => ({ value: gradeId, label: gradeName })),
    subjects: subjects.map((name) => ({ name, isLinked: linked.includes(name) })),
    isUnknown: ofGrade !== null && ofGrade.status !== 200,
  }
}
