import type { Jar } from "./jar.server"
import type { LastPlayed } from "./last-played.server"
import type { Access, Person, SignedIn } from "./person.server"
import type { RunOfRounds } from "./run.server"
import { readCookies } from "./session-cookies.server"
import type { SignedSessionMark } from "./state.server"
import { StoredSession } from "./stored-session.server"

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
  setAvatar(avatar: Person["avatar"]): void
  setNews(news: number): void
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
