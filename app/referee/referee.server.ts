import type { Game } from "#contract/words"
import type { CommandOf, ReplyOf, ViewOf } from "#game/games"
import type {
  Operation,
  OperationName,
  PlayReply,
  Referee,
  ResultOf,
  SessionMark,
  SessionOver,
} from "#game/referee"
import type { RoundKey } from "#game/rounds/round-key"

export interface Objects<Stub> {
  getByName(name: string): Stub
  jurisdiction(jurisdiction: DurableObjectJurisdiction): Objects<Stub>
}

/** The object of a player. RPC loses which operation has which result. */
export interface PlayerObject {
  run(operation: Operation): Promise<unknown>
}

/** Restricts a namespace to a jurisdiction. Without one an object is created near its first caller. */
export const inJurisdiction = <Stub>(namespace: Objects<Stub>, jurisdiction: string | undefined) =>
  jurisdiction === "eu" || jurisdiction === "fedramp"
    ? namespace.jurisdiction(jurisdiction)
    : namespace

export function refereeIn(players: Objects<PlayerObject>, player: string): Referee {
  function run<Name extends OperationName>(operation: Operation<Name>): Promise<ResultOf<Name>>
  function run(operation: Operation): Promise<unknown> {
    return players.getByName(player).run(operation)
  }
  return { run }
}

export type PlayersReferee = ReturnType<typeof createPlayersReferee>

export const refereesIn =
  (players: Objects<PlayerObject>, upstreamHost: string) =>
  (id: string): PlayersReferee => {
    const player = `${upstreamHost}/${id}`
    return createPlayersReferee(refereeIn(players, player), player)
  }

export const createPlayersReferee = (referee: Referee, player: string) => ({
  player,
  run: <Name extends OperationName>(operation: Operation<Name>) => referee.run(operation),
  async command<G extends Game>(
    key: RoundKey<G>,
    command: CommandOf<G>,
    session: SessionMark | null = null,
  ): Promise<ReplyOf<G> | SessionOver> {
    const reply = await referee.run({ type: "play", key, command, session })
    if (isReplyFor(reply, key.game)) return reply
    throw new Error("The referee answered with a round of another game.")
  },
  async getRound<G extends Game>(key: RoundKey<G>): Promise<ViewOf<G> | null> {
    const view = await referee.run({ type: "getRound", key })
    return view && isViewFor(view, key.game) ? view : null
  },
})

const isReplyFor = <G extends Game>(
  reply: PlayReply | SessionOver,
  game: G,
): reply is ReplyOf<G> | SessionOver => !("view" in reply) || isViewFor(reply.view, game)

const isViewFor = <G extends Game>(view: ViewOf<Game>, game: G): view is ViewOf<G> =>
  view.game === game
