import * as z from "zod"

/** For how long an upstream is waited for, and when it counts as down. */
const limitsSchema = z.object({
  /** All reads of one page together, in milliseconds. */
  readsMs: z.number().min(0).default(3000),
  /** A form with all its calls. */
  writesMs: z.number().min(0).default(8000),
  /** Of a form's time what is left for the page that comes back. */
  afterWriteMs: z.number().min(0).default(1000),
  /** How far back failures are remembered. */
  windowMs: z.number().min(0).default(10_000),
  /** So many failed calls, out of so many requests, before the upstream may count as down. */
  failuresMin: z.number().min(1).default(10),
  requestsMin: z.number().min(1).default(4),
  /** A call is let through so often while the upstream is down. */
  probeMs: z.number().min(0).default(1000),
  /** A second try comes after at most so long. */
  retryWaitMs: z.number().min(0).default(200),
  /** Which calls of ours there are: how long the question may take, and each answer is good. */
  askMs: z.number().min(0).default(2000),
  someForMs: z
    .number()
    .min(0)
    .default(5 * 60_000),
  noneForMs: z.number().min(0).default(10_000),
  /** What a grade has to choose from. Our API remembers it for 40 s: a change is seen by all after a minute. */
  listsForMs: z.number().min(0).default(20_000),
})
export type Limits = z.output<typeof limitsSchema>

/** `given`: JSON that tests hand to a product, so that no test waits as long as people do. */
export const readLimits = (given = ""): Limits =>
  limitsSchema.parse(given === "" ? {} : JSON.parse(given))
