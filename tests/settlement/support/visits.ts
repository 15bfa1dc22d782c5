import type { RoundView } from "#game/referee"
import type { Game } from "#game/rounds/place"
import { openRound } from "#app/play/open-round.server"
import type { Play } from "#app/play/play.server"
import * as difficultyBegin from "#app/routes/games.$categoryGame.difficulty.play-difficulty/begin.server"
import * as difficulty from "#app/routes/games.$categoryGame.difficulty.play-difficulty/perform.server"
import * as fiveHintsBegin from "#app/routes/games.$categoryGame.five-hints.play-five-hints/begin.server"
import * as fiveHints from "#app/routes/games.$categoryGame.five-hints.play-five-hints/perform.server"
import * as offsideBegin from "#app/routes/games.$categoryGame.offside.play-offside/begin.server"
import * as offside from "#app/routes/games.$categoryGame.offside.play-offside/perform.server"

const begins = {
  "five-hints": fiveHintsBegin.begin,
  offside: offsideBegin.begin,
  difficulty: difficultyBegin.begin,
}
const performs = {
  "five-hints": fiveHints.perform,
  offside: offside.perform,
  difficulty: difficulty.perform,
}

/** The page of a round, as its loader returns it; `null` when the loader fails. */
export async function visit(play: Play, game: Game): Promise<RoundView | null> {
  try {
    return await openRound(play, game, begins[game])
  } catch (failure) {
    if (failure instanceof Response) return null
    throw failure
  }
}

/** Sends a form; returns the round that the response leads to, or `null`. */
export async function send(play: Play, game: Game): Promise<string | null> {
  try {
    const answer = await performs[game](play)
    if (!(answer instanceof Response)) return null
    const to = new URL(answer.headers.get("Location") ?? "", play.request.url)
    return to.searchParams.get("round")
  } catch (failure) {
    if (failure instanceof Response) return null
    throw failure
  }
}
