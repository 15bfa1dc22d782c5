import { buildPages } from "../scripts/launch/build.mjs"
import { prepareStates, startApi } from "../tests/support/servers.mjs"
import { dice } from "../tests/support/dice.mjs"
import { Product } from "./kills/product.mjs"
import { Pupil } from "./kills/pupil.mjs"

/** The number of concurrent pupils, and of the rounds that each plays before a new pupil takes over. */
const lanes = 4
const roundsEach = 12
/** A kill comes after at most this many requests, and at most this many ms after the last of them. */
const mostRequests = 80
const mostMs = 40
/** Longer than the lease of a killed caller. */
const leaseMs = 16_000
/** How often the credits are checked: a failed credit is retried after 30 s, then after two minutes. */
const mostLooks = 12

/**
 * Plays on a product that is killed `kills` times at random moments, and compares what the API stores at the end
 * with what was played.
 * @param {{ kills: number, seed: number }} options
 */
async function playAndKill({ kills, seed }) {
  const states = await prepareStates()
  await buildPages()
  const state = states.newState()
  const product = new Product(state)
  try {
    const pupils = await playThrough(product, { kills, seed })
    for (let look = 1; ; look += 1) {
      await new Promise((settle) => setTimeout(settle, leaseMs))
      for (const pupil of pupils) await pupil.lookForPoints()
      await product.kill()
      const outcome = await compare(state, pupils)
      if (outcome.wrong.length === 0 || look === mostLooks) return outcome
      await product.start()
    }
  } finally {
    await product.kill()
    states.remove()
  }
}

/** @param {Product} product @param {{ kills: number, seed: number }} options */
async function playThrough(product, { kills, seed }) {
  /** @type {Pupil[]} */
  const pupils = []
  const end = { isHere: false }
  await product.start()
  const lane = async () => {
    while (!end.isHere) {
      const pupil = new Pupil(product, pupils.length, dice(seed + pupils.length))
      pupils.push(pupil)
      await pupil.enter()
      for (let round = 0; round < roundsEach && !end.isHere; round += 1) await pupil.play()
    }
  }
  const playing = Promise.all(Array.from({ length: lanes }, lane))
  // Waits until everybody plays, because signing up takes most of the first requests.
  await product.requests(lanes * 15)
  const roll = dice(seed)
  for (let kill = 0; kill < kills; kill += 1) {
    // The wait is counted in requests, so that a slow machine makes progress between two kills.
    await product.requests(1 + roll(mostRequests))
    await new Promise((settle) => setTimeout(settle, roll(mostMs)))
    await product.kill()
    await product.start()
  }
  end.isHere = true
  await playing
  return pupils
}

/** @param {string} state @param {readonly Pupil[]} pupils */
async function compare(state, pupils) {
  const api = await startApi(state)
  const sums = { pupils: 0, rounds: 0, won: 0, credited: 0, lines: 0, missing: 0, doubled: 0 }
  /** @type {string[]} */
  const wrong = []
  try {
    for (const pupil of pupils) {
      const { points, history } = await pupil.held(api.url)
      const played = tally(pupil.lines.map(({ question, isRight }) => `${question} ${isRight}`))
      const kept = tally(history.map(({ questionText, correct }) => `${questionText} ${correct}`))
      sums.pupils += 1
      sums.rounds += Object.values(pupil.rounds).reduce((sum, count) => sum + count, 0)
      sums.won += pupil.points
      sums.credited += points
      sums.lines += pupil.lines.length
      const [missing, doubled] = [lacking(kept, played), lacking(played, kept)]
      sums.missing += missing.length
      sums.doubled += doubled.length
      if (points !== pupil.points || missing.length + doubled.length > 0)
        wrong.push(
          JSON.stringify({ pupil: pupil.name, points, won: pupil.points, missing, doubled }),
        )
    }
    return { sums, wrong }
  } finally {
    await api.stop()
  }
}

/** @param {readonly string[]} texts */
function tally(texts) {
  /** @type {Map<string, number>} */
  const counts = new Map()
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1)
  return counts
}

/**
 * The texts that `wanted` contains more often than `there`.
 * @param {ReadonlyMap<string, number>} there
 * @param {ReadonlyMap<string, number>} wanted
 */
const lacking = (there, wanted) =>
  [...wanted].filter(([text, count]) => (there.get(text) ?? 0) < count).map(([text]) => text)

/**
 * Kills every process of the product under load and counts what is lost or doubled.
 * `node bench/kills.mjs [kills] [seed]` prints a table.
 */
const kills = Number(process.argv[2] ?? 200)
const seed = Number(process.argv[3] ?? Date.now() % 1_000_000)
console.log(`${kills} kills, seed ${seed}`)
const startedAt = performance.now()
const { sums, wrong } = await playAndKill({ kills, seed })
const seconds = Math.round((performance.now() - startedAt) / 1000)
console.table({ [`${kills} kills`]: { ...sums, seconds } })
for (const line of wrong) console.error(line)
process.exitCode = wrong.length > 0 ? 1 : 0
