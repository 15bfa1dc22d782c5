import type { Option } from "#app/forms/select-field.tsx"
import { orNull } from "#app/forms/unavailable.server"
import type { Maker } from "./maker.server"
import type { Choice, Places } from "./places"

/** What the writer can choose, given what is chosen; an API that fails leaves what was chosen. */
export async function findPlaces(
  { context, person }: Pick<Maker, "context" | "person">,
  chosen: Choice,
): Promise<Places> {
  const { catalogue } = context.upstream
  const isAdmin = person.role === "Admin"
  const { grade } = chosen
  const subject = isAdmin ? chosen.subject : person.subject
  const [grades, subjects, chapters] = await Promise.all([
    orNull(isAdmin ? catalogue.grades() : catalogue.ownGrades().then(gradesOf)),
    isAdmin && grade ? orNull(catalogue.subjectsOfGrade(grade).then(subjectsOf)) : [],
    grade && subject ? orNull(catalogue.chapters({ grade, subject }).then(chaptersOf)) : [],
  ])
  return {
    grades: grades?.map(gradeOption) ?? only(grade),
    subjects: isAdmin ? (subjects ?? only(chosen.subject)) : null,
    chapters: grade && subject ? (chapters ?? only(chosen.chapter)) : null,
    isPartial: [grades, subjects, chapters].includes(null),
    of: { grade, subject: chosen.subject },
  }
}

/** What was chosen already, where the API does not say what else there is. */
const only = (value: string) => (value ? [{ value, label: value, name: value }] : [])

interface Grade {
  readonly gradeId: string
  readonly gradeName: string
}

const gradeOption = ({ gradeId, gradeName }: Grade): Option => ({
  value: gradeId,
  label: gradeName,
})

type Told<Body> =
  { readonly status: 200; readonly body: Body } | { readonly status: 400 | 401 | 403 | 404 }

const gradesOf = (answer: Told<readonly Grade[]>) => (answer.status === 200 ? answer.body : [])

function subjectsOf(
  answer: Told<{ readonly subjects: readonly { readonly subjectName: string }[] }>,
): readonly Option[] {
  if (answer.status !== 200) return []
  return answer.body.subjects.map(({ subjectName }) => ({ value: subjectName, label: subjectName }))
}

/** By number, which is the same in every language. */
function chaptersOf(
  answer: Told<{
    readonly chapters: readonly { readonly name: string; readonly number: number }[]
  }>,
) {
  if (answer.status !== 200) return []
  return answer.body.chapters.map(({ name, number }) => ({
    value: String(number),
    label: `${number}. ${name}`,
    name,
  }))
}
