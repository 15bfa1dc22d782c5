import type { Cookie } from "@remix-run/cloudflare"
import { signedCookie } from "#app/cookies/signed-cookie.server"
import { parsedBy, readDevice } from "./device.server"
import { fitCookie } from "./fit-cookie.server"
import { type Jar, createJar, isOfDevice } from "./jar.server"
import { isShort, type LastPlayed } from "./last-played.server"
import { type Person, type SignedIn, personOf } from "./person.server"
import type { Run } from "./run.server"
import {
  bookmarkMax,
  signedOut,
  stateSchema,
  type SessionMark,
  type State,
  type Stored,
} from "./state.server"

const warningMs = 5 * 60 * 1000
const weekS = 7 * 24 * 60 * 60

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
  /** How many own questions were decided since the person last looked. */
  setNews(news: number): void
  /** What the API must have read before it answers this person; a later one replaces an earlier one. */
  readonly bookmark: string | null
  setBookmark(bookmark: string): void
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
  #state: State
  #ended: Person | null = null
  #isDirty = false

  constructor(
    stored: Stored | null,
    private readonly stores: CookieStores,
    private readonly now: number,
  ) {
    const { jar, ...state } = stored ?? { ...signedOut, jar: [] }
    this.#state = state
    const cookies = [...stores.device.cookies, ...jar]
    this.jar = createJar(cookies, now, () => (this.#isDirty = true))
    if (this.#leftMs() <= 0) this.end()
  }

  get person() {
    return this.#state.person
  }

  get token() {
    return this.person?.token ?? null
  }

  get mark() {
    return this.#state.mark
  }

  get ended() {
    return this.#ended
  }

  get lastPlayed() {
    return this.#state.lastPlayed
  }

  setLastPlayed(last: LastPlayed | null) {
    if (!this.person || JSON.stringify(last) === JSON.stringify(this.lastPlayed)) return
    this.#set({ lastPlayed: last && isShort(last) ? last : null })
  }

  get run() {
    return this.#state.run
  }

  setRun(run: Run) {
    this.#set({ run })
  }

  get bookmark() {
    return this.#state.bookmark
  }

  setBookmark(bookmark: string) {
    if (bookmark.length > bookmarkMax || bookmark <= (this.bookmark ?? "")) return
    this.#state = { ...this.#state, bookmark }
    this.#isDirty ||= this.person !== null
  }

  signIn(answer: SignedIn) {
    const mark = { id: crypto.randomUUID(), signedInAt: this.now }
    this.#set({ ...signedOut, person: personOf(answer), mark, bookmark: this.bookmark })
  }

  setPoints(points: number) {
    this.#set({ person: this.person && { ...this.person, points } })
  }

  raisePoints(points: number) {
    if (this.person && points > this.person.points) this.setPoints(points)
  }

  setAvatar(avatar: Person["avatar"]) {
    if (!this.person || this.person.avatar === avatar) return
    this.#set({ person: { ...this.person, avatar } })
  }

  setNews(news: number) {
    if (!this.person || this.person.news === news) return
    this.#set({ person: { ...this.person, news } })
  }

  takeWarning() {
    if (this.#state.isWarned || this.#leftMs() > warningMs) return false
    this.#set({ isWarned: true })
    return true
  }

  signOut() {
    this.jar.forgetPerson()
    this.#set(signedOut)
  }

  end() {
    this.#ended = this.person ?? this.#ended
    this.signOut()
  }

  async commit() {
    if (!this.#isDirty) return []
    const { cookies } = this.jar
    return [await this.#serialized(), ...(await this.stores.device.commit(cookies))]
  }

  #set(part: Partial<State>) {
    this.#state = { ...this.#state, ...part }
    this.#isDirty = true
  }

  async #serialized(): Promise<string> {
    const { cookie } = this.stores
    if (!this.person) return cookie.serialize("", { maxAge: 0 })
    const ofPerson = this.jar.cookies.filter((each) => !isOfDevice(each))
    return fitCookie(ofPerson, (jar) => cookie.serialize({ ...this.#state, jar }))
  }

  /** Until the token expires; Infinity without a person or an expiry. */
  #leftMs(): number {
    return (this.person?.expiresAt ?? Infinity) - this.now
  }
}
