import { type Jar, createJar } from "./jar.server"
import {
  type DayMoment,
  type LastPlayed,
  type RunOfRounds,
  type SignedSessionMark,
  isShort,
  bookmarkMax,
  signedOut,
  type State,
} from "./state.server"
import { type Access, type Person, type SignedIn, getAccess, getPerson } from "./person.server"
import { readCookies, type SessionCookies } from "./session-cookies.server"

/** The session of one request. Written back once, at its end, and only when it changed. */
export interface Session {
  readonly person: Person | null
  readonly token: string | null
  readonly jar: Jar
  readonly mark: SignedSessionMark | null
  /** Ended in this request, by expiry, by a 401 or on another device. */
  readonly ended: Person | null
  readonly lastPlayed: LastPlayed | null
  setLastPlayed(last: LastPlayed | null): void
  readonly run: RunOfRounds | null
  setRun(run: RunOfRounds): void
  readonly moment: DayMoment | null
  setMoment(moment: DayMoment): void
  signIn(answer: SignedIn): void
  /**
   * Gives the session a new id, so that copies of the cookie can be ended, and the new token if there is one. The time
   * of the log-in stays, since the points are as old as they were.
   */
  renew(access: Access | null): void
  /** When the points were known without the referee, in ms since 1970: the log-in, or a call of `raisePoints`. */
  readonly pointsAt: number
  /** Sets the newest total that a claim brought, on this device or another one. It may be less than the known one. */
  setPoints(points: number): void
  /** Sets points that the API added without a claim; fewer than the known ones change nothing. */
  raisePoints(points: number): void
  /** Points that are still to be credited, see `State`. */
  readonly welcome: number
  setWelcome(points: number): void
  setAvatar(avatar: Person["avatar"]): void
  setNews(news: number): void
  setHasClasses(hasClasses: boolean): void
  confirm(): void
  /** The state that the API must read at least for this person; a later bookmark replaces an earlier one. */
  readonly bookmark: string | null
  setBookmark(bookmark: string): void
  /** True once, when 5 minutes or less remain. */
  takeWarning(): boolean
  signOut(): void
  end(): void
  commit(): Promise<string[]>
}

/** Reads the signed cookie; a tampered one counts as absent. */
export async function readSession(
  request: Request,
  secrets: string[],
  now = Date.now(),
): Promise<Session> {
  return new StoredSession(await readCookies(request, secrets, now), now)
}

const warningMs = 5 * 60 * 1000

class StoredSession {
  readonly jar: Jar
  ended: Person | null = null
  #state: State
  #isDirty = false

  constructor(
    private readonly cookies: SessionCookies,
    private readonly now: number,
  ) {
    this.#state = cookies.state
    this.jar = createJar(cookies.jar, now, () => (this.#isDirty = true))
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

  get moment() {
    return this.#state.moment
  }

  setRun = (run: RunOfRounds) => this.#set({ run })
  setMoment = (moment: DayMoment) => this.#set({ moment })

  get bookmark() {
    return this.#state.bookmark
  }

  setBookmark(bookmark: string) {
    if (bookmark.length > bookmarkMax || bookmark <= (this.bookmark ?? "")) return
    this.#state = { ...this.#state, bookmark }
    this.#isDirty ||= this.person !== null
  }

  signIn(answer: SignedIn) {
    this.jar.forgetFormerPerson()
    const mark = { id: crypto.randomUUID(), signedInAt: this.now }
    this.#set({ ...signedOut, person: getPerson(answer), mark, bookmark: this.bookmark })
  }

  renew(access: Access | null) {
    if (!this.person) return
    const mark = { id: crypto.randomUUID(), signedInAt: this.mark?.signedInAt ?? this.now }
    const isWarned = access === null && this.#state.isWarned
    this.#set({ person: { ...this.person, ...(access && getAccess(access)) }, mark, isWarned })
  }

  get pointsAt() {
    return Math.max(this.#state.pointsAt ?? 0, this.mark?.signedInAt ?? 0)
  }

  setPoints = (points: number) => this.#setPerson({ points })

  raisePoints(points: number) {
    if (!this.person || points <= this.person.points) return
    this.setPoints(points)
    this.#set({ pointsAt: this.now })
  }

  get welcome() {
    return this.#state.welcome
  }

  setWelcome(welcome: number) {
    if (this.person && welcome !== this.welcome) this.#set({ welcome })
  }

  setAvatar = (avatar: Person["avatar"]) => this.#setPerson({ avatar })
  setNews = (news: number) => this.#setPerson({ news })
  setHasClasses = (hasClasses: boolean) => this.#setPerson({ hasClasses })
  confirm = () => this.#setPerson({ isWaiting: false })

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
    this.ended = this.person ?? this.ended
    this.signOut()
  }

  async commit() {
    return this.#isDirty ? this.cookies.commit(this.#state, this.jar.cookies) : []
  }

  #setPerson(part: Partial<Person>) {
    if (!this.person) return
    const person = { ...this.person, ...part }
    if (JSON.stringify(person) !== JSON.stringify(this.person)) this.#set({ person })
  }

  #set(part: Partial<State>) {
    this.#state = { ...this.#state, ...part }
    this.#isDirty = true
  }

  #leftMs(): number {
    return (this.person?.expiresAt ?? Infinity) - this.now
  }
}
