/** Time and chance, handed in so that tests decide them. */
export interface Clock {
  /** Milliseconds since any fixed time. */
  now(): number
  /** Aborts after so many milliseconds. */
  deadline(ms: number): AbortSignal
  wait(ms: number): Promise<void>
  /** From 0 to below 1. */
  random(): number
}

export const realClock: Clock = {
  now: () => Date.now(),
  deadline: (ms) => AbortSignal.timeout(ms),
  wait: (ms) => new Promise((settle) => setTimeout(settle, ms)),
  random: () => Math.random(),
}
