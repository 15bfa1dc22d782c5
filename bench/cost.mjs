import { Pupil } from "./kills/pupil.mjs"
import { prepareStates, startProduct } from "../tests/support/servers.mjs"
import { buildProduct } from "../scripts/launch/bundle.mjs"
import { cpuMs } from "./workerd.mjs"

/**
 * The cost of one round: the requests of a browser without scripts, and the CPU of all Workers with the
 * simulated storage, which is not billed as CPU in production. `node bench/cost.mjs [pupils] [rounds each]`
 * prints a table; `SITE=https://…` puts the load on a deployed site that has the demo questions.
 */
const [pupils = 8, roundsEach = 12] = process.argv.slice(2).map(Number)

const site = process.env["SITE"]
if (!site) await buildProduct()
const states = site ? null : await prepareStates()
const product = states ? await startProduct(states.newState()) : null
let requests = 0
const address = { url: site ?? product?.url ?? "", hear: () => void (requests += 1) }
try {
  const players = Array.from({ length: pupils }, (_, number) => playerOf(number))
  await Promise.all(players.map((player) => player.enter()))
  // The first rounds compile the code that all later ones run.
  await Promise.all(players.map((player) => player.play()))
  const [cpuBefore, requestsBefore, startedAt] = [cpuMs(), requests, performance.now()]
  const times = await Promise.all(players.map(playAll))
  const rounds = pupils * roundsEach
  const all = times.flat().toSorted((one, other) => one - other)
  console.table({
    rounds,
    "requests a round": Number(((requests - requestsBefore) / rounds).toFixed(1)),
    "CPU ms a round": site ? "see the dashboard" : Math.round((cpuMs() - cpuBefore) / rounds),
    "rounds a second": Number((rounds / ((performance.now() - startedAt) / 1000)).toFixed(1)),
    "median ms a round": Math.round(all[all.length >> 1] ?? 0),
    "slowest ms a round": Math.round(all.at(-1) ?? 0),
  })
} finally {
  await product?.stop()
  states?.remove()
}

/** @param {number} number */
function playerOf(number) {
  let last = number + 1
  const roll = (/** @type {number} */ below) => {
    last = (last * 48_271) % 2_147_483_647
    return last % below
  }
  // Each run needs new accounts on a site that outlives the run.
  return new Pupil(address, site ? (Date.now() % 1_000_000) * 1_000 + number : number, roll)
}

/** @param {Pupil} player */
async function playAll(player) {
  const times = []
  for (let round = 0; round < roundsEach; round += 1) {
    const startedAt = performance.now()
    await player.play()
    times.push(performance.now() - startedAt)
  }
  return times
}
