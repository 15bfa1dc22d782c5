import type { Cookie } from "@remix-run/cloudflare"
import * as z from "zod"
import { signedCookie } from "~/cookies/signed-cookie.server"
import { type Jar, createJar, jarSchema } from "./jar.server"
import { type Person, type SignedIn, personOf, personSchema } from "./person.server"

const warningMs = 5 * 60 * 1000
const weekS = 7 * 24 * 60 * 60
/** Of the 4,096 bytes that browsers take, with room for the cookie's own attributes. */
const cookieMaxBytes = 3500

const stateSchema = z.object({
  person: personSchema,
  jar: jarSchema,
  /** The person has been told that the end is near. */
  isWarned: z.boolean().default(false),
})

/** Who is there, for one request. Written back once, at its end, and only when it changed. */
export interface Session {
  readonly person: Person | null
  readonly token: string | null
  readonly jar: Jar
  /** Whose session was there and is over: its time ran out or the upstream said 401. */
  readonly ended: Person | null
  signIn(answer: SignedIn): void
  setPoints(points: number): void
  /** True once, when 5 minutes or less remain. */
  takeWarning(): boolean
  signOut(): void
  /** The upstream does not know the token any more. */
  end(): void
  /** The Set-Cookie to send, if any. */
  commit(): Promise<string[]>
}

/** Reads the signed cookie; one that was tampered with counts as none. */
export async function readSession(
  request: Request,
  secrets: string[],
  now = Date.now(),
): Promise<Session> {
  const cookie = signedCookie("session", secrets, weekS)
  const stored = stateSchema.safeParse(await cookie.parse(request.headers.get("Cookie")))
  return new StoredSession(stored.success ? stored.data : null, cookie, now)
}

class StoredSession implements Session {
  readonly jar: Jar
  #person: Person | null
  #ended: Person | null = null
  #isWarned: boolean
  #isDirty = false

  constructor(
    stored: z.output<typeof stateSchema> | null,
    private readonly cookie: Cookie,
    private readonly now: number,
  ) {
    this.#person = stored?.person ?? null
    this.#isWarned = stored?.isWarned ?? false
    this.jar = createJar(stored?.jar ?? [], now, () => (this.#isDirty = true))
    if (this.#leftMs() <= 0) this.end()
  }

  get person() {
    return this.#person
  }

  get token() {
    return this.#person?.token ?? null
  }

  get ended() {
    return this.#ended
  }

  signIn(answer: SignedIn) {
    this.#person = personOf(answer)
    this.#isWarned = false
    this.#isDirty = true
  }

  setPoints(points: number) {
    if (this.#person) this.#person = { ...this.#person, points }
    this.#isDirty = true
  }

  takeWarning() {
    if (this.#isWarned || this.#leftMs() > warningMs) return false
    this.#isWarned = true
    this.#isDirty = true
    return true
  }

  signOut() {
    this.#person = null
    this.jar.cookies.length = 0
    this.#isDirty = true
  }

  end() {
    this.#ended = this.#person ?? this.#ended
    this.signOut()
  }

  async commit() {
    if (!this.#isDirty) return []
    if (!this.#person) return [await this.cookie.serialize("", { maxAge: 0 })]
    const state = { person: this.#person, jar: this.jar.cookies, isWarned: this.#isWarned }
    return [await serialized(this.cookie, state)]
  }

  /** Until the token's end; without a person or an end, for ever. */
  #leftMs(): number {
    return (this.#person?.expiresAt ?? Infinity) - this.now
  }
}

/** The oldest upstream cookies give way where the whole would not fit. */
async function serialized(cookie: Cookie, state: z.output<typeof stateSchema>): Promise<string> {
  const header = await cookie.serialize(state)
  if (header.length <= cookieMaxBytes || state.jar.length === 0) return header
  const [dropped, ...jar] = state.jar
  console.warn(JSON.stringify({ event: "session.cookie-dropped", name: dropped?.name }))
  return serialized(cookie, { ...state, jar })
}
