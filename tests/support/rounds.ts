import type { Game } from "#contract/words"
import type { CommandOf, RoundView } from "#game/games"
import { PlayerRounds } from "#game/player-rounds"
import type { RoundKey } from "#game/rounds/round-key"
import type { RoundStore, StoredRound } from "#game/rounds/round-repository"
import { judge, settleAnswer, start, submitAnswer, viewIn, viewOrNull } from "./commands"
import { capitals, keyOf, mammals, nile, sets } from "./round-keys"

export * from "./commands"
export * from "./round-keys"

/** The rounds of one player, kept in memory as text as the referee keeps them, with a clock to set. */
export function playerInMemory(startedAt = 1_800_000_000_000) {
  const rows = new Map<string, StoredRound>()
  const clock = { now: startedAt, ids: 0 }
  const unreadable: string[] = []
  const store: RoundStore = {
    all: () => [...rows.values()],
    get: (id) => rows.get(id) ?? null,
    put: (round) => void rows.set(round.id, round),
    remove: (id) => void rows.delete(id),
  }
  const rounds = new PlayerRounds(store, {
    now: () => clock.now,
    newId: () => `round-${(clock.ids += 1)}`,
    onUnreadable: (game) => void unreadable.push(game),
  })
  const pass = (ms: number) => {
    clock.now += ms
  }
  return { rounds, store, unreadable, pass, now: () => clock.now }
}

/** Plays a command, and gives the points that it hands out back for the next claim. */
export function playUnclaimed<G extends Game>(
  rounds: PlayerRounds,
  command: readonly [RoundKey<G>, CommandOf<G>],
): RoundView | null {
  const reply = rounds.play(...command)
  if (reply.state === "settled" && reply.claim) rounds.releaseCredit(reply.claim.roundId)
  return viewOrNull(reply)
}

/** A player with one round in play. */
export function begun(key = sets) {
  const player = playerInMemory()
  const { roundId } = viewIn(player.rounds.play(...start(key, nile)))
  return { ...player, roundId, currentRound: () => player.rounds.getRound(key) }
}

/** The round once the API has said that the answer is right. */
export function won({ rounds, roundId }: ReturnType<typeof begun>, answer = "Nile"): RoundView {
  rounds.play(...submitAnswer(roundId, answer))
  return viewIn(rounds.play(...settleAnswer(roundId, true)))
}

/** A player with one offside round in play. */
export function begunOffside(key = sets) {
  const player = playerInMemory()
  const ofGame = keyOf("offside", key)
  const { roundId } = viewIn(player.rounds.play(...start(ofGame, mammals)))
  const judgeAll = (...judgements: readonly (readonly [position: number, said: boolean])[]) =>
    playUnclaimed(
      player.rounds,
      judge(
        roundId,
        judgements.map(([position, said]) => ({ position, said })),
      ),
    )
  return { ...player, roundId, judge: judgeAll, currentRound: () => player.rounds.getRound(ofGame) }
}

/** A player with one difficulty round in play. */
export function begunDifficulty(key = sets) {
  const player = playerInMemory()
  const ofGame = keyOf("difficulty", key)
  const { roundId } = viewIn(player.rounds.play(...start(ofGame, capitals)))
  return { ...player, roundId, currentRound: () => player.rounds.getRound(ofGame) }
}
