import { pathToFileURL } from "node:url"
import { prepareStates, startApi, startProduct } from "../../tests/support/servers.mjs"
import { loadSource } from "../launch/load-source.mjs"

/**
 * Sends malformed requests to every route and every call and reports the results.
 * @param {{ count?: number, seed?: number }} [options]
 */
export async function reportFuzz({ count = 100_000, seed = 20261122 } = {}) {
  /** @type {typeof import("../../tests/support/fuzz/fuzz-servers")} */
  const { fuzz } = await loadSource("tests/support/fuzz/fuzz-servers.ts")
  const states = await prepareStates()
  const [product, api] = [await startProduct(states.newState()), await startApi(states.newState())]
  try {
    const outcome = await fuzz({ site: product.url, api: api.url, count, seed })
    return { seed, ...outcome }
  } finally {
    await Promise.all([product.stop(), api.stop()])
    states.remove()
  }
}

/** `FUZZ_COUNT=1000 FUZZ_SEED=7 node scripts/report/fuzz.mjs` prints the results; exits with 1 after a fault. */
if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const { seed, sent, statuses, largest, found } = await reportFuzz({
    count: Number(process.env["FUZZ_COUNT"] ?? 100_000),
    seed: Number(process.env["FUZZ_SEED"] ?? 20261122),
  })
  console.log(
    `${sent} requests with seed ${seed}; the largest reply to a POST has ${largest} bytes`,
  )
  console.table(statuses)
  console.log(`${found.length} faults`)
  for (const each of found.slice(0, 20)) console.log(JSON.stringify(each).slice(0, 1500))
  process.exitCode = found.length > 0 ? 1 : 0
}
