import type { Game } from "#contract/words"
import type { CommandOf, ReplyOf, ViewOf } from "#game/games"
import type { PlayReply, Referee, SessionMark, SessionOver } from "#game/referee"
import type { RoundKey } from "#game/rounds/round-key"

export type PlayersReferee = ReturnType<typeof refereeOf>

/** The referee Worker, for the players of one upstream. */
export const createReferee = (referee: Referee, upstreamHost: string) => ({
  /** The referee of one player; `id` as the upstream gave it. */
  of: (id: string) => refereeOf(referee, `${upstreamHost}/${id}`),
})

/** The referee of one player, by the name of its Durable Object. */
export const refereeOf = (referee: Referee, player: string) => ({
  player,
  async play<G extends Game>(
    key: RoundKey<G>,
    command: CommandOf<G>,
    session: SessionMark | null = null,
  ): Promise<ReplyOf<G> | SessionOver> {
    const reply = await referee.play(player, key, command, session)
    if (isReplyOf(reply, key.game)) return reply
    throw new Error("The referee answered with a round of another game.")
  },
  async getRound<G extends Game>(key: RoundKey<G>): Promise<ViewOf<G> | null> {
    const view = await referee.getRound(player, key)
    return view && isViewOf(view, key.game) ? view : null
  },
  getAnswered: (roundId: string) => referee.getAnswered(player, roundId),
  overview: () => referee.overview(player),
  claimCredit: (roundId?: string) => referee.claimCredit(player, roundId),
  openPage: (since: number, session: SessionMark | null) =>
    referee.openPage(player, since, session),
  releaseCredit: (roundId: string, isReported: boolean) =>
    referee.releaseCredit(player, roundId, isReported),
  postponeCredit: (roundId: string) => referee.postponeCredit(player, roundId),
  settleCredit: (roundId: string, total: number, before: number | null) =>
    referee.settleCredit(player, roundId, total, before),
  finish: (roundId: string) => referee.finish(player, roundId),
})

const isReplyOf = <G extends Game>(
  reply: PlayReply | SessionOver,
  game: G,
): reply is ReplyOf<G> | SessionOver => !("view" in reply) || isViewOf(reply.view, game)

const isViewOf = <G extends Game>(view: ViewOf<Game>, game: G): view is ViewOf<G> =>
  view.game === game
