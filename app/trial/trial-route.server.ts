import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare"
import type { Game } from "#contract/words"
import type { RoundView, ViewOf } from "#game/games"
import { roundKeyText, type RoundKey } from "#game/rounds/round-key"
import { withChoice } from "#game/sources/sources"
import { playPath } from "#app/play/addresses"
import { playSent } from "#app/play/round/play-action.server"
import { redirectToPlay, type Play, type PlayServer } from "#app/play/play.server"
import { readSource } from "#app/play/sources/read-source.server"
import { readSent, showFormAgain, type SentRound } from "#app/play/round/sent-form.server"
import type { KnownVisitor } from "#app/referee/visitor.server"
import { isUnavailable } from "#app/forms/refusals.server"
import { drawMaterial } from "#app/play/sources/sources.server"
import { promisedPoints, requireTrials, viewTrials } from "./guard.server"
import type { TrialView } from "./trial-view"

export const createTrialRoute = <G extends Game>(part: PlayServer<G>) => ({
  loader: (args: LoaderFunctionArgs) => loadTrial(args, part),
  action: (args: ActionFunctionArgs) => trialAction(args, part),
})

async function loadTrial<G extends Game>(
  { request, context }: LoaderFunctionArgs,
  { game }: PlayServer<G>,
): Promise<TrialView<ViewOf<G>>> {
  const key = readKey(request, game)
  requireNobody(context.session, key)
  const visitor = await context.visitor.known()
  const rounds = visitor ? await visitor.rounds() : []
  const isHere = (round: RoundView) => roundKeyText(round) === roundKeyText(key)
  const round = rounds.find((each): each is ViewOf<G> => isHere(each)) ?? null
  context.lite.keepWhile(round?.phase === "playing")
  // A round that has begun is shown even if the upstream no longer has trials.
  if (!round) await requireTrials(request, context)
  const title = context.i18n.t(`game.${game}.title`)
  const promised = await promisedPoints(context)
  return { title, source: key.source, round, promised, ...(await viewTrials(context, rounds)) }
}

async function trialAction<G extends Game>(
  { request, context }: ActionFunctionArgs,
  part: PlayServer<G>,
) {
  const key = readKey(request, part.game)
  requireNobody(context.session, key)
  const sent = await readSent(request, part.fields)
  const isStart = sent.intent === "start"
  if (isStart) await requireTrials(request, context)
  const known = await context.visitor.known()
  const visitor = known ?? context.visitor.unknown()
  const play = toPlay({ request, context }, key, visitor)
  if (isStart) return startTrial(play, visitor, part, sent)
  return known ? playSent(play, sent, part) : redirectToPlay(play)
}

/** The key of the address, without the choices of language and practice, which visitors do not have. */
function readKey<G extends Game>(request: Request, game: G): RoundKey<G> {
  if (!new URL(request.url).searchParams.get("section"))
    throw redirect("/entertainment-sections", 303)
  const source = readSource(request, "entertainment", game)
  return { game, source: withChoice(source, {}) }
}

function requireNobody({ person }: { readonly person: unknown }, key: RoundKey): void {
  if (person) throw redirect(playPath(key), 303)
}

const toPlay = <G extends Game>(
  asked: Pick<Play, "request" | "context">,
  key: RoundKey<G>,
  { id, referee }: KnownVisitor,
): Play<G> => ({ ...asked, player: { id, grade: "", isVisitor: true }, referee, key })

/**
 * Starts the visitor's round of a game, unless it had one in the last 24 hours or the network had too many; then
 * the API is not called. The cookie is set only with a round, so that a refused visitor gets none.
 */
async function startTrial<G extends Game>(
  play: Play<G>,
  visitor: KnownVisitor,
  part: PlayServer<G>,
  sent: SentRound,
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

/** False if the API has no question here in this language, or players have all of them in play. */
async function begin<G extends Game>(play: Play<G>, part: PlayServer<G>): Promise<boolean> {
  const material = await drawMaterial(play, part)
  if (!material || "otherLanguages" in material) return false
  const { state } = await play.referee.command(play.key, { type: "start", material })
  return state === "view"
}
