import * as z from "zod"

const limitsSchema = z.object({
  readsMs: z.number().min(0).default(3000),
  writesMs: z.number().min(0).default(8000),
  /** The part of a form's time that its writes leave for the page that is shown again. */
  afterWriteMs: z.number().min(0).default(1000),
  windowMs: z.number().min(0).default(10_000),
  /** The fewest failed calls, and requests that made them, at which the upstream may count as down. */
  failuresMin: z.number().min(1).default(10),
  requestsMin: z.number().min(1).default(4),
  /** While the upstream counts as down, one call is allowed per this interval, in milliseconds. */
  probeMs: z.number().min(0).default(1000),
  retryWaitMs: z.number().min(0).default(200),
  /** For the capabilities: the deadline of the call, and the lifetimes of a reply and of a failure. */
  askMs: z.number().min(0).default(2000),
  someForMs: z
    .number()
    .min(0)
    .default(5 * 60_000),
  noneForMs: z.number().min(0).default(10_000),
  /** The cache lifetime of the lists of a grade. Our API caches them for 40 s, so a change takes a minute at most. */
  listsForMs: z.number().min(0).default(20_000),
})
export type Limits = z.output<typeof limitsSchema>

export const readLimits = (given = ""): Limits =>
  limitsSchema.parse(given === "" ? {} : JSON.parse(given))

export interface Clock {
  /** Milliseconds since a fixed point in time. */
  now(): number
  deadline(ms: number): AbortSignal
  wait(ms: number): Promise<void>
  random(): number
}

export const realClock: Clock = {
  now: () => Date.now(),
  deadline: (ms) => AbortSignal.timeout(ms),
  wait: (ms) => new Promise((settle) => setTimeout(settle, ms)),
  random: () => Math.random(),
}
