import { type RetriedRequest, type Step, attempt, pause } from "./attempt"

/** A try that has run for this long is restarted when the connection may be back. */
const staleMs = 3000

/** Repeats each request until a reply arrives or the request is cancelled. */
export function createConnection(waitMs: (failures: number) => number) {
  const unanswered = new Map<RetriedRequest, Step>()
  /** Requests whose current try may have begun without a network: if it fails, the next one starts at once. */
  const hurried = new Set<RetriedRequest>()
  const watchers = new Set<() => void>()
  const notify = () => watchers.forEach((watcher) => watcher())

  async function untilAnswered(request: RetriedRequest): Promise<Response> {
    const { signal } = request
    let failures = 0
    let step: Step | undefined
    const onStep = (begun: Step) => {
      step = begun
      if (failures === 0) return
      unanswered.set(request, begun)
      notify()
    }
    const giveUp = () => step?.end()
    signal?.addEventListener("abort", giveUp)
    try {
      for (;;) {
        const response = signal?.aborted ? null : await attempt(request, onStep)
        if (response) return response
        if (signal?.aborted) throw new DOMException("The request was given up.", "AbortError")
        failures += 1
        if (!hurried.delete(request)) await pause(waitMs(failures), onStep)
      }
    } finally {
      signal?.removeEventListener("abort", giveUp)
      unanswered.delete(request)
      hurried.delete(request)
      notify()
    }
  }

  return {
    untilAnswered,
    /** Ends every wait, and every try that has run for `staleMs`. */
    tryNow() {
      for (const [request, { startedAt, end }] of unanswered) {
        if (startedAt > -Infinity) hurried.add(request)
        if (Date.now() - startedAt >= staleMs) end()
      }
    },
    isLost: () => unanswered.size > 0,
    watch(watcher: () => void) {
      watchers.add(watcher)
      return () => void watchers.delete(watcher)
    },
  }
}
