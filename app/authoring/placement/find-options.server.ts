import type { Language } from "#contract/words"
import type { Option } from "#app/forms/fields/select-field.tsx"
import { orNull } from "#app/forms/refusals.server"
import type { AppContext } from "#app/server/context.server"
import { orMissing } from "#app/upstream/errors.server"
import type { Person } from "#app/session/person.server"
import type { PlacementChoice, PlacementOptions } from "./placement"

interface Context {
  readonly upstream: {
    readonly catalogue: Pick<
      AppContext["upstream"]["catalogue"],
      "grades" | "ownGrades" | "subjectsOfGrade" | "chapters"
    >
    readonly profile: Pick<AppContext["upstream"]["profile"], "subjects">
  }
}
type OwnSubjects = Awaited<ReturnType<Context["upstream"]["profile"]["subjects"]>>
type Author = Pick<Person, "role" | "subject">

/**
 * What an author teaches, as the upstream says now; none for an admin, who writes for every subject, and `null` if the
 * call failed. An upstream that does not list subjects has the one of the log-in.
 */
export async function findOwnSubjects(
  { upstream }: Context,
  { role, subject }: Author,
  language?: Language,
): Promise<OwnSubjects | null> {
  if (role === "Admin") return { subjects: [], trusted: [] }
  const listed = await orNull(orMissing(upstream.profile.subjects(language)))
  return listed === undefined || listed?.subjects.length === 0
    ? { subjects: [subject], trusted: [] }
    : listed
}

/**
 * The options for a choice, in the page's language or the given one. If a call fails, its only option is the
 * chosen value.
 */
export async function findOptions(
  context: Context,
  person: Author,
  chosen: PlacementChoice,
  language?: Language,
  own = findOwnSubjects(context, person, language),
): Promise<PlacementOptions> {
  const { catalogue } = context.upstream
  const isAdmin = person.role === "Admin"
  const { grade } = chosen
  const said = await own
  const taught = said?.subjects ?? null
  const single = taught || !chosen.subject ? toSingle(taught ?? [person.subject]) : ""
  const subject = single || chosen.subject
  const [grades, listed, chapters] = await Promise.all([
    orNull(isAdmin ? catalogue.grades(language) : catalogue.ownGrades(language).then(getGrades)),
    !single && grade ? orNull(catalogue.subjectsOfGrade(grade, language).then(getSubjects)) : [],
    grade && subject
      ? orNull(catalogue.chapters({ grade, subject }, language).then(getChapters))
      : [],
  ])
  const subjects = isAdmin
    ? listed
    : taught && listed?.filter(({ value }) => taught.includes(value))
  const isTrusted = (name: string) => said?.trusted.includes(name) === true
  return {
    grades: grades?.map(gradeOption) ?? only(grade),
    subjects: single ? null : (subjects ?? only(chosen.subject)),
    chapters: grade && subject ? (chapters ?? only(chosen.chapter)) : null,
    isPartial: [taught, grades, listed, chapters].includes(null),
    isTrusted: taught?.length ? taught.every(isTrusted) : false,
    inSubject:
      chosen.subject && taught?.some(isTrusted) && !taught.every(isTrusted)
        ? isTrusted(chosen.subject)
          ? "published"
          : "reviewed"
        : null,
    single,
    of: { grade, subject: chosen.subject },
  }
}

const toSingle = ([first = "", ...others]: readonly string[]) => (others.length > 0 ? "" : first)

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

const getGrades = (reply: Reply<readonly Grade[]>) => (reply.status === 200 ? reply.body : [])

function getSubjects(
  reply: Reply<{ readonly subjects: readonly { readonly subjectName: string }[] }>,
): readonly Option[] {
  if (reply.status !== 200) return []
  return reply.body.subjects.map(({ subjectName }) => ({ value: subjectName, label: subjectName }))
}

function getChapters(
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
