import type { RoundView } from "#game/referee"
import type { RoundStore } from "#game/rounds/kept-rounds"
import { PlayerRounds } from "#game/rounds/player-rounds"
import type { Round } from "#game/rounds/rounds"
import { capitals, mammals, nile, sets, tableOf } from "./tables"

export * from "./tables"

/**
 * The rounds of one player, in memory and serialised as the referee stores them, with a clock to
 * advance.
 */
export function playerInMemory(startedAt = 1_800_000_000_000) {
  const texts = new Map<string, string>()
  const clock = { now: startedAt, ids: 0 }
  const store: RoundStore = {
    all: () => [...texts.values()].map(read),
    get: (id) => read(texts.get(id) ?? "null"),
    put: (round) => void texts.set(round.id, JSON.stringify(round)),
    remove: (id) => void texts.delete(id),
  }
  const rounds = new PlayerRounds(store, {
    now: () => clock.now,
    newId: () => `round-${(clock.ids += 1)}`,
  })
  const pass = (ms: number) => {
    clock.now += ms
  }
  return { rounds, store, pass, now: () => clock.now }
}

function read(text: string): Round {
  return JSON.parse(text)
}

/** A player with one round in play. */
export function begun(table = sets) {
  const player = playerInMemory()
  const { roundId } = player.rounds.startFiveHints(table, nile)
  return { ...player, roundId, look: () => player.rounds.look(table) }
}

/** The round after the API has judged the answer right. */
export function won(
  { rounds, roundId }: ReturnType<typeof begun>,
  answer = "Nile",
): RoundView | null {
  rounds.submitAnswer(roundId, answer)
  return rounds.settleAnswer(roundId, true)
}

/** A player with one offside round in play. */
export function begunOffside(table = sets) {
  const player = playerInMemory()
  const { roundId } = player.rounds.startOffside(table, mammals)
  const judge = (...judgements: readonly (readonly [place: number, said: boolean])[]) =>
    player.rounds.judgeStatements(
      roundId,
      judgements.map(([place, said]) => ({ place, said })),
    )
  return { ...player, roundId, judge, look: () => player.rounds.look(tableOf("offside", table)) }
}

/** A player with one difficulty round in play. */
export function begunDifficulty(table = sets) {
  const player = playerInMemory()
  const { roundId } = player.rounds.startDifficulty(table, capitals)
  return { ...player, roundId, look: () => player.rounds.look(tableOf("difficulty", table)) }
}
