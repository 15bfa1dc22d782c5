import type { RoundView } from "#game/referee"
import { type Game, tableKey } from "#game/rounds/place"
import { payCredit } from "./pay-credit.server"
import { payOnTheWay } from "./pay-on-the-way.server"
import { type Play, toTable } from "./play.server"

type ViewOf<G extends Game> = Extract<RoundView, { game: G }>

/**
 * The round of a table: the one in play, the answered one that the address names, or a new one
 * begun by `begin`; `null` where there is nothing to play.
 */
export async function openRound<G extends Game>(
  play: Play,
  game: G,
  begin: (play: Play) => Promise<RoundView | null>,
): Promise<ViewOf<G> | null> {
  await payOnTheWay(play.request, play.context)
  const round = (await roundThere(play)) ?? (await beginNew(play, begin))
  return round && isOf(round, game) ? round : null
}

async function roundThere(play: Play): Promise<RoundView | null> {
  const { context, referee, table } = play
  const round = await referee.look(table)
  if (round?.phase !== "answered") return round
  if (round.roundId !== new URL(play.request.url).searchParams.get("round")) {
    await referee.finish(round.roundId)
    return null
  }
  if (round.credit.state !== "owed") return round
  const payment = await payCredit(context, referee, round.roundId)
  if (payment === "paid") throw toTable(play, round.roundId)
  return referee.look(table)
}

/** A page may make 32 calls of other Workers; a debt takes up to four of them. */
const mostDebts = 5

/**
 * What is owed from before is paid first, as much as one page can: an upstream that names nothing
 * would take a question that is drawn again for the one that won. What was paid leads here once
 * more, for the bar above the page was made with the points of before.
 */
async function beginNew(play: Play, begin: (play: Play) => Promise<RoundView | null>) {
  const payments = []
  while (payments.length < mostDebts) {
    const payment = await payCredit(play.context, play.referee)
    if (payment === "nothing" || payment === "unavailable") break
    payments.push(payment)
  }
  const isAll = payments.length < mostDebts
  if (isAll && payments.includes("paid")) throw toTable(play)
  const begun = await begin(play)
  // The question is in play at another table: see `Referee.startFiveHints`.
  if (begun && tableKey(begun) !== tableKey(play.table)) throw toTable({ table: begun })
  return begun
}

const isOf = <G extends Game>(view: RoundView, game: G): view is ViewOf<G> => view.game === game
