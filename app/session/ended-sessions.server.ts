import type { Referee } from "#game/referee"
import { inTime } from "#platform/in-time"
import { log } from "#app/log/log.server"
import type { Session } from "./session.server"
import type { SignedSessionMark } from "./state.server"

/** For a session without an expiry: browsers keep no cookie for longer than this. */
const longestMs = 400 * 24 * 60 * 60 * 1000
/** Browsers keep the cookie of a session for a week after its last change. */
const weekMs = 7 * 24 * 60 * 60 * 1000
/** How long a page waits for the referee; see docs/decisions/0028-logged-out.md. */
const patienceMs = 1_000

interface Dependencies {
  readonly refereeOf: (personId: string) => Referee
  readonly session: Session
  readonly patienceMs?: number
}

/** The record of ended sessions, which makes a copied cookie worthless. Never throws. */
export function createEndedSessions(dependencies: Dependencies) {
  const { refereeOf, session } = dependencies
  const { person, mark } = session
  let asked: Promise<boolean> | null = null
  const withTimeout = <T>(asked: Promise<T>) =>
    inTime(dependencies.patienceMs ?? patienceMs, asked).catch(unchecked)
  const ask = async () => {
    if (!person || !mark) return false
    const asked = refereeOf(person.id).run({ type: "isSessionEnded", session: mark })
    return (await withTimeout(asked)) ?? false
  }
  return {
    /** False also if the referee does not answer: then only the token decides. */
    hasEnded(): Promise<boolean> {
      asked ??= ask()
      return asked
    },
    async isPersonErased(): Promise<boolean> {
      if (!session.ended) return false
      const referee = refereeOf(session.ended.id)
      const asked = referee.run({ type: "isSessionEnded", session: null })
      return (await withTimeout(asked)) ?? false
    },
    /** Another call to the referee can check it on the way; `null` if no check is needed. */
    pendingCheck: (): SignedSessionMark | null => (asked || !person ? null : mark),
    recordCheck(isOver: boolean): void {
      asked = Promise.resolve(isOver)
    },
    /** The session that the request came with, whichever has taken its place. */
    async endThis(): Promise<void> {
      if (!person || !mark) return
      const until = person.expiresAt ?? Date.now() + longestMs
      await withTimeout(refereeOf(person.id).run({ type: "endSession", id: mark.id, until }))
    },
    /**
     * Ends the sessions that began before this time, in ms since 1970, except the one that the browser has now. False
     * if the referee did not answer.
     */
    async endOthers(before: number): Promise<boolean> {
      if (!person) return false
      const [id, until] = [session.mark?.id ?? "", expiryOfAll(session)]
      const operation = { type: "endOtherSessions", id, before, until } as const
      const ended = refereeOf(person.id)
        .run(operation)
        .then(() => true)
      return (await withTimeout(ended)) ?? false
    },
    /** Ends the sessions that a person has now, whoever it is. Call it after the upstream has ended the tokens. */
    async endAllSessions(personId: string): Promise<void> {
      const [before, until] = [Date.now(), expiryOfAll(session)]
      const operation = { type: "endOtherSessions", id: "", before, until } as const
      await withTimeout(refereeOf(personId).run(operation))
    },
    async eraseVisitor(personId: string): Promise<void> {
      await withTimeout(refereeOf(personId).run({ type: "erase", until: expiryOfAll(session) }))
    },
  }
}

/**
 * When the last session that began before now expires. An upstream may give other people other lifetimes, so at
 * least a week is assumed.
 */
function expiryOfAll({ person, mark }: Session): number {
  const expiresAt = person?.expiresAt ?? null
  const lifetime = expiresAt !== null && mark ? expiresAt - mark.signedInAt : longestMs
  return Date.now() + Math.max(lifetime, weekMs)
}

function unchecked(error: unknown): null {
  log("error", "session.unchecked", { why: error instanceof Error ? error.name : "unknown" })
  return null
}
