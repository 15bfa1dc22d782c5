import type { EndedSessions } from "#game/ended-sessions"
import { log } from "#app/log/log.server"
import type { Session } from "./session.server"

/** Longer than any session that does not say when it ends: browsers keep no cookie for longer. */
const longestMs = 400 * 24 * 60 * 60 * 1000
/** A page waits no longer for word of its session; see docs/decisions/0028-logged-out.md. */
const patienceMs = 1_000

interface Surroundings {
  readonly sessions: EndedSessions
  readonly upstreamHost: string
  readonly session: Session
  readonly patienceMs?: number
}

/** What is remembered of sessions that are over, so that a copied cookie opens nothing. Never throws. */
export function createEndedSessions(surroundings: Surroundings) {
  const { sessions, upstreamHost, session } = surroundings
  const { person, mark } = session
  const player = `${upstreamHost}/${person?.id ?? ""}`
  const patient = <T>(asked: Promise<T>) => inTime(asked, surroundings.patienceMs ?? patienceMs)
  return {
    /** False where nobody can say: then the token alone decides. */
    async isThisOver(): Promise<boolean> {
      if (!person || !mark) return false
      return (await patient(sessions.isSessionEnded(player, mark.id, mark.signedInAt))) ?? false
    },
    async endThis(): Promise<void> {
      if (!person || !mark) return
      const until = person.expiresAt ?? Date.now() + longestMs
      await patient(sessions.endSession(player, mark.id, until))
    },
    /** Ends those that signed in before then; this one goes on. */
    async endOthers(before: number): Promise<void> {
      if (person) await patient(sessions.endOtherSessions(player, mark?.id ?? "", before))
    },
  }
}

/** What was answered in time; `null` for a failure or no answer, which is logged. */
async function inTime<T>(asked: Promise<T>, ms: number): Promise<T | null> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error("The referee did not answer in time.")), ms)
  })
  try {
    return await Promise.race([asked, late])
  } catch (error) {
    log("error", "session.unchecked", { why: error instanceof Error ? error.name : "unknown" })
    return null
  } finally {
    clearTimeout(timer)
  }
}
