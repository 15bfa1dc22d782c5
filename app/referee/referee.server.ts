import type { Referee } from "#game/referee"
import type { DifficultyMaterial } from "#game/rounds/difficulty"
import type { FiveHintsMaterial } from "#game/rounds/five-hints"
import type { OffsideMaterial } from "#game/rounds/offside"
import type { Table } from "#game/rounds/place"

export type PlayersReferee = ReturnType<ReturnType<typeof createReferee>["of"]>
type Judgements = Parameters<Referee["judgeStatements"]>[2]

/** The referee Worker, for the players of one upstream. */
export function createReferee(referee: Referee, upstreamHost: string) {
  return {
    /** The referee of one player; `id` as the upstream gave it. */
    of(id: string) {
      const player = `${upstreamHost}/${id}`
      return {
        look: (table: Table) => referee.look(player, table),
        inPlay: () => referee.inPlay(player),
        finish: (roundId: string) => referee.finish(player, roundId),
        ...fiveHints(referee, player),
        ...offside(referee, player),
        ...difficulty(referee, player),
        ...credit(referee, player),
      }
    },
  }
}

const fiveHints = (referee: Referee, player: string) => ({
  startFiveHints: (table: Table, material: FiveHintsMaterial) =>
    referee.startFiveHints(player, table, material),
  showHint: (roundId: string, seen: number, draft: string) =>
    referee.showHint(player, roundId, seen, draft),
  submitAnswer: (roundId: string, answer: string) => referee.submitAnswer(player, roundId, answer),
  releaseAnswer: (roundId: string) => referee.releaseAnswer(player, roundId),
  settleAnswer: (roundId: string, correct: boolean) =>
    referee.settleAnswer(player, roundId, correct),
})

const offside = (referee: Referee, player: string) => ({
  startOffside: (table: Table, material: OffsideMaterial) =>
    referee.startOffside(player, table, material),
  judgeStatements: (roundId: string, judgements: Judgements) =>
    referee.judgeStatements(player, roundId, judgements),
})

const difficulty = (referee: Referee, player: string) => ({
  startDifficulty: (table: Table, material: DifficultyMaterial) =>
    referee.startDifficulty(player, table, material),
  keepDrafts: (roundId: string, drafts: readonly string[]) =>
    referee.keepDrafts(player, roundId, drafts),
  submitItems: (roundId: string, answers: readonly string[]) =>
    referee.submitItems(player, roundId, answers),
  releaseItems: (roundId: string) => referee.releaseItems(player, roundId),
  settleItems: (roundId: string, verdicts: readonly boolean[]) =>
    referee.settleItems(player, roundId, verdicts),
})

const credit = (referee: Referee, player: string) => ({
  owed: () => referee.owed(player),
  claimCredit: (roundId?: string) => referee.claimCredit(player, roundId),
  releaseCredit: (roundId: string, isTold: boolean) =>
    referee.releaseCredit(player, roundId, isTold),
  postponeCredit: (roundId: string) => referee.postponeCredit(player, roundId),
  settleCredit: (roundId: string, total: number, before: number | null) =>
    referee.settleCredit(player, roundId, total, before),
})
