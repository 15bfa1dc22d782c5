import type { Cookie } from "@remix-run/cloudflare"
import * as z from "zod"
import { signedCookie } from "#app/cookies/signed-cookie.server"
import { parsedBy, readDevice } from "./device.server"
import { fitCookie } from "./fit-cookie.server"
import { type Jar, createJar, isOfDevice, jarSchema } from "./jar.server"
import { isShort, lastPlayedSchema, type LastPlayed } from "./last-played.server"
import { type Person, type SignedIn, personOf, personSchema } from "./person.server"
import { runSchema, type Run } from "./run.server"

const warningMs = 5 * 60 * 1000
const weekS = 7 * 24 * 60 * 60

const stateSchema = z.object({
  person: personSchema,
  jar: jarSchema,
  /** The person has seen the warning that the session is about to end. */
  isWarned: z.boolean().default(false),
  /** Missing in older cookies: such a session cannot be ended before it expires. */
  mark: z.object({ id: z.string(), signedInAt: z.number() }).nullable().default(null),
  lastPlayed: lastPlayedSchema.nullable().default(null).catch(null),
  run: runSchema.nullable().default(null).catch(null),
})

/** Identifies a session; it names nobody and grants nothing. */
export type SessionMark = NonNullable<z.output<typeof stateSchema>["mark"]>

/** The session of one request. Written back once, at its end, and only when it changed. */
export interface Session {
  readonly person: Person | null
  readonly token: string | null
  readonly jar: Jar
  /** `null` where nobody is signed in, and in older sessions. */
  readonly mark: SessionMark | null
  /** Whose session has ended in this request: it expired or the upstream answered 401. */
  readonly ended: Person | null
  readonly lastPlayed: LastPlayed | null
  setLastPlayed(last: LastPlayed | null): void
  /** How the rounds since the log-in went; `null` before the first. */
  readonly run: Run | null
  setRun(run: Run): void
  signIn(answer: SignedIn): void
  setPoints(points: number): void
  /** Points that another device won: fewer than are known change nothing. */
  raisePoints(points: number): void
  setAvatar(avatar: Person["avatar"]): void
  /** True once, when 5 minutes or less remain. */
  takeWarning(): boolean
  signOut(): void
  /** The upstream no longer accepts the token. */
  end(): void
  /** The Set-Cookie to send, if any. */
  commit(): Promise<string[]>
}

/** Reads the signed cookie; a tampered one counts as absent. */
export async function readSession(
  request: Request,
  secrets: string[],
  now = Date.now(),
): Promise<Session> {
  const header = request.headers.get("Cookie")
  const cookie = signedCookie("session", secrets, weekS)
  const stored = parsedBy(stateSchema, await cookie.parse(header))
  const device = await readDevice(header, secrets, now)
  return new StoredSession(stored, { cookie, device }, now)
}

interface CookieStores {
  readonly cookie: Cookie
  readonly device: Awaited<ReturnType<typeof readDevice>>
}

class StoredSession implements Session {
  readonly jar: Jar
  #person: Person | null
  #ended: Person | null = null
  #isWarned: boolean
  #mark: SessionMark | null
  #lastPlayed: LastPlayed | null
  #run: Run | null
  #isDirty = false

  constructor(
    stored: z.output<typeof stateSchema> | null,
    private readonly stores: CookieStores,
    private readonly now: number,
  ) {
    this.#person = stored?.person ?? null
    this.#isWarned = stored?.isWarned ?? false
    this.#mark = stored?.mark ?? null
    this.#lastPlayed = stored?.lastPlayed ?? null
    this.#run = stored?.run ?? null
    const cookies = [...stores.device.cookies, ...(stored?.jar ?? [])]
    this.jar = createJar(cookies, now, () => (this.#isDirty = true))
    if (this.#leftMs() <= 0) this.end()
  }

  get person() {
    return this.#person
  }

  get token() {
    return this.#person?.token ?? null
  }

  get mark() {
    return this.#mark
  }

  get ended() {
    return this.#ended
  }

  get lastPlayed() {
    return this.#lastPlayed
  }

  setLastPlayed(last: LastPlayed | null) {
    if (!this.#person || JSON.stringify(last) === JSON.stringify(this.#lastPlayed)) return
    this.#lastPlayed = last && isShort(last) ? last : null
    this.#isDirty = true
  }

  get run() {
    return this.#run
  }

  setRun(run: Run) {
    this.#run = run
    this.#isDirty = true
  }

  signIn(answer: SignedIn) {
    this.#person = personOf(answer)
    this.#mark = { id: crypto.randomUUID(), signedInAt: this.now }
    this.#isWarned = false
    this.#lastPlayed = null
    this.#run = null
    this.#isDirty = true
  }

  setPoints(points: number) {
    if (this.#person) this.#person = { ...this.#person, points }
    this.#isDirty = true
  }

  raisePoints(points: number) {
    if (this.#person && points > this.#person.points) this.setPoints(points)
  }

  setAvatar(avatar: Person["avatar"]) {
    if (!this.#person || this.#person.avatar === avatar) return
    this.#person = { ...this.#person, avatar }
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
    this.#mark = null
    this.#lastPlayed = null
    this.#run = null
    this.jar.forgetPerson()
    this.#isDirty = true
  }

  end() {
    this.#ended = this.#person ?? this.#ended
    this.signOut()
  }

  async commit() {
    if (!this.#isDirty) return []
    const { cookies } = this.jar
    return [await this.#serialized(), ...(await this.stores.device.commit(cookies))]
  }

  async #serialized(): Promise<string> {
    const [{ cookie }, person, isWarned] = [this.stores, this.#person, this.#isWarned]
    const [mark, lastPlayed, run] = [this.#mark, this.#lastPlayed, this.#run]
    if (!person) return cookie.serialize("", { maxAge: 0 })
    const ofPerson = this.jar.cookies.filter((each) => !isOfDevice(each))
    return fitCookie(ofPerson, (jar) =>
      cookie.serialize({ person, jar, isWarned, mark, lastPlayed, run }),
    )
  }

  /** Until the token expires; Infinity without a person or an expiry. */
  #leftMs(): number {
    return (this.#person?.expiresAt ?? Infinity) - this.now
  }
}
