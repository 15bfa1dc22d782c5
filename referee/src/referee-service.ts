import { WorkerEntrypoint } from "cloudflare:workers"
import type { EndedSessions } from "#game/ended-sessions"
import type { KeptForms, TypedFields } from "#game/kept-forms"
import type { Referee } from "#game/referee"
import type { DifficultyMaterial } from "#game/rounds/difficulty"
import type { FiveHintsMaterial } from "#game/rounds/five-hints"
import type { Judgement, OffsideMaterial } from "#game/rounds/offside"
import type { Table } from "#game/rounds/place"
import type { WorkerEnv } from "./worker-env"

/** Takes each verb to the referee of its player. */
export class RefereeService
  extends WorkerEntrypoint<WorkerEnv>
  implements Referee, KeptForms, EndedSessions
{
  look(player: string, table: Table) {
    return this.#of(player).look(table)
  }

  inPlay(player: string) {
    return this.#of(player).inPlay()
  }

  startFiveHints(player: string, table: Table, material: FiveHintsMaterial) {
    return this.#of(player).startFiveHints(table, material)
  }

  showHint(player: string, roundId: string, seen: number, draft: string) {
    return this.#of(player).showHint(roundId, seen, draft)
  }

  submitAnswer(player: string, roundId: string, answer: string) {
    return this.#of(player).submitAnswer(roundId, answer)
  }

  releaseAnswer(player: string, roundId: string) {
    return this.#of(player).releaseAnswer(roundId)
  }

  settleAnswer(player: string, roundId: string, correct: boolean) {
    return this.#of(player).settleAnswer(roundId, correct)
  }

  startOffside(player: string, table: Table, material: OffsideMaterial) {
    return this.#of(player).startOffside(table, material)
  }

  judgeStatements(player: string, roundId: string, judgements: readonly Judgement[]) {
    return this.#of(player).judgeStatements(roundId, judgements)
  }

  startDifficulty(player: string, table: Table, material: DifficultyMaterial) {
    return this.#of(player).startDifficulty(table, material)
  }

  keepDrafts(player: string, roundId: string, drafts: readonly string[]) {
    return this.#of(player).keepDrafts(roundId, drafts)
  }

  submitItems(player: string, roundId: string, answers: readonly string[]) {
    return this.#of(player).submitItems(roundId, answers)
  }

  releaseItems(player: string, roundId: string) {
    return this.#of(player).releaseItems(roundId)
  }

  settleItems(player: string, roundId: string, verdicts: readonly boolean[]) {
    return this.#of(player).settleItems(roundId, verdicts)
  }

  owed(player: string) {
    return this.#of(player).owed()
  }

  claimCredit(player: string, roundId?: string) {
    return this.#of(player).claimCredit(roundId)
  }

  releaseCredit(player: string, roundId: string, isTold = false) {
    return this.#of(player).releaseCredit(roundId, isTold)
  }

  postponeCredit(player: string, roundId: string) {
    return this.#of(player).postponeCredit(roundId)
  }

  settleCredit(player: string, roundId: string, total: number, before: number | null = null) {
    return this.#of(player).settleCredit(roundId, total, before)
  }

  finish(player: string, roundId: string) {
    return this.#of(player).finish(roundId)
  }

  keepForm(player: string, path: string, fields: TypedFields) {
    return this.#of(player).keepForm(path, fields)
  }

  takeForm(player: string, path: string) {
    return this.#of(player).takeForm(path)
  }

  endSession(player: string, sessionId: string, until: number) {
    return this.#of(player).endSession(sessionId, until)
  }

  endOtherSessions(player: string, sessionId: string, before: number) {
    return this.#of(player).endOtherSessions(sessionId, before)
  }

  isSessionEnded(player: string, sessionId: string, signedInAt: number) {
    return this.#of(player).isSessionEnded(sessionId, signedInAt)
  }

  #of(player: string) {
    return this.env.PLAYERS.getByName(player)
  }
}
