import type { RoundView } from "#game/games"

const maxAgeMs = 60_000
const maxEntries = 1_000

export class SettledRounds {
  readonly #rounds = new Map<string, { readonly view: RoundView; readonly at: number }>()
  readonly #now: () => number

  constructor(now: () => number = Date.now) {
    this.#now = now
  }

  remember(player: string, view: RoundView): void {
    this.#rounds.set(entryKey(player, view.roundId), { view, at: this.#now() })
    const [oldest] = this.#rounds.keys()
    if (this.#rounds.size > maxEntries && oldest !== undefined) this.#rounds.delete(oldest)
  }

  /** Returns a round once; `null` if this isolate has none, and then the caller asks the referee. */
  take(player: string, roundId: string): RoundView | null {
    const key = entryKey(player, roundId)
    const entry = this.#rounds.get(key)
    this.#rounds.delete(key)
    return entry && this.#now() - entry.at < maxAgeMs ? entry.view : null
  }
}

const entryKey = (player: string, roundId: string) => JSON.stringify([player, roundId])

export const settledRounds = new SettledRounds()
