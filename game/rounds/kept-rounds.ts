import type { RoundView, SubmitOutcome } from "../referee"
import { hasEnded, isInPlay } from "./frame"
import type { Submitted } from "./hand-in"
import type { Game, Place, Table } from "./place"
import { atTable, inPlayWithSameQuestion, isOf, toForget, type Round, type RoundOf } from "./rounds"
import { viewRound } from "./view"

/** Where the rounds of one player are kept, in the order of their start. */
export interface RoundStore {
  all(): readonly Round[]
  get(id: string): Round | null
  put(round: Round): void
  remove(id: string): void
}

/** Time, in ms since 1970, and names for new rounds come from outside. */
export interface Surroundings {
  now(): number
  newId(): string
}

/** The rounds of one player, as the verbs find them, change them and put them back. */
export class KeptRounds {
  readonly #store: RoundStore
  readonly #surroundings: Surroundings

  constructor(store: RoundStore, surroundings: Surroundings) {
    this.#store = store
    this.#surroundings = surroundings
  }

  now(): number {
    return this.#surroundings.now()
  }

  all(): readonly Round[] {
    return this.#store.all()
  }

  at(table: Table): Round | null {
    return atTable(this.all(), table, this.now())
  }

  /**
   * The round of this table, begun where there is none. A question has one round in play: where
   * another table has it, that table's round is returned.
   */
  open(game: Game, place: Place, begin: (id: string, now: number) => Round): RoundView {
    const there = this.at({ game, place })
    if (there) return viewRound(there)
    const round = begin(this.#surroundings.newId(), this.now())
    const elsewhere = inPlayWithSameQuestion(this.all(), round, this.now())
    if (elsewhere) return viewRound(elsewhere)
    this.#store.put(round)
    this.tidy()
    return viewRound(round)
  }

  /** Changes a round of this game while it has not ended; `null` where there is none. */
  play<G extends Game>(game: G, id: string, verb: (round: RoundOf<G>) => Round): RoundView | null {
    const round = this.#store.get(id)
    if (!round || hasEnded(round, this.now())) return null
    return this.settle(game, id, verb)
  }

  /** Changes a round of this game though it may have ended since; `null` where there is none. */
  settle<G extends Game>(
    game: G,
    id: string,
    verb: (round: RoundOf<G>) => Round,
  ): RoundView | null {
    const round = this.#store.get(id)
    return round && isOf(round, game) ? this.#keep(round, verb(round)) : null
  }

  /** Changes a round of any game; `null` where there is none. */
  change(id: string, verb: (round: Round) => Round): RoundView | null {
    const round = this.#store.get(id)
    return round && this.#keep(round, verb(round))
  }

  /** Takes an answer to be judged; `verb` says `null` while somebody judges it. */
  submit<G extends Game, S>(
    game: G,
    id: string,
    verb: (round: RoundOf<G>, now: number) => Submitted<RoundOf<G>, S> | null,
  ): SubmitOutcome<S> {
    const round = this.#store.get(id)
    if (!round || !isOf(round, game)) return { state: "gone" }
    if (round.account) return { state: "done", view: viewRound(round) }
    if (!isInPlay(round, this.now())) return { state: "gone" }
    const submitted = verb(round, this.now())
    if (!submitted) return { state: "busy" }
    this.#store.put(submitted.round)
    return { state: "judge", submission: submitted.submission }
  }

  /** Forgets what is not worth keeping. */
  tidy(): void {
    for (const round of toForget(this.all(), this.now())) this.#store.remove(round.id)
  }

  #keep(before: Round, after: Round): RoundView {
    if (after !== before) this.#store.put(after)
    return viewRound(after)
  }
}
