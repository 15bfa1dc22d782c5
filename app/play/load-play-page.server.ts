import { wireGames, type Game } from "#contract/words"
import type { RoundView, ViewOf } from "#game/games"
import { roundKeyText, type RoundKey } from "#game/rounds/round-key"
import type { TypedFields } from "#game/referee"
import { payBeforePage } from "./pay-before-page.server"
import { payCredit } from "./pay-credit.server"
import { redirectToPlay, type Play, type PlayServer } from "./play.server"
import type { OtherChapter, PlayView } from "./play-view"
import { settledRoundOf } from "./settled-rounds.server"

/** What the page of a game shows: the round, or where else there is something to play. */
export async function loadPlayPage<G extends Game>(
  play: Play<G>,
  part: PlayServer<G>,
): Promise<PlayView<ViewOf<G>>> {
  const round = play.isUnlisted ? null : await openRound(play, part)
  const { i18n, session } = play.context
  return {
    title: i18n.t(`game.${part.game}.title`),
    source: play.key.source,
    round,
    total: session.person?.points ?? 0,
    otherChapters: round ? [] : await otherChapters(play),
    typed: lastOfEach((await play.context.savedSubmissions.take()) ?? {}),
  }
}

/**
 * The round of a key: the one in play, the answered one that the address names, or a new one; `null`
 * where there is nothing to play.
 */
export async function openRound<G extends Game>(
  play: Play<G>,
  part: PlayServer<G>,
): Promise<ViewOf<G> | null> {
  const settled = settledRoundOf(play.request, play.context)
  if (settled && isOf(settled, play.key)) return settled
  await payBeforePage(play.request, play.context)
  return (await roundThere(play)) ?? beginNew(play, part)
}

const isOf = <G extends Game>(view: RoundView, key: RoundKey<G>): view is ViewOf<G> =>
  roundKeyText(view) === roundKeyText(key)

async function roundThere<G extends Game>(play: Play<G>): Promise<ViewOf<G> | null> {
  const { context, referee, key } = play
  const round = await referee.getRound(key)
  if (!round || round.phase === "playing") return round
  if (round.roundId !== new URL(play.request.url).searchParams.get("round")) {
    await referee.finish(round.roundId)
    return null
  }
  if (round.credit.state !== "pending") return round
  const payment = await payCredit(context, referee, { roundId: round.roundId })
  if (payment.state === "paid") throw redirectToPlay(play, round.roundId)
  return referee.getRound(key)
}

/** A page may make 32 calls of other Workers; a payment takes up to four of them. */
const mostPayments = 5

/**
 * What is pending from before is paid first, as much as one page can: an upstream that names nothing
 * would take a question that is drawn again for the one that won. After a payment the page is asked
 * for once more, since the bar above it was made with the points of before.
 */
async function beginNew<G extends Game>(
  play: Play<G>,
  part: PlayServer<G>,
): Promise<ViewOf<G> | null> {
  const { context, referee, key } = play
  const payments = []
  while (payments.length < mostPayments) {
    const { state } = await payCredit(context, referee)
    if (state === "nothing" || state === "unavailable") break
    payments.push(state)
  }
  const isAll = payments.length < mostPayments
  if (isAll && payments.includes("paid")) throw redirectToPlay(play)
  const material = await part.draw(play)
  if (!material) return null
  const reply = await referee.play(key, { type: "start", material })
  if (!("view" in reply)) return null
  // A question that is in play under another key goes on there.
  if (roundKeyText(reply.view) !== roundKeyText(key)) throw redirectToPlay({ key: reply.view })
  return reply.view
}

/** No field of a round is sent several times. */
const lastOfEach = (typed: TypedFields): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(typed).map(([name, value]) => [name, [value].flat().at(-1) ?? ""]),
  )

/** Other chapters of the subject: those that the API says have something, or all where it does not say. */
async function otherChapters({ context, person, key }: Play): Promise<OtherChapter[]> {
  const { game, source } = key
  if (source.category !== "education") return []
  const { subject, chapter } = source
  const answer = await context.upstream.catalogue.chapters({ grade: person.grade, subject })
  if (answer.status !== 200) return []
  return answer.body.chapters
    .map(({ name, number, games }) => ({ name, number: String(number), games }))
    .filter(({ name, number }) => chapter !== name && chapter !== number)
    .filter(({ games }) => !games || games.includes(wireGames[game]))
    .map(({ name, number }) => ({ name, number }))
}
