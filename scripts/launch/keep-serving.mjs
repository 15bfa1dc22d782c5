import { Failure } from "./failure.mjs"

const minuteMs = 60_000

/**
 * What is kept running.
 * @typedef {object} Kept
 * @property {Promise<string>} died says how it has died
 * @property {Promise<string>} lost says why its data are gone
 * @property {() => Promise<void>} stop
 */

/**
 * Starts what has died again, unless that was done within the last minute: then it fails with one sentence. Ends when
 * the data are gone, and says why.
 * @param {() => Promise<Kept>} start
 * @param {{ say?: (line: string) => void, now?: () => number }} [tools]
 * @returns {Promise<string>}
 */
export async function keepServing(start, tools = {}) {
  const { say = console.error, now = () => performance.now() } = tools
  /** @type {number | undefined} */
  let restartedAt
  for (;;) {
    const kept = await start()
    if (restartedAt !== undefined) say("They run again.")
    const lost = kept.lost.then((why) => ({ why, how: "" }))
    const { why, how } = await Promise.race([lost, kept.died.then((how) => ({ why: "", how }))])
    await kept.stop()
    if (why) return why
    if (restartedAt !== undefined && now() - restartedAt < minuteMs)
      throw new Failure(`The Workers have ended again (${how}), within a minute of a new start.`)
    say(`The Workers have ended by themselves (${how}). Starting them again…`)
    restartedAt = now()
  }
}
