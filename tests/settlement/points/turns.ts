import { pick, type Roll } from "../../support/dice.mjs"

/** Waits until it is this flow's turn to take one step. */
export type Turn = () => Promise<void>

/**
 * Runs flows one step at a time, in an order that the seed determines. A flow that never returns from
 * a step is abandoned there.
 */
export class Turns {
  readonly #waiting: (() => void)[] = []
  #handBack: () => void = () => {}

  constructor(private readonly roll: Roll) {}

  async run(flows: readonly ((turn: Turn) => Promise<unknown>)[]): Promise<void> {
    const failures: unknown[] = []
    for (const flow of flows) {
      await this.#untilHandedBack(() => {
        flow(this.#turn)
          .catch((failure: unknown) => failures.push(failure))
          .finally(() => this.#handBack())
      })
    }
    while (this.#waiting.length > 0) {
      const next = pick(this.roll, this.#waiting)
      this.#waiting.splice(this.#waiting.indexOf(next), 1)
      await this.#untilHandedBack(next)
    }
    if (failures.length > 0) throw failures[0]
  }

  /** Ends the turn of a crashed flow, and returns a promise that never resolves. */
  readonly never = (): Promise<never> => {
    this.#handBack()
    return new Promise(() => {})
  }

  readonly #turn: Turn = () =>
    new Promise((goOn) => {
      this.#waiting.push(goOn)
      this.#handBack()
    })

  #untilHandedBack(go: () => void): Promise<void> {
    return new Promise((handedBack) => {
      this.#handBack = handedBack
      go()
    })
  }
}
