import type { Game } from "#contract/words"
import { isUnavailable } from "#app/forms/unavailable.server"
import { redirectToPlay, type Play, type PlayServer } from "#app/play/play.server"
import { showFormAgain, type Sent } from "#app/play/round/sent-form.server"
import { drawMaterial } from "#app/play/sources/sources.server"
import type { KnownVisitor } from "#app/referee/visitor.server"

/**
 * Starts the visitor's round of a game, unless it had one in the last 24 hours or the network had too many; then
 * the API is not called. The cookie is set only with a round, so that a refused visitor gets none.
 */
export async function startTrial<G extends Game>(
  play: Play<G>,
  visitor: KnownVisitor,
  part: PlayServer<G>,
  sent: Sent,
) {
  const taken = await visitor.trials.take(part.game)
  if (taken === "network-full") return showFormAgain({ key: "errors.trial.network" }, sent, 403)
  // The page shows the round, or that there is one in another section.
  if (taken === "had") return redirectToPlay(play)
  const began = await begin(play, part).catch(async (error: unknown) => {
    await visitor.trials.giveBack(part.game)
    if (isUnavailable(error)) return null
    throw error
  })
  if (began === null) return showFormAgain({ key: "errors.trial.unavailable" }, sent, 503)
  if (!began) {
    await visitor.trials.giveBack(part.game)
    return showFormAgain({ key: "errors.trial.empty" }, sent, 404)
  }
  visitor.keep()
  return redirectToPlay(play)
}

/** False where the API has no question here in this language, or players have all of them in play. */
async function begin<G extends Game>(play: Play<G>, part: PlayServer<G>): Promise<boolean> {
  const material = await drawMaterial(play, part)
  if (!material || "otherLanguages" in material) return false
  const { state } = await play.referee.play(play.key, { type: "start", material })
  return state === "view"
}
