import { DurableObject } from "cloudflare:workers"
import type { TypedFields } from "#game/kept-forms"
import type { PlayerVerbs } from "#game/referee"
import type { DifficultyMaterial } from "#game/rounds/difficulty"
import type { FiveHintsMaterial } from "#game/rounds/five-hints"
import type { Judgement, OffsideMaterial } from "#game/rounds/offside"
import type { Table } from "#game/rounds/place"
import { PlayerRounds } from "#game/rounds/player-rounds"
import { nextForgetAt } from "#game/rounds/rounds"
import { EndedSessionStore } from "./ended-session-store"
import { KeptFormStore } from "./kept-form-store"
import { SqlRoundStore } from "./round-store"

type Async<Verbs> = {
  [Verb in keyof Verbs]: Verbs[Verb] extends (...rest: infer Rest) => infer Outcome
    ? (...rest: Rest) => Outcome | Promise<Outcome>
    : never
}

/**
 * The referee of one player. Every rule is in game/rounds; here each verb is one synchronous
 * transaction, so that nothing comes between what it reads and what it writes.
 */
export class PlayerReferee extends DurableObject implements Async<PlayerVerbs> {
  /** In ms since 1970. */
  clock = () => Date.now()
  readonly #store = new SqlRoundStore(this.ctx.storage.sql)
  readonly #forms = new KeptFormStore(this.ctx.storage.sql)
  readonly #sessions = new EndedSessionStore(this.ctx.storage.sql)
  readonly #rounds = new PlayerRounds(this.#store, {
    now: () => this.clock(),
    newId: () => crypto.randomUUID(),
  })

  look(table: Table) {
    return this.#rounds.look(table)
  }

  inPlay() {
    return this.#rounds.inPlay()
  }

  startFiveHints(table: Table, material: FiveHintsMaterial) {
    return this.#start((rounds) => rounds.startFiveHints(table, material))
  }

  showHint(roundId: string, seen: number, draft: string) {
    return this.#atOnce((rounds) => rounds.showHint(roundId, seen, draft))
  }

  submitAnswer(roundId: string, answer: string) {
    return this.#atOnce((rounds) => rounds.submitAnswer(roundId, answer))
  }

  releaseAnswer(roundId: string) {
    return this.#atOnce((rounds) => rounds.releaseAnswer(roundId))
  }

  settleAnswer(roundId: string, correct: boolean) {
    return this.#atOnce((rounds) => rounds.settleAnswer(roundId, correct))
  }

  startOffside(table: Table, material: OffsideMaterial) {
    return this.#start((rounds) => rounds.startOffside(table, material))
  }

  judgeStatements(roundId: string, judgements: readonly Judgement[]) {
    return this.#atOnce((rounds) => rounds.judgeStatements(roundId, judgements))
  }

  startDifficulty(table: Table, material: DifficultyMaterial) {
    return this.#start((rounds) => rounds.startDifficulty(table, material))
  }

  keepDrafts(roundId: string, drafts: readonly string[]) {
    return this.#atOnce((rounds) => rounds.keepDrafts(roundId, drafts))
  }

  submitItems(roundId: string, answers: readonly string[]) {
    return this.#atOnce((rounds) => rounds.submitItems(roundId, answers))
  }

  releaseItems(roundId: string) {
    return this.#atOnce((rounds) => rounds.releaseItems(roundId))
  }

  settleItems(roundId: string, verdicts: readonly boolean[]) {
    return this.#atOnce((rounds) => rounds.settleItems(roundId, verdicts))
  }

  owed() {
    return this.#rounds.owed()
  }

  claimCredit(roundId?: string) {
    return this.#atOnce((rounds) => rounds.claimCredit(roundId))
  }

  releaseCredit(roundId: string, isTold = false) {
    return this.#atOnce((rounds) => rounds.releaseCredit(roundId, isTold))
  }

  postponeCredit(roundId: string) {
    return this.#atOnce((rounds) => rounds.postponeCredit(roundId))
  }

  settleCredit(roundId: string, total: number, before: number | null = null) {
    return this.#atOnce((rounds) => rounds.settleCredit(roundId, total, before))
  }

  finish(roundId: string) {
    return this.#atOnce((rounds) => rounds.finish(roundId))
  }

  keepForm(path: string, fields: TypedFields) {
    this.#forms.keep(path, fields, this.clock())
  }

  takeForm(path: string) {
    return this.#forms.take(path, this.clock())
  }

  endSession(sessionId: string, until: number) {
    this.#sessions.end(sessionId, until, this.clock())
  }

  endOtherSessions(sessionId: string, before: number) {
    this.#sessions.endOthers(sessionId, before)
  }

  isSessionEnded(sessionId: string, signedInAt: number) {
    return this.#sessions.isEnded(sessionId, signedInAt, this.clock())
  }

  override async alarm() {
    this.#atOnce((rounds) => rounds.tidy())
    await this.#wakeToForget()
  }

  /** A round that begins also ends. */
  async #start<T>(verb: (rounds: PlayerRounds) => T): Promise<T> {
    const view = this.#atOnce(verb)
    await this.#wakeToForget()
    return view
  }

  #atOnce<T>(verb: (rounds: PlayerRounds) => T): T {
    return this.ctx.storage.transactionSync(() => verb(this.#rounds))
  }

  async #wakeToForget() {
    const at = nextForgetAt(this.#store.all())
    if (at !== null) await this.ctx.storage.setAlarm(at)
  }
}
