import type { RoundView } from "#game/referee"
import type { Game } from "#game/rounds/place"
import { payCredit } from "./pay-credit.server"
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
  if (await payCredit(context, referee, round.roundId)) throw toTable(play, round.roundId)
  return referee.look(table)
}

/**
 * All that is owed from before is paid first: a question drawn again is another issue of it. What
 * was paid leads here once more, for the bar above the page was made with the points of before.
 */
async function beginNew(play: Play, begin: (play: Play) => Promise<RoundView | null>) {
  let isPaid = false
  while (await payCredit(play.context, play.referee)) isPaid = true
  if (isPaid) throw toTable(play)
  return begin(play)
}

const isOf = <G extends Game>(view: RoundView, game: G): view is ViewOf<G> => view.game === game
