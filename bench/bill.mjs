import { Pupil } from "./kills/pupil.mjs"
import { prepareStates } from "../tests/support/servers.mjs"
import { buildProduct } from "../scripts/launch/bundle.mjs"
import { countedWorker } from "./counted-worker.mjs"
import { startWrapped } from "./wrapped-product.mjs"

/**
 * The billed storage operations of a play: rows, Durable Object calls and messages, by store, while pupils read for
 * some seconds between two pages. `node bench/bill.mjs [pupils] [rounds each] [seconds to read]` prints a table.
 */
const [pupils = 12, roundsEach = 6, readS = 5] = process.argv.slice(2).map(Number)
/** Milliseconds until the objects have checked the outcome of their messages, which they do after a minute. */
const settledMs = 65_000

/** @typedef {{ read: number, written: number, calls: number, messages: number }} Used */

await buildProduct()
const states = await prepareStates()
const product = await startWrapped(states.newState(), {
  api: countedWorker({ objects: ["Player", "Board"], entrypoints: ["InternalApi"] }),
  referee: countedWorker({
    objects: ["PlayerReferee", "NetworkTrials"],
  }),
})
let requests = 0
let pauseMs = 0
const address = {
  get url() {
    return wait(pauseMs).then(() => product.url)
  },
  hear: () => void (requests += 1),
}
try {
  const players = Array.from({ length: pupils }, (_, number) => playerOf(number))
  await Promise.all(players.map((player) => player.enter()))
  // The first round creates rows and objects that all later rounds reuse.
  await Promise.all(players.map((player) => player.play()))
  await wait(settledMs)
  await readBill()
  requests = 0
  pauseMs = readS * 1000
  await Promise.all(players.map(playAll))
  const sent = requests
  await wait(settledMs)
  const bill = await readBill()
  const plays = pupils * roundsEach
  console.log(`${plays} plays, ${(sent / plays).toFixed(1)} requests each. Of a play:`)
  console.table(
    Object.fromEntries(
      Object.entries(bill).map(([store, used]) => [
        store,
        Object.fromEntries(
          Object.entries(used).map(([what, sum]) => [what, Number((sum / plays).toFixed(2))]),
        ),
      ]),
    ),
  )
} finally {
  await product.stop()
  states.remove()
}

/** @param {number} number */
function playerOf(number) {
  let last = number + 1
  const roll = (/** @type {number} */ below) => {
    last = (last * 48_271) % 2_147_483_647
    return last % below
  }
  return new Pupil(address, number, roll)
}

/** @param {Pupil} player */
async function playAll(player) {
  for (let round = 0; round < roundsEach; round += 1) await player.play()
}

/** The usage since the last call. @returns {Promise<Record<string, Used>>} */
async function readBill() {
  const [api, referee] = await Promise.all([
    product.ask("api", "/bench-bill"),
    product.ask("referee", "/bench-bill"),
  ])
  return { ...api, ...referee }
}

/** @param {number} ms @returns {Promise<void>} */
function wait(ms) {
  return new Promise((settle) => setTimeout(settle, ms))
}
