import type { RoundView } from "#game/games"
import type { Overview } from "#game/referee"
import type { PlayersReferee } from "#app/referee/referee.server"
import type { createEndedSessions } from "#app/session/ended-sessions.server"
import type { Toasts } from "#app/toast/toast.server"
import type { RouteNeeds } from "#app/route-needs"
import { payClaim, payWelcome, type Payer } from "./pay-credit.server"

interface Dependencies extends Payer {
  readonly toasts: Pick<Toasts, "put">
  readonly request: Request
  readonly endedSessions: ReturnType<typeof createEndedSessions>
  readonly refereeOf: (personId: string) => PlayersReferee
  readonly needs: Pick<RouteNeeds, "paysFirst">
}

/** Everything is asked for once a request, so that all loaders get the same. */
export function createPlayer(dependencies: Dependencies) {
  const { session, needs } = dependencies
  const paysFirst = needs.paysFirst === true && session.person?.role === "Student"
  let settled: RoundView | null | undefined
  let opening: Promise<Overview | null> | undefined

  /**
   * The settled round that the address of the request names, if this isolate has it. Then no credit of its player is
   * pending.
   */
  function settledRound(): RoundView | null {
    if (settled === undefined) settled = takeSettled(dependencies)
    return settled
  }

  return {
    paysFirst,
    settledRound,
    /**
     * Pays the oldest pending credit of a pupil before a page is rendered, with at most one call of the upstream, and
     * takes over the newest total that was recorded since this session knew one, by any device of the pupil.
     * Returns the open rounds and pending credits; `null` if the referee was not asked, or the payment has changed them.
     */
    open(): Promise<Overview | null> {
      opening ??= paysFirst && !settledRound() ? openAndPay(dependencies) : Promise.resolve(null)
      return opening
    },
  }
}

function takeSettled({ request, session, refereeOf }: Dependencies): RoundView | null {
  const roundId = new URL(request.url).searchParams.get("round")
  if (!roundId || !session.person) return null
  return settledRounds.take(refereeOf(session.person.id).player, roundId)
}

async function openAndPay(dependencies: Dependencies): Promise<Overview | null> {
  const { session, endedSessions, refereeOf } = dependencies
  if (!session.person) return null
  const referee = refereeOf(session.person.id)
  const { isSessionOver, claim, total, ...overview } = await referee.run({
    type: "openPage",
    since: session.pointsAt,
    session: endedSessions.pendingCheck(),
  })
  endedSessions.recordCheck(isSessionOver)
  if (total !== null) session.setPoints(total)
  await payWelcome(dependencies)
  if (!claim) return overview
  await payClaim(dependencies, referee, claim, { mostCalls: 1 })
  return null
}

const maxAgeMs = 60_000
const maxEntries = 1_000

export class SettledRounds {
  readonly #rounds = new Map<string, { readonly view: RoundView; readonly at: number }>()
  readonly #now: () => number

  constructor(now: () => number = Date.now) {
    this.#now = now
  }

  remember(player: string, view: RoundView): void {
    this.#rounds.set(entryKey(player, view.roundId), { view, at: this.#now() })
    const [oldest] = this.#rounds.keys()
    if (this.#rounds.size > maxEntries && oldest !== undefined) this.#rounds.delete(oldest)
  }

  /** Returns a round once; `null` if this isolate has none, and then the caller asks the referee. */
  take(player: string, roundId: string): RoundView | null {
    const key = entryKey(player, roundId)
    const entry = this.#rounds.get(key)
    this.#rounds.delete(key)
    return entry && this.#now() - entry.at < maxAgeMs ? entry.view : null
  }
}

const entryKey = (player: string, roundId: string) => JSON.stringify([player, roundId])

export const settledRounds = new SettledRounds()
