import type { Game } from "#contract/words"
import {
  games,
  getJudgements,
  readRound,
  toAnswered,
  type ActionOf,
  type AnsweredRound,
  type CommandOf,
  type MaterialOf,
  type ReplyOf,
  type Round,
  type RoundOf,
  type RoundView,
  type ViewOf,
} from "./games"
import type { Overview } from "./referee"
import {
  claim,
  creditAccount,
  isPending,
  newestTotal,
  postpone,
  release,
  type Account,
  type ClaimWithTotal,
  type CreditClaim,
} from "./rounds/credit"
import type { Start } from "./rounds/game-module"
import { finish, hasEnded, isInPlay } from "./rounds/round-base"
import type { RoundKey } from "./rounds/round-key"
import { RoundRepository, type RoundDependencies, type RoundStore } from "./rounds/round-repository"
import { currentRounds, inPlay, nextPruneAt, pendingCredits, toCredit } from "./rounds/rounds"

export class PlayerRounds {
  readonly #rounds: RoundRepository<Round>

  constructor(store: RoundStore, dependencies: RoundDependencies) {
    this.#rounds = new RoundRepository(store, dependencies, readRound)
  }

  carryOut<G extends Game>(key: RoundKey<G>, command: CommandOf<G>): ReplyOf<G> {
    return isStart(command) ? this.#start(key, command.material) : this.#act(key, command)
  }

  getRound<G extends Game>(key: RoundKey<G>): ViewOf<G> | null {
    const round = this.#rounds.at(key)
    return round && belongsTo(round, key.game) ? view(key.game, round) : null
  }

  getAnswered(roundId: string): AnsweredRound | null {
    return toAnswered(this.#rounds.get(roundId))
  }

  overview(): Overview {
    const rounds = this.#rounds.all()
    const open = inPlay(rounds, this.#rounds.now())
    return {
      inPlay: open.map((round) => view(round.game, round)),
      pendingCredit: pendingCredits(rounds),
    }
  }

  current(): readonly RoundView[] {
    return currentRounds(this.#rounds.all(), this.#rounds.now()).map((round) =>
      view(round.game, round),
    )
  }

  claimCredit(roundId?: string): CreditClaim | null {
    return this.#claim(this.#rounds.all(), roundId)
  }

  claimWithTotal(since: number): ClaimWithTotal {
    const rounds = this.#rounds.all()
    const accounts = rounds.map(({ account }) => account)
    return { claim: this.#claim(rounds), total: newestTotal(accounts, since) }
  }

  #claim(rounds: readonly Round[], roundId?: string): CreditClaim | null {
    const now = this.#rounds.now()
    const choice = {
      id: roundId,
      now,
      hasJudgements: (round: Round) => getJudgements(round) !== null,
    }
    const round = toCredit(rounds, choice)
    if (!round?.account) return null
    this.#changeAccount(round.id, (account) => claim(account, now))
    const { attempt } = round.material
    const judgements = getJudgements(round)
    const { credit } = round.account
    const points = credit.state === "pending" ? credit.points : null
    return { roundId: round.id, points, attempt, ...(judgements ? { judgements } : {}) }
  }

  releaseCredit(roundId: string, isReported = false): void {
    this.#changeAccount(roundId, (account) => release(account, isReported))
  }

  postponeCredit(roundId: string): void {
    const now = this.#rounds.now()
    this.#changeAccount(roundId, (account) => postpone(account, now))
  }

  settleCredit(roundId: string, total: number, before: number | null = null): RoundView | null {
    const now = this.#rounds.now()
    const round = this.#changeAccount(roundId, (account) =>
      creditAccount(account, { total, before }, now),
    )
    this.prune()
    return round && view(round.game, round)
  }

  finish(roundId: string): void {
    this.#change(roundId, finish)
  }

  prune(): void {
    this.#rounds.prune((round) => close(round.game, round))
  }

  nextPruneAt(): number | null {
    return nextPruneAt(this.#rounds.all())
  }

  /** A question is in one round in play only: if another key has that round, it is returned. */
  #start<G extends Game>({ game, source }: RoundKey<G>, material: MaterialOf<G>): ReplyOf<G> {
    const there = this.getRound({ game, source })
    if (there) return { state: "view", view: there }
    const now = this.#rounds.now()
    const round = games[game].begin(this.#rounds.newId(), source, material, now)
    const elsewhere = this.#withSameQuestion(game, round)
    if (elsewhere) return { state: "view", view: view(game, elsewhere) }
    this.#rounds.put(round)
    this.prune()
    return { state: "view", view: view(game, round) }
  }

  #withSameQuestion<G extends Game>(game: G, round: RoundOf<G>): RoundOf<G> | null {
    const asked = new Set(games[game].questionKeys(round))
    for (const other of this.#rounds.all()) {
      if (!belongsTo(other, game) || !isInPlay(other, this.#rounds.now())) continue
      if (games[game].questionKeys(other).some((key) => asked.has(key))) return other
    }
    return null
  }

  #act<G extends Game>(key: RoundKey<G>, action: ActionOf<G>): ReplyOf<G> {
    const { game } = key
    const round = action.roundId === null ? this.#rounds.at(key) : this.#rounds.get(action.roundId)
    if (!round || !belongsTo(round, game) || this.#isTooLate(round, action.type))
      return { state: "gone" }
    const change = games[game].apply(round, action, this.#rounds.now())
    if (change.state === "busy" || change.state === "incomplete") return change
    if (change.round !== round) this.#rounds.put(change.round)
    if (change.state === "judge") return { state: "judge", submission: change.submission }
    if (change.state === "changed" || change.round.account === null)
      return { state: "view", view: view(game, change.round) }
    return this.#settled(game, change.round)
  }

  /** A verdict or a release is never too late. Submitting to an answered round only returns its result. */
  #isTooLate(round: Round, type: string): boolean {
    if (type === "settle" || type === "release") return false
    return hasEnded(round, this.#rounds.now()) && !(type === "submit" && round.account)
  }

  #settled<G extends Game>(game: G, round: RoundOf<G>): ReplyOf<G> {
    const hasOthers = pendingCredits(this.#rounds.all()).some(({ roundId }) => roundId !== round.id)
    const canBeKept = !round.isFinished && !hasOthers
    const claim = isPending(round.account) ? this.claimCredit(round.id) : null
    return { state: "settled", view: view(game, round), claim, canBeKept }
  }

  #changeAccount(roundId: string, change: (account: Account) => Account): Round | null {
    return this.#change(roundId, (round) =>
      round.account ? { ...round, account: change(round.account) } : round,
    )
  }

  #change(roundId: string, change: (round: Round) => Round): Round | null {
    const round = this.#rounds.get(roundId)
    const changed = round && change(round)
    if (changed && changed !== round) this.#rounds.put(changed)
    return changed
  }
}

const isStart = <Material, Action>(command: Start<Material> | Action): command is Start<Material> =>
  typeof command === "object" && command !== null && "material" in command

const belongsTo = <G extends Game>(round: Round, game: G): round is RoundOf<G> =>
  round.game === game

const view = <G extends Game>(game: G, round: RoundOf<G>): ViewOf<G> => games[game].view(round)

const close = <G extends Game>(game: G, round: RoundOf<G>): RoundOf<G> =>
  games[game].close?.(round) ?? round
