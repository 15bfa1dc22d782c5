import type { Clock } from "./clock.server"
import type { Limits } from "./limits.server"

export interface Budget {
  /** The time that a call may take from now on, in ms; 0 when the budget is used up. */
  leftMs(isSafe: boolean): number
  readonly isForm: boolean
}

/**
 * A page has one budget for all its reads. A form has a longer one for all its calls; its write leaves
 * some of it for the page that is shown again with what was typed. The time begins with the first call,
 * because the upload of a picture may take longer than the budget.
 */
export function createBudget(clock: Clock, limits: Limits, method: string): Budget {
  const { readsMs, writesMs, afterWriteMs } = limits
  let startedAt: number | null = null
  const untilMs = (ms: number) => {
    startedAt ??= clock.now()
    return Math.max(0, ms - (clock.now() - startedAt))
  }
  if (method === "GET" || method === "HEAD")
    return { isForm: false, leftMs: () => untilMs(readsMs) }
  return {
    isForm: true,
    leftMs: (isSafe) =>
      isSafe ? Math.min(readsMs, untilMs(writesMs)) : untilMs(writesMs - afterWriteMs),
  }
}
