import { pick, type Roll } from "../../support/dice"

/** Waits until it is this flow's turn to go one step further. */
export type Turn = () => Promise<void>

/**
 * Runs flows so that one at a time goes a step further, in an order that a seed repeats. A flow that
 * never comes back from a step is left where it stands.
 */
export class Turns {
  readonly #roll: Roll
  readonly #waiting: (() => void)[] = []
  #handBack: () => void = () => {}

  constructor(roll: Roll) {
    this.#roll = roll
  }

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
      const next = pick(this.#roll, this.#waiting)
      this.#waiting.splice(this.#waiting.indexOf(next), 1)
      await this.#untilHandedBack(next)
    }
    if (failures.length > 0) throw failures[0]
  }

  /** What a flow that crashes waits for: nothing. */
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
