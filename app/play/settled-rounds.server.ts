import type { Game } from "#contract/words"
import type { RoundView, ReplyOf } from "#game/games"
import type { AppContext } from "#app/server/context.server"
import { payClaim } from "./pay-credit.server"
import { redirectToPlay, type Play } from "./play.server"

const maxAgeMs = 60_000
const maxEntries = 1_000

/** The rounds that this isolate has just settled. Each is kept for the one page that shows its result. */
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

const settledRounds = new SettledRounds()

const taken = new WeakMap<object, RoundView | null>()

/**
 * The settled round that the address of a request names, if this isolate has it. Then no credit of its player
 * is pending. All loaders of the request get the same round.
 */
export function settledRoundOf(
  request: Request,
  context: Pick<AppContext, "session" | "refereeOf">,
): RoundView | null {
  const before = taken.get(context)
  if (before !== undefined) return before
  const roundId = new URL(request.url).searchParams.get("round")
  const { person } = context.session
  const view =
    roundId && person ? settledRounds.take(context.refereeOf(person.id).player, roundId) : null
  taken.set(context, view)
  return view
}

/**
 * Has the points of a round that was just judged credited, and redirects to its result. If no credit of the
 * player is pending any more, that page reads the round from memory and does not call the referee.
 */
export async function settleRound<G extends Game>(
  play: Play<G>,
  { view, claim, canBeKept }: Extract<ReplyOf<G>, { state: "settled" }>,
) {
  const { roundId } = view
  const payment = claim && (await payClaim(play.context, play.referee, claim, { roundId }))
  const settled = payment?.state === "paid" ? payment.view : view
  const isKept = settled && isDone(settled) && canBeKept && !play.player.isVisitor
  if (isKept) settledRounds.remember(play.referee.player, settled)
  return redirectToPlay(play, roundId)
}

const isDone = (view: RoundView) => view.phase === "answered" && view.credit.state !== "pending"
