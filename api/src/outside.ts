import { HashingGate } from "./security/hashing-gate"
import { Judging } from "./points/judging"
import { createPasswords, type Passwords } from "./security/password"

/** Fills and returns so many unpredictable bytes. */
export type Random = (length: number) => Uint8Array

/** All that a call takes from outside the request, the store and the platform. */
export interface Outside {
  /** Milliseconds since 1970. */
  readonly now: () => number
  readonly random: Random
  readonly hashing: HashingGate
  readonly passwords: Passwords
  /** One an isolate: what it is judging. */
  readonly judging: Judging
}

const random: Random = (length) => crypto.getRandomValues(new Uint8Array(length))

/** One an isolate, so that its hashing gate counts all the hashing there is. */
export const realOutside: Outside = {
  now: () => Date.now(),
  random,
  hashing: new HashingGate(),
  passwords: createPasswords(random),
  judging: new Judging(),
}
