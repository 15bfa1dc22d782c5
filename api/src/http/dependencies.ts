import type { PlacedAttempt } from "../store/play/unplayed"
import { Catalogue, Memory, OpenJudgements } from "./memory"
import type { Random } from "./random"
import { HashingSemaphore } from "../security/hashing-semaphore"
import { createPasswords, type Passwords } from "../security/password"

export interface Dependencies {
  readonly now: () => number
  readonly random: Random
  readonly hashing: HashingSemaphore
  readonly passwords: Passwords
  readonly judging: OpenJudgements
  readonly catalogue: Catalogue
  readonly questions: Memory<PlacedAttempt>
  /** When networks last were refused, by the keys of their limits; one per isolate. */
  readonly fullNetworks: Memory<number>
}

const random: Random = (length) => crypto.getRandomValues(new Uint8Array(length))

/** One per isolate, so that its semaphore counts all password hashing there. */
export const platformDependencies: Dependencies = {
  now: () => Date.now(),
  random,
  hashing: new HashingSemaphore(),
  passwords: createPasswords(random),
  judging: new OpenJudgements(),
  catalogue: new Catalogue(),
  questions: new Memory(2_000),
  fullNetworks: new Memory(1_000),
}
