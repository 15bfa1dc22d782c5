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
  return {
    markRedirected: () => void (isRedirected = true),
    async save(fields: TypedFields): Promise<void> {
      if (!session.ended || !isRedirected) return
      await refereeOf(session.ended.id).run({ type: "saveForm", path, fields })
      cookies.push(await marker.serialize(path))
    },
    /** `null` if nothing was saved for this page. */
    async take(): Promise<TypedFields | null> {
      if (!session.person || (await marker.parse(request.headers.get("Cookie"))) !== path)
        return null
      cookies.push(await marker.serialize("", { maxAge: 0 }))
      return refereeOf(session.person.id).run({ type: "takeForm", path })
    },
    commit: (): string[] => cookies,
  }
}
