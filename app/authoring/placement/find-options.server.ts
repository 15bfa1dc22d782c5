import type { Language } from "#contract/words"
import type { Option } from "#app/forms/select-field.tsx"
import { orNull } from "#app/forms/unavailable.server"
import type { AppContext } from "#app/server/context.server"
import type { Person } from "#app/session/person.server"
import type { PlacementChoice, PlacementOptions } from "./placement"

/**
 * The options for a choice, in the page's language or the given one. If a call fails, its only option is the
 * chosen value.
 */
export async function findOptions(
  { upstream: { catalogue } }: Pick<AppContext, "upstream">,
  person: Pick<Person, "role" | "subject">,
  chosen: PlacementChoice,
  language?: Language,
): Promise<PlacementOptions> {
  const isAdmin = person.role === "Admin"
  const { grade } = chosen
  const subject = isAdmin ? chosen.subject : person.subject
  const [grades, subjects, chapters] = await Promise.all([
    orNull(isAdmin ? catalogue.grades(language) : catalogue.ownGrades(language).then(gradesOf)),
    isAdmin && grade ? orNull(catalogue.subjectsOfGrade(grade, language).then(subjectsOf)) : [],
    grade && subject
      ? orNull(catalogue.chapters({ grade, subject }, language).then(chaptersOf))
      : [],
  ])
  return {
    grades: grades?.map(gradeOption) ?? only(grade),
    subjects: isAdmin ? (subjects ?? only(chosen.subject)) : null,
    chapters: grade && subject ? (chapters ?? only(chosen.chapter)) : null,
    isPartial: [grades, subjects, chapters].includes(null),
    of: { grade, subject: chosen.subject },
  }
}

const only = (value: string) => (value ? [{ value, label: value, name: value }] : [])

interface Grade {
  readonly gradeId: string
  readonly gradeName: string
}

const gradeOption = ({ gradeId, gradeName }: Grade): Option => ({
  value: gradeId,
  label: gradeName,
})

type Reply<Body> =
  | { readonly status: 200; readonly body: Body }
  | { readonly status: 400 | 401 | 403 | 404 }

const gradesOf = (reply: Reply<readonly Grade[]>) => (reply.status === 200 ? reply.body : [])

function subjectsOf(
  reply: Reply<{ readonly subjects: readonly { readonly subjectName: string }[] }>,
): readonly Option[] {
  if (reply.status !== 200) return []
  return reply.body.subjects.map(({ subjectName }) => ({ value: subjectName, label: subjectName }))
}

/** The chapters as options by number, which is the same in every language. */
function chaptersOf(
  reply: Reply<{
    readonly chapters: readonly { readonly name: string; readonly number: number }[]
  }>,
) {
  if (reply.status !== 200) return []
  return reply.body.chapters.map(({ name, number }) => ({
    value: String(number),
    label: `${number}. ${name}`,
    name,
  }))
}
