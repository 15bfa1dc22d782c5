import { expect, it } from "vitest"
import { Turns } from "./turns"

/** Time that passes in rounds: in each, everybody who has looked around goes on. */
function createRounds() {
  const waiting: (() => void)[] = []
  const look = () => new Promise<void>((resolve) => waiting.push(resolve))
  async function pass() {
    for (const goOn of waiting.splice(0)) goOn()
    await new Promise(setImmediate)
  }
  return { look, pass }
}

/** In which rounds each of so many began their pieces. */
async function begin(people: number, pieces: number) {
  const { look, pass } = createRounds()
  const turns = new Turns(look)
  const begun = Array.from({ length: people }, (): number[] => [])
  let round = 0
  const work = begun.map(async (mine) => {
    while (mine.length < pieces) {
      await turns.take()
      mine.push(round)
    }
  })
  for (; begun.some((mine) => mine.length < pieces); round += 1) await pass()
  await Promise.all(work)
  return begun
}

it.each([1, 2, 3])("leaves three rounds before every piece, with %d at work", async (people) => {
  const rounds = (await begin(people, 10)).flat().toSorted((one, other) => one - other)
  expect(rounds).toHaveLength(people * 10)
  const gaps = rounds.slice(1).map((round, index) => round - (rounds[index] ?? 0))
  expect(Math.min(...gaps, (rounds[0] ?? 0) + 1)).toBe(3)
})

it("keeps nobody waiting for longer than the others work", async () => {
  const [first = [], second = []] = await begin(2, 10)
  expect(Math.max(...first, ...second)).toBeLessThan(20 * 7)
})
