import { beforeAll, describe, expect, it } from "vitest"
import { buildArena, winHints, winSet } from "./support/arena"
import { leaderboardFaults } from "./support/leaderboards"
import { gatherPlay } from "./support/players"
import { answerSet, claim, drawSet, playOffside } from "./support/rounds"
import { enrol } from "./support/world"
import { one } from "./support/sql"

beforeAll(buildArena)

describe("crediting a difficulty set", () => {
  it("credits the scores of the right items, once", async () => {
    const player = await enrol()
    const { name } = await winSet(player)
    expect(await claim(player, 15, name)).toBe(15)
    expect(await claim(player, 15, name)).toBe(15)
    expect(await claim(player, 90)).toBe(15)
  })

  it.each([
    [150, 15],
    [90, 15],
    [14, 10],
    [4, 0],
    [0, 0],
  ])("limits a forged claim of %i to what the set is worth", async (asked, points) => {
    const player = await enrol()
    await winSet(player)
    expect(await claim(player, asked)).toBe(points)
  })

  it("credits nothing before the answers, without a right answer, and for entertainment", async () => {
    const player = await enrol()
    const set = await drawSet(player)
    expect(await claim(player, 90, set.name)).toBe(0)
    await answerSet(player, set, () => false)
    expect(await claim(player, 90, set.name)).toBe(0)
    const section = await drawSet(player, { section: 3 })
    await answerSet(player, section)
    expect(await claim(player, 90, section.name)).toBe(0)
    expect(await claim(player, 90)).toBe(0)
  })

  it("credits answers given after a claim with the next one", async () => {
    const player = await enrol()
    const set = await drawSet(player)
    await answerSet(player, { ...set, body: set.body.slice(0, 1) })
    expect(await claim(player, 5, set.name)).toBe(5)
    await answerSet(player, { ...set, body: set.body.slice(1, 2) })
    expect(await claim(player, 10, set.name)).toBe(15)
  })

  it("credits nothing for practice", async () => {
    const player = await enrol()
    const place = { chapter: 2 }
    const first = await winSet(player, place)
    await claim(player, 15, first.name)
    const practice = await drawSet(player, place)
    await answerSet(player, practice)
    expect(await claim(player, 75, practice.name)).toBe(15)
    expect(await claim(player, 75)).toBe(15)
  })

  it("accepts one of twenty concurrent claims", async () => {
    const player = await enrol()
    const { name } = await winSet(player)
    await Promise.all(Array.from({ length: 20 }, () => claim(player, 15, name)))
    expect(await claim(player, 15)).toBe(15)
  })
})

describe("a claim without a round name", () => {
  it("credits the set worth exactly the claim, then five hints, then offside", async () => {
    const player = await enrol()
    await playOffside(player, 1)
    await winHints(player)
    await winSet(player)
    expect(await claim(player, 15)).toBe(15)
    expect(await claim(player, 50)).toBe(65)
    expect(await claim(player, 25)).toBe(90)
    expect(await claim(player, 25)).toBe(90)
  })

  it("credits every won round, in any order of the claims", async () => {
    for (const order of [
      [25, 40, 15],
      [40, 15, 25],
      [15, 25, 40],
    ]) {
      const player = await enrol()
      await winHints(player)
      await winSet(player)
      await playOffside(player, 1)
      for (const points of order) await claim(player, points)
      expect(await claim(player, 0)).toBe(80)
    }
  })

  it("credits nothing for a matching practice round, and leaves other rounds pending", async () => {
    const player = await enrol()
    await winHints(player, { chapter: 2 })
    await claim(player, 10)
    await playOffside(player, 2)
    await winHints(player, { chapter: 2 })
    expect(await claim(player, 50)).toBe(10)
    expect(await claim(player, 12)).toBe(22)
  })
})

it("keeps the leaderboards and the sum of the credits equal to the points", async () => {
  await gatherPlay()
  const points = await one("SELECT sum(points) AS n FROM people")
  expect(await one("SELECT sum(credited) AS n FROM attempts")).toBe(points)
  expect(await leaderboardFaults()).toEqual([])
})
