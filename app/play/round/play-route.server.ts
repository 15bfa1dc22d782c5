import { lastOfEach } from "#app/session/saved-submissions.server"
import { type ActionFunctionArgs, type LoaderFunctionArgs, data } from "@remix-run/cloudflare"
import type { Game } from "#contract/words"
import type { ChapterEnd } from "#contract/games/draw-options"
import type { RoundView, ViewOf } from "#game/games"
import { roundKeyText, type RoundKey } from "#game/rounds/round-key"
import { enter, type PlayServer, redirectToPlay, type Play } from "#app/play/play.server"
import { withListedSource, drawMaterial } from "#app/play/sources/sources.server"
import { viewDayAfter } from "#app/play/end/day.server"
import { viewEnd, type NothingDrawn } from "#app/play/end/end-view.server"
import { payCredit } from "#app/credit/pay-credit.server"
import type { PlayView } from "#app/play/play-view"
import { playAction } from "./play-action.server"
import { viewFeedback } from "./feedback.server"
import { isAtAddress, redirectToRound } from "./redirect-to-round.server"
import { getPraise, rememberLastPlayed } from "./remember-round.server"

export const createPlayRoute = <G extends Game>(part: PlayServer<G>) => ({
  async loader(args: LoaderFunctionArgs) {
    const view = await loadPlayPage(await withListedSource(enter(args, part.game)), part)
    return data(view, { status: view.round || view.end?.isPlayable ? 200 : 404 })
  },
  action: (args: ActionFunctionArgs) => playAction(args, part),
})

async function loadPlayPage<G extends Game>(
  play: Play<G>,
  part: PlayServer<G>,
): Promise<PlayView<ViewOf<G>>> {
  const opened: OpenedRound<G> = play.isUnlisted ? emptySource : await openRound(play, part)
  rememberLastPlayed(play, opened.round)
  play.context.lite.keepWhile(opened.round?.phase === "playing")
  const praise = getPraise(play, opened.round)
  const { i18n } = play.context
  return {
    title: i18n.t(`game.${part.game}.title`),
    source: play.key.source,
    round: opened.round,
    day: opened.round ? await viewDayAfter(play.context, opened.round) : null,
    feedback: await viewFeedback(play, opened.round),
    praise,
    end: "end" in opened ? await viewEnd(play, opened) : null,
    typed: lastOfEach((await play.context.savedSubmissions.take()) ?? {}),
  }
}

type OpenedRound<G extends Game> = { readonly round: ViewOf<G> } | NothingDrawn

const emptySource = { round: null, end: null, isJustDone: false } as const

export async function openRound<G extends Game>(
  play: Play<G>,
  part: PlayServer<G>,
): Promise<OpenedRound<G>> {
  const settled = play.context.player.settledRound()
  if (settled && belongsTo(settled, play.key)) return { round: settled }
  const open = await play.context.player.open()
  const inPlay = open?.inPlay.find((view) => belongsTo(view, play.key))
  if (inPlay) return { round: inPlay }
  const { round, isJustDone } = await currentRound(play)
  const isPaid = open?.pendingCredit.length === 0
  return round ? { round } : beginNew(play, part, { isJustDone, isPaid })
}

const belongsTo = <G extends Game>(view: RoundView, key: RoundKey<G>): view is ViewOf<G> =>
  roundKeyText(view) === roundKeyText(key)

async function currentRound<G extends Game>(play: Play<G>) {
  const { context, referee, key } = play
  const round = await referee.getRound(key)
  if (!round || round.phase === "playing") return { round, isJustDone: false }
  if (round.roundId !== new URL(play.request.url).searchParams.get("round")) {
    await referee.run({ type: "finish", roundId: round.roundId })
    return { round: null, isJustDone: true }
  }
  if (round.credit.state !== "pending") return { round, isJustDone: false }
  const payment = await payCredit(context, referee, { roundId: round.roundId })
  if (payment.state === "paid") throw redirectToPlay(play, round.roundId)
  return { round: await referee.getRound(key), isJustDone: false }
}

/** One request may call other Workers 32 times; a payment takes up to four of these calls. */
const mostPayments = 5

/**
 * Pays older pending credits before the draw, at most `mostPayments`: an upstream that does not name its attempts
 * would credit a question that is drawn again instead of the one that won. Once all are tried and one is paid, it
 * redirects to the same page, whose header shows the points from before the payment.
 */
async function beginNew<G extends Game>(
  play: Play<G>,
  part: PlayServer<G>,
  { isJustDone, isPaid }: { readonly isJustDone: boolean; readonly isPaid: boolean },
): Promise<OpenedRound<G>> {
  const { context, referee, key } = play
  const payments = []
  const most = isPaid ? 0 : mostPayments
  while (payments.length < most) {
    const { state } = await payCredit(context, referee)
    if (state === "nothing" || state === "unavailable") break
    payments.push(state)
  }
  const isAll = payments.length < mostPayments
  if (isAll && payments.includes("paid")) throw redirectToPlay(play)
  const material = await drawMaterial(play, part)
  if (!material || isEnd(material)) return { round: null, end: material, isJustDone }
  const reply = await referee.command(key, { type: "start", material })
  if (!("view" in reply)) return emptySource
  // A question that is in play under another key continues under that key.
  const isHere = belongsTo(reply.view, key) || isAtAddress(reply.view, play)
  if (!isHere) throw await redirectToRound(play, reply.view)
  return { round: reply.view }
}

const isEnd = <Material extends object>(drawn: Material | ChapterEnd): drawn is ChapterEnd =>
  "otherLanguages" in drawn
