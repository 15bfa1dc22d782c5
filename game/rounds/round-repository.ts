import { isPending } from "./credit"
import type { RoundBase } from "./round-base"
import type { RoundKey } from "./round-key"
import { atKey, toPrune } from "./rounds"

/** Stores the rounds of one player as JSON. `all` returns them in the order of their start. */
export interface RoundStore {
  all(): readonly StoredRound[]
  get(id: string): StoredRound | null
  put(round: StoredRound): void
  remove(id: string): void
}

export interface StoredRound {
  readonly id: string
  readonly json: string
}

export interface RoundDependencies {
  now(): number
  newId(): string
  /** Called for a stored round that this version cannot read; `game` as it is stored. Its row is kept. */
  onUnreadable(game: string): void
}

export class RoundRepository<Round extends RoundBase> {
  readonly #store: RoundStore
  readonly #dependencies: RoundDependencies
  readonly #read: (stored: unknown) => Round | null
  /** By id, with the text that it was read from: a page reads all rounds, and few have changed since the last one. */
  readonly #parsed = new Map<string, { readonly json: string; readonly round: Round | null }>()

  constructor(
    store: RoundStore,
    dependencies: RoundDependencies,
    read: (stored: unknown) => Round | null,
  ) {
    this.#store = store
    this.#dependencies = dependencies
    this.#read = read
  }

  now(): number {
    return this.#dependencies.now()
  }

  newId(): string {
    return this.#dependencies.newId()
  }

  all(): readonly Round[] {
    const stored = this.#store.all()
    const ids = new Set(stored.map(({ id }) => id))
    for (const id of this.#parsed.keys()) if (!ids.has(id)) this.#parsed.delete(id)
    return stored.flatMap((each) => this.#parse(each) ?? [])
  }

  get(id: string): Round | null {
    const stored = this.#store.get(id)
    return stored && this.#parse(stored)
  }

  at(key: RoundKey): Round | null {
    return atKey(this.all(), key, this.now())
  }

  put(round: Round): void {
    this.#store.put({ id: round.id, json: JSON.stringify(round) })
  }

  /**
   * Removes the rounds of `toPrune`. A round in play is closed first, and stays if that leaves a pending credit. An
   * unreadable row stays, because it may have one.
   */
  prune(close: (round: Round) => Round): void {
    for (const round of toPrune(this.all(), this.now())) {
      const closed = round.account ? round : close(round)
      if (isPending(closed.account)) this.put(closed)
      else this.#store.remove(round.id)
    }
  }

  #parse({ id, json }: StoredRound): Round | null {
    const known = this.#parsed.get(id)
    if (known?.json === json) return known.round
    const stored = getValue(json)
    const round = this.#read(stored)
    if (!round) this.#dependencies.onUnreadable(gameIn(stored))
    this.#parsed.set(id, { json, round })
    return round
  }
}

function getValue(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return null
  }
}

const gameIn = (stored: unknown): string =>
  typeof stored === "object" && stored !== null && "game" in stored ? String(stored.game) : ""
