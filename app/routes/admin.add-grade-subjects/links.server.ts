import { readChoice } from "#app/admin/admin-request.server"
import type { AppContext } from "#app/server/context.server"
import { orWithout } from "#app/forms/refusals.server"
import type { Option } from "#app/forms/fields/select-field.tsx"

export interface GradeLinks {
  readonly grade: string
  readonly grades: readonly Option[]
  readonly subjects: readonly { readonly name: string; readonly isLinked: boolean }[]
  readonly isUnknown: boolean
}

export function readLinks(request: Request, context: AppContext): Promise<GradeLinks> {
  const grade = readChoice(request, "grade")
  const alone = { grade, grades: [], subjects: [], isUnknown: false }
  return orWithout(context, toLinks(context, grade), alone)
}

async function toLinks({ upstream }: AppContext, grade: string): Promise<GradeLinks> {
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
