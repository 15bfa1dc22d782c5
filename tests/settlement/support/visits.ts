import type { Game } from "#contract/words"
import type { RoundView } from "#game/games"
import { openRound } from "#app/play/round/load-play-page.server"
import { playSent } from "#app/play/round/play-action.server"
import type { Play } from "#app/play/play.server"
import { readSent } from "#app/play/round/sent-form.server"
import { settledGames } from "./games/games"

/** The view of a round, as the page's loader returns it; `null` if the loader fails. */
export async function visit<G extends Game>(play: Play<G>): Promise<RoundView | null> {
  try {
    return (await openRound(play, settledGames[play.key.game].server)).round
  } catch (failure) {
    if (failure instanceof Response) return null
    throw failure
  }
}

/** Sends a form; returns the id of the round in the redirect, or `null`. */
export async function send<G extends Game>(play: Play<G>): Promise<string | null> {
  try {
    const { server } = settledGames[play.key.game]
    const answer = await playSent(play, await readSent(play.request, server.fields), server)
    if (!(answer instanceof Response)) return null
    const to = new URL(answer.headers.get("Location") ?? "", play.request.url)
    return to.searchParams.get("round")
  } catch (failure) {
    if (failure instanceof Response) return null
    throw failure
  }
}
