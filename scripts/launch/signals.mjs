const often = 300

/** @type {Set<() => Promise<unknown>>} */
const running = new Set()
let isEnding = false

/** Whether a signal is ending this process: what a child was started for does not go on then. */
export const isEndingNow = () => isEnding

/**
 * Stops something before this process ends by a signal.
 * @param {() => Promise<unknown>} stop
 * @returns {() => void} for when it has ended by itself
 */
export function stopBeforeEnd(stop) {
  running.add(stop)
  return () => void running.delete(stop)
}

/**
 * Ctrl-C, SIGTERM, a terminal that closes and the end of npm end this process, after what has to be stopped; a second
 * signal ends it at once. Called before anything else listens: Miniflare would exit with an error.
 */
export function endOnSignals() {
  const end = async () => {
    if (isEnding) process.exit(130)
    isEnding = true
    if (running.size > 0) await Promise.allSettled([...running].map((stop) => stop()))
    process.exit()
  }
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => void end())
  if (process.env["npm_lifecycle_event"]) endWithParent(end)
}

/**
 * npm passes SIGTERM to a shell only, which ends without passing it on: then this process has another parent.
 * @param {() => Promise<void>} end
 */
function endWithParent(end) {
  const parent = process.ppid
  const timer = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(timer)
    void end()
  }, often)
  timer.unref()
}
