/** A new connection, its bytes, and what its call asks the platform: each takes one look to be heard. */
const looks = 3

const look = () => new Promise<void>((resolve) => setTimeout(resolve, 0))

/**
 * Lets those who work in pieces begin them one at a time, with room in between for who comes
 * meanwhile: a caller waits for the piece under way, however many there are at work. Nobody waits
 * for a promise of somebody else's: one of a request that the platform drops would never settle.
 */
export class Turns {
  #begun = 0
  readonly #look: () => Promise<void>

  /** `look` settles when the isolate has taken in what has come. */
  constructor(lookAround = look) {
    this.#look = lookAround
  }

  /** Settles when a piece may begin, which is to be at once. */
  async take(): Promise<void> {
    for (let seen = -1; seen !== this.#begun;) {
      seen = this.#begun
      for (let looked = 0; looked < looks; looked += 1) await this.#look()
    }
    this.#begun += 1
  }
}
