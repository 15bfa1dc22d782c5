import { suites } from "./suites.mjs"

/**
 * Suites with those that they need, in the order of the list of suites.
 * @param {readonly string[]} names
 * @returns {string[]}
 */
export function withNeeds(names) {
  const wanted = new Set(names.flatMap((name) => [name, ...(suites[name]?.needs ?? [])]))
  return Object.keys(suites).filter((name) => wanted.has(name))
}

/**
 * Runs suites, at most `lanes` at a time; each begins after those that it needs.
 * @param {readonly string[]} names
 * @param {number} lanes
 * @param {(name: string) => Promise<unknown>} run
 */
export async function runInLanes(names, lanes, run) {
  const waiting = [...names]
  /** @type {Map<string, Promise<unknown>>} */
  const running = new Map()
  const isReady = (/** @type {string} */ name) => {
    const { needs = [] } = suites[name] ?? {}
    const unfinished = [...waiting, ...running.keys()]
    return unfinished.every((other) => !needs.includes(other))
  }
  while (waiting.length > 0 || running.size > 0) {
    const next = running.size < lanes ? waiting.find(isReady) : undefined
    if (next) {
      waiting.splice(waiting.indexOf(next), 1)
      running.set(
        next,
        run(next).finally(() => running.delete(next)),
      )
    } else await Promise.race(running.values())
  }
}
