import { type Jar, createJar } from "./jar.server"
import { isShort, type LastPlayed } from "./last-played.server"
import { type Access, type Person, type SignedIn, getAccess, getPerson } from "./person.server"
import type { RunOfRounds } from "./run.server"
import type { SessionCookies } from "./session-cookies.server"
import { bookmarkMax, signedOut, type State } from "./state.server"

const warningMs = 5 * 60 * 1000

export class StoredSession {
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

  setRun(run: RunOfRounds) {
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

  setPoints(points: number) {
    if (!this.person || this.person.points === points) return
    this.#set({ person: { ...this.person, points } })
  }

  raisePoints(points: number) {
    if (!this.person || points <= this.person.points) return
    this.setPoints(points)
    this.#set({ pointsAt: this.now })
  }

  setAvatar(avatar: Person["avatar"]) {
    if (!this.person || this.person.avatar === avatar) return
    this.#set({ person: { ...this.person, avatar } })
  }

  setNews(news: number) {
    if (!this.person || this.person.news === news) return
    this.#set({ person: { ...this.person, news } })
  }

  confirm() {
    if (this.person?.isWaiting) this.#set({ person: { ...this.person, isWaiting: false } })
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
    this.ended = this.person ?? this.ended
    this.signOut()
  }

  async commit() {
    return this.#isDirty ? this.cookies.commit(this.#state, this.jar.cookies) : []
  }

  #set(part: Partial<State>) {
    this.#state = { ...this.#state, ...part }
    this.#isDirty = true
  }

  /** The time until the token expires; Infinity without a person or an expiry. */
  #leftMs(): number {
    return (this.person?.expiresAt ?? Infinity) - this.now
  }
}
