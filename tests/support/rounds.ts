import type { Game } from "#contract/words"
import type { MaterialOf, RoundView } from "#game/games"
import { PlayerRounds } from "#game/player-rounds"
import type { RoundKey } from "#game/rounds/round-key"
import type { RoundStore, StoredRound } from "#game/rounds/round-repository"
import { start, viewIn, playUnclaimed, keyOf, sets } from "./commands"
import { settleAnswer, submitAnswer } from "./games/five-hints"
import { sampleGames } from "./games/games"
import { judge } from "./games/offside"

export * from "./commands"

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

export function begunOf<G extends Game>(
  game: G,
  source: RoundKey = sets,
  material: MaterialOf<G> = sampleGames[game].material,
) {
  const player = playerInMemory()
  const key = keyOf(game, source)
  const { roundId } = viewIn(player.rounds.carryOut(...start(key, material)))
  return { ...player, roundId, currentRound: () => player.rounds.getRound(key) }
}

export const begun = (key = sets) => begunOf("five-hints", key)

export function won({ rounds, roundId }: ReturnType<typeof begun>, answer = "Nile"): RoundView {
  rounds.carryOut(...submitAnswer(roundId, answer))
  return viewIn(rounds.carryOut(...settleAnswer(roundId, true)))
}

export function begunOffside(key = sets) {
  const player = begunOf("offside", key)
  const judgeAll = (...said: readonly (readonly [position: number, said: boolean])[]) => {
    const judgements = said.map(([position, said]) => ({ position, said }))
    return playUnclaimed(player.rounds, judge(player.roundId, judgements))
  }
  return { ...player, judge: judgeAll }
}

export const begunDifficulty = (key = sets) => begunOf("difficulty", key)
