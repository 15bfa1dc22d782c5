import type { CreditClaim, Debt, PlayerVerbs, RoundView } from "../referee"
import { claim, credited, postpone, release, type Account } from "./credit"
import type { DifficultyMaterial } from "./difficulty"
import * as difficulty from "./difficulty-round"
import type { FiveHintsMaterial } from "./five-hints"
import * as fiveHints from "./five-hints-round"
import { finish } from "./frame"
import { letGo } from "./hand-in"
import { KeptRounds, type RoundStore, type Surroundings } from "./kept-rounds"
import type { Judgement, OffsideMaterial } from "./offside"
import * as offside from "./offside-round"
import type { Table } from "./place"
import { inPlay, owedBy, toCredit, type Round } from "./rounds"
import { viewRound } from "./view"

/** The verbs of a referee over the rounds of one player. Each must run undisturbed by another. */
export class PlayerRounds implements PlayerVerbs {
  readonly #rounds: KeptRounds

  constructor(store: RoundStore, surroundings: Surroundings) {
    this.#rounds = new KeptRounds(store, surroundings)
  }

  look(table: Table): RoundView | null {
    const round = this.#rounds.at(table)
    return round && viewRound(round)
  }

  inPlay(): readonly RoundView[] {
    return inPlay(this.#rounds.all(), this.#rounds.now()).map(viewRound)
  }

  startFiveHints({ place }: Table, material: FiveHintsMaterial) {
    return this.#rounds.open("five-hints", place, (id, now) =>
      fiveHints.beginFiveHints(id, place, material, now),
    )
  }

  showHint(roundId: string, seen: number, draft: string) {
    return this.#rounds.play("five-hints", roundId, (round) =>
      fiveHints.showHint(round, seen, draft),
    )
  }

  submitAnswer(roundId: string, answer: string) {
    return this.#rounds.submit("five-hints", roundId, (round, now) =>
      fiveHints.submitAnswer(round, answer, now),
    )
  }

  releaseAnswer(roundId: string): void {
    this.#rounds.settle("five-hints", roundId, letGo)
  }

  settleAnswer(roundId: string, correct: boolean) {
    return this.#rounds.settle("five-hints", roundId, (round) =>
      fiveHints.settleAnswer(round, correct),
    )
  }

  startOffside({ place }: Table, material: OffsideMaterial) {
    return this.#rounds.open("offside", place, (id, now) =>
      offside.beginOffside(id, place, material, now),
    )
  }

  judgeStatements(roundId: string, judgements: readonly Judgement[]) {
    return this.#rounds.play("offside", roundId, (round) =>
      offside.judgeStatements(round, judgements),
    )
  }

  startDifficulty({ place }: Table, material: DifficultyMaterial) {
    return this.#rounds.open("difficulty", place, (id, now) =>
      difficulty.beginDifficulty(id, place, material, now),
    )
  }

  keepDrafts(roundId: string, drafts: readonly string[]) {
    return this.#rounds.play("difficulty", roundId, (round) => difficulty.keepDrafts(round, drafts))
  }

  submitItems(roundId: string, answers: readonly string[]) {
    return this.#rounds.submit("difficulty", roundId, (round, now) =>
      difficulty.submitItems(round, answers, now),
    )
  }

  releaseItems(roundId: string): void {
    this.#rounds.settle("difficulty", roundId, letGo)
  }

  settleItems(roundId: string, verdicts: readonly boolean[]) {
    return this.#rounds.settle("difficulty", roundId, (round) =>
      difficulty.settleItems(round, verdicts),
    )
  }

  owed(): readonly Debt[] {
    return owedBy(this.#rounds.all()).map(({ id, game, place, account }) => {
      const points = account?.credit.state === "owed" ? account.credit.points : 0
      return { roundId: id, points, table: { game, place } }
    })
  }

  claimCredit(roundId?: string): CreditClaim | null {
    const now = this.#rounds.now()
    const round = toCredit(this.#rounds.all(), roundId, now)
    if (round?.account?.credit.state !== "owed") return null
    this.#rounds.change(round.id, (round) => withAccount(round, (account) => claim(account, now)))
    const { attempt } = round.material
    const judgements = toTell(round)
    const points = round.account.credit.points
    return { roundId: round.id, points, attempt, ...(judgements ? { judgements } : {}) }
  }

  releaseCredit(roundId: string, isTold = false): void {
    this.#rounds.change(roundId, (round) =>
      withAccount(round, (account) => release(account, isTold)),
    )
  }

  postponeCredit(roundId: string): void {
    const now = this.#rounds.now()
    this.#rounds.change(roundId, (round) => withAccount(round, (account) => postpone(account, now)))
  }

  settleCredit(roundId: string, total: number, before: number | null = null): RoundView | null {
    const view = this.#rounds.change(roundId, (round) =>
      withAccount(round, (account) => credited(account, total, before)),
    )
    this.tidy()
    return view
  }

  finish(roundId: string): void {
    this.#rounds.change(roundId, finish)
  }

  /** Forgets what is not worth keeping. */
  tidy(): void {
    this.#rounds.tidy()
  }
}

/** What was said of the statements of offside, where the API has not taken it yet. */
function toTell(round: Round): readonly boolean[] | null {
  if (round.game !== "offside" || round.account?.isTold) return null
  return round.said.map((said) => said === true)
}

function withAccount(round: Round, change: (account: Account) => Account): Round {
  return round.account ? { ...round, account: change(round.account) } : round
}
