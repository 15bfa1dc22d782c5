import { expect, it } from "vitest"
import { Mutex } from "./mutex"

/** Time that advances in rounds: in each, every pending yield resolves. */
function createRounds() {
  const waiting: (() => void)[] = []
  const yieldOnce = () => new Promise<void>((resolve) => waiting.push(resolve))
  async function pass() {
    for (const goOn of waiting.splice(0)) goOn()
    await new Promise(setImmediate)
  }
  return { yieldOnce, pass }
}

/** The rounds in which each of some workers started its pieces. */
async function run(workers: number, pieces: number) {
  const { yieldOnce, pass } = createRounds()
  const mutex = new Mutex(yieldOnce)
  const started = Array.from({ length: workers }, (): number[] => [])
  let round = 0
  const work = started.map(async (mine) => {
    while (mine.length < pieces) {
      await mutex.acquire()
      mine.push(round)
    }
  })
  for (; started.some((mine) => mine.length < pieces); round += 1) await pass()
  await Promise.all(work)
  return started
}

it.each([1, 2, 3])("lets three rounds pass before each piece of %d workers", async (workers) => {
  const rounds = (await run(workers, 10)).flat().toSorted((one, other) => one - other)
  expect(rounds).toHaveLength(workers * 10)
  const gaps = rounds.slice(1).map((round, index) => round - (rounds[index] ?? 0))
  expect(Math.min(...gaps, (rounds[0] ?? 0) + 1)).toBe(3)
})

it("lets two workers with ten pieces each finish within 140 rounds", async () => {
  const [first = [], second = []] = await run(2, 10)
  expect(Math.max(...first, ...second)).toBeLessThan(20 * 7)
})
