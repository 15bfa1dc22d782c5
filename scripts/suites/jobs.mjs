import { suites } from "./suites.mjs"

/**
 * The work of one process: a suite, or one part of it.
 * @typedef {{ suite: string, part: number, parts: number }} Job
 */

/**
 * The jobs of suites and of the suites that they need, in the order of the list of suites.
 * @param {readonly string[]} names
 * @returns {Job[]}
 */
export function jobsOf(names) {
  const wanted = new Set(names.flatMap((name) => [name, ...(suites[name]?.needs ?? [])]))
  return Object.entries(suites)
    .filter(([name]) => wanted.has(name))
    .flatMap(([suite, { parts = 1 }]) =>
      Array.from({ length: parts }, (_, index) => ({ suite, part: index + 1, parts })),
    )
}

/** @param {Job} job */
export const labelOf = ({ suite, part, parts }) =>
  parts === 1 ? suite : `${suite} ${part}/${parts}`

/**
 * Runs jobs, at most `lanes` at a time; each begins after the suites that its own suite needs.
 * @param {readonly Job[]} jobs
 * @param {number} lanes
 * @param {(job: Job) => Promise<unknown>} run
 */
export async function runInLanes(jobs, lanes, run) {
  const waiting = [...jobs]
  /** @type {Map<Job, Promise<unknown>>} */
  const running = new Map()
  const isReady = (/** @type {Job} */ { suite }) => {
    const { needs = [] } = suites[suite] ?? {}
    const unfinished = [...waiting, ...running.keys()]
    return unfinished.every((job) => !needs.includes(job.suite))
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
