import { expect, inject, test } from "vitest"
import { fuzz } from "../support/fuzz/fuzz-servers"

const count = Number(process.env["FUZZ_COUNT"] ?? (inject("isDeep") ? 3000 : 500))
const seed = Number(process.env["FUZZ_SEED"] ?? 20261122)

test(
  "random requests that no browser would send cause no server error",
  { timeout: 1_200_000 },
  async () => {
    const api = inject("faultyUpstream")
    const { sent, statuses, largest, found } = await fuzz({
      site: inject("site"),
      api,
      count,
      seed,
    })
    console.log(`${sent} odd requests, FUZZ_SEED=${seed}, largest ${largest}`, statuses)
    expect(found.map((each) => JSON.stringify(each).slice(0, 2000))).toEqual([])
    expect(sent).toBe(count)
  },
)
