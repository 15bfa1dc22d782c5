import { playAndKill } from "../tests/support/kills/run.mjs"

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
