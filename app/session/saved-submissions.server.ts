import type { Referee, TypedFields } from "#game/referee"
import { signedCookie } from "#app/cookies/signed-cookie.server"
import { toReturnPath } from "./return-path.server"
import type { Session } from "./session.server"

export type SavedSubmissions = ReturnType<typeof createSavedSubmissions>

const dayS = 24 * 60 * 60

interface Dependencies {
  readonly refereeOf: (personId: string) => Referee
  readonly request: Request
  readonly session: Session
  readonly secrets: string[]
}

/**
 * The form that a person posted after their session had ended, for one request. A cookie marks the
 * page that it belongs to, so that other pages need not call the referee.
 */
export function createSavedSubmissions({ refereeOf, request, session, secrets }: Dependencies) {
  const path = toReturnPath(request)
  const marker = signedCookie("kept-form", secrets, dayS)
  const cookies: string[] = []
  let isRedirected = false
  let taken: TypedFields | null = null
  return {
    markRedirected: () => void (isRedirected = true),
    async save(fields: TypedFields): Promise<void> {
      if (!session.ended || !isRedirected) return
      await refereeOf(session.ended.id).run({ type: "saveForm", path, fields })
      cookies.push(await marker.serialize(path))
    },
    async take(): Promise<TypedFields | null> {
      if (!session.person || (await marker.parse(request.headers.get("Cookie"))) !== path)
        return null
      cookies.push(await marker.serialize("", { maxAge: 0 }))
      taken = await refereeOf(session.person.id).run({ type: "takeForm", path })
      return taken
    },
    /** For a page that could not be shown after all. */
    async giveBack(): Promise<void> {
      if (!session.person || !taken) return
      await refereeOf(session.person.id).run({ type: "saveForm", path, fields: taken })
      cookies.length = 0
    },
    commit: (): string[] => cookies,
  }
}

/** Of a field that was sent several times, the last value is the one that counts. */
export const lastOfEach = (typed: TypedFields): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(typed).map(([name, value]) => [name, [value].flat().at(-1) ?? ""]),
  )

const isSecret = (name: string) => /password|token/i.test(name)

/** In characters, names and values together: more than any form of this site has within its limits. */
const mostCharacters = 20_000

/**
 * The fields to save of a form, without secrets and files. They are stored and shown again, so fields
 * beyond what any form holds are left out.
 */
export async function typedFields(posted: Pick<Request, "formData">): Promise<TypedFields> {
  const sent = await posted.formData().catch(() => new FormData())
  const typed = new Map<string, string[]>()
  let left = mostCharacters
  for (const [name, value] of sent) {
    if (isSecret(name) || typeof value !== "string") continue
    // An empty field takes space, too.
    left -= name.length + value.length + 10
    if (left < 0) break
    const values = typed.get(name)
    if (values) values.push(value)
    else typed.set(name, [value])
  }
  return Object.fromEntries(
    Array.from(typed, ([name, values]) => [name, values.length > 1 ? values : (values[0] ?? "")]),
  )
}
