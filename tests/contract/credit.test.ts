import { describe, expect, it } from "vitest"
import { call } from "./support/api"
import { leaderboardFaults } from "./support/leaderboards"
import { gatherPlay } from "./support/players"
import { addPoints, answerHints, drawHints } from "./support/rounds"
import { addPool, buildSchool, enrol, type Member } from "./support/world"
import { getRow } from "./support/sql"

await buildSchool()
await addPool({ chapter: 1 }, 3)
await addPool({ section: 3 }, 2)

const wins = async (player: Member) => {
  const question = await drawHints(player)
  await answerHints(player, question)
  return question
}
const total = (totalpoints: number) => ({ status: 200, body: { totalpoints } })
const one = async (sql: string, ...values: unknown[]) => getRow<{ n: number }>(sql, ...values)

describe("crediting points", () => {
  it("credits a right answer once, and answers a repeat with the unchanged total", async () => {
    const player = await enrol()
    await wins(player)
    expect(await addPoints(player, 40)).toMatchObject(total(40))
    expect(await addPoints(player, 40)).toMatchObject(total(40))
    expect(await addPoints(player, 50)).toMatchObject(total(40))
  })

  it.each([
    [150, 50],
    [51, 50],
    [37, 30],
    [10, 10],
    [9, 0],
    [0, 0],
  ])("limits a claim of %i to what a five-hints round can be worth", async (asked, points) => {
    const player = await enrol()
    await wins(player)
    expect(await addPoints(player, asked)).toMatchObject(total(points))
  })

  it("keeps points pending for a later claim after a claim of 0", async () => {
    const player = await enrol()
    await wins(player)
    await addPoints(player, 0)
    expect(await addPoints(player, 30)).toMatchObject(total(30))
  })

  it("credits nothing without an answer, after a wrong one, and for entertainment", async () => {
    const player = await enrol()
    expect(await addPoints(player, 50)).toMatchObject(total(0))
    const question = await drawHints(player)
    expect(await addPoints(player, 50)).toMatchObject(total(0))
    await answerHints(player, question, "no idea")
    expect(await addPoints(player, 50)).toMatchObject(total(0))
    await answerHints(player, await drawHints(player, { section: 3 }))
    expect(await addPoints(player, 50)).toMatchObject(total(0))
  })

  it("credits nothing for practice, right or wrong the first time", async () => {
    const player = await enrol()
    for (let index = 0; index < 3; index += 1) await wins(player)
    for (let index = 0; index < 3; index += 1) await addPoints(player, 50)
    await wins(player)
    expect(await addPoints(player, 50)).toMatchObject(total(150))
    const other = await enrol()
    for (let index = 0; index < 3; index += 1)
      await answerHints(other, await drawHints(other), "no idea")
    await wins(other)
    expect(await addPoints(other, 50)).toMatchObject(total(0))
  })

  it("still credits a won round after the question was drawn again as practice", async () => {
    const player = await enrol()
    for (let index = 0; index < 3; index += 1) await wins(player)
    await answerHints(player, await drawHints(player), "no idea")
    for (const points of [50, 40, 30]) await addPoints(player, points)
    expect(await addPoints(player, 50)).toMatchObject(total(120))
  })

  it("accepts one of twenty concurrent claims", async () => {
    const player = await enrol()
    await wins(player)
    const all = await Promise.all(Array.from({ length: 20 }, () => addPoints(player, 50)))
    expect(all.every(({ status }) => status === 200)).toBe(true)
    expect(await addPoints(player, 50)).toMatchObject(total(50))
  })

  it("credits nothing to a player for another player's answer", async () => {
    const [player, thief] = [await enrol(), await enrol()]
    const question = await drawHints(player)
    await answerHints(thief, question)
    expect(await addPoints(thief, 50)).toMatchObject(total(0))
    await answerHints(player, question)
    expect(await addPoints(thief, 50)).toMatchObject(total(0))
    expect(await addPoints(player, 50)).toMatchObject(total(50))
  })

  it.each(["151", "999", "-1", "1.5", "1e2", "ten", "%00", "1%2B1", "0x10", "١٠"])(
    "rejects %s as points",
    async (points) => {
      expect((await addPoints(await enrol(), points)).status).toBe(400)
    },
  )

  it("keeps the leaderboards and the sum of the credits equal to the points", async () => {
    await gatherPlay()
    const points = await one("SELECT sum(points) AS n FROM people")
    expect(await one("SELECT sum(credited) AS n FROM attempts")).toEqual(points)
    expect(await leaderboardFaults()).toEqual([])
    expect(await one("SELECT count(*) AS n FROM people WHERE typeof(points) <> 'integer'")).toEqual(
      { n: 0 },
    )
  })

  it("changes nothing for a HEAD request", async () => {
    const player = await enrol()
    await wins(player)
    const head = { method: "HEAD", token: player.token } as const
    expect((await call("/api/Accounts/add/50", head)).status).toBe(405)
    expect(await addPoints(player, 20)).toMatchObject(total(20))
  })
})
