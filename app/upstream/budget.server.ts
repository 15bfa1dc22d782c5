import type { Clock } from "./clock.server"
import type { Limits } from "./limits.server"

/** The time that one request may spend on its upstream, and what tells it from other requests. */
export interface Budget {
  /** What a call may take from now on; 0 when the time is used up. */
  leftMs(isSafe: boolean): number
}

/**
 * A page has one time for all that it reads. A form has a longer one for all its calls; its write
 * leaves some of that to the page that comes back with what was typed. It begins with the first call:
 * a picture may take its sender longer than that to send.
 */
export function createBudget(clock: Clock, limits: Limits, method: string): Budget {
  const { readsMs, writesMs, afterWriteMs } = limits
  let startedAt: number | null = null
  const untilMs = (ms: number) => {
    startedAt ??= clock.now()
    return Math.max(0, ms - (clock.now() - startedAt))
  }
  if (method === "GET" || method === "HEAD") return { leftMs: () => untilMs(readsMs) }
  return {
    leftMs: (isSafe) =>
      isSafe ? Math.min(readsMs, untilMs(writesMs)) : untilMs(writesMs - afterWriteMs),
  }
}
