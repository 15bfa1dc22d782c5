import type { KeptForms as FormStore, TypedFields } from "#game/kept-forms"
import { signedCookie } from "#app/cookies/signed-cookie.server"
import { pathOf } from "./path.server"
import type { Session } from "./session.server"

export type KeptForms = ReturnType<typeof createKeptForms>

const dayS = 24 * 60 * 60

interface Surroundings {
  readonly forms: FormStore
  readonly upstreamHost: string
  readonly request: Request
  readonly session: Session
  readonly secrets: string[]
}

/**
 * The form that a person posted when their session was over, for one request. A cookie says that
 * there is one, so that other pages need not ask.
 */
export function createKeptForms({ forms, upstreamHost, request, session, secrets }: Surroundings) {
  const path = pathOf(request)
  const marker = signedCookie("kept-form", secrets, dayS)
  const cookies: string[] = []
  let isTurnedAway = false
  return {
    /** The person was sent to log in: what they posted came too late. */
    turnAway: () => void (isTurnedAway = true),
    /** Keeps it for the person whose session has ended; without such a person nothing is kept. */
    async keep(fields: TypedFields): Promise<void> {
      if (!session.ended || !isTurnedAway) return
      await forms.keepForm(`${upstreamHost}/${session.ended.id}`, path, fields)
      cookies.push(await marker.serialize(path))
    },
    /** What the person who is back had typed into the form of this page; `null` where nothing was lost. */
    async take(): Promise<TypedFields | null> {
      if (!session.person || (await marker.parse(request.headers.get("Cookie"))) !== path)
        return null
      cookies.push(await marker.serialize("", { maxAge: 0 }))
      return forms.takeForm(`${upstreamHost}/${session.person.id}`, path)
    },
    commit: (): string[] => cookies,
  }
}
