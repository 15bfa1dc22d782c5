import { beforeAll, describe, expect, it } from "vitest"
import { offsideQuestion } from "./samples/play"
import { rowsReadBy } from "./support/api"
import { askFor, claim, drawOffside, history } from "./support/rounds"
import { addOffside, addPool, buildSchool, enrol } from "./support/world"

beforeAll(async () => {
  await buildSchool()
  const pool = await addPool({ chapter: 1, game: "offside" })
  await addOffside(pool, 5)
  await addOffside(pool, 2, "ar")
  await addOffside(await addPool({ chapter: 2, game: "offside" }), 1)
  await addOffside(await addPool({ section: 3, game: "offside" }), 2)
})

describe("drawing an offside question", () => {
  it("answers the sample of the contract", async () => {
    const { body } = await drawOffside(await enrol(), { chapter: "Integers" })
    expect(body).toEqual(offsideQuestion)
  })

  it("gives every question once before any comes again, the language of the request first", async () => {
    const player = await enrol()
    const texts = []
    for (let index = 0; index < 7; index += 1) {
      texts.push((await drawOffside(player, { language: "ar" })).body.question)
    }
    expect(new Set(texts).size).toBe(7)
    expect(texts.slice(0, 2).every((text) => text.startsWith("Which of ar"))).toBe(true)
  })

  it("brings back what was never claimed first, then what was, as practice", async () => {
    const player = await enrol()
    const first = []
    for (let index = 0; index < 7; index += 1) first.push(await drawOffside(player))
    for (const [index, { name }] of first.entries()) if (index !== 4) await claim(player, 6, name)
    expect((await drawOffside(player)).body).toEqual(first[4]?.body)
    await claim(player, 6)
    expect((await drawOffside(player)).body).toEqual(first[0]?.body)
    expect(await claim(player, 50)).toBe(42)
  })

  it("serves sections to everybody who is signed in, and says 404 where there is nothing", async () => {
    const teacher = await enrol("Teacher")
    expect((await drawOffside(teacher, { section: 3 })).body.information).toHaveLength(6)
    expect((await askFor("OffsideGame", teacher, { section: 1 })).status).toBe(404)
    expect((await askFor("OffsideGame", await enrol(), { chapter: 9 })).status).toBe(404)
  })

  it("reads at most eight rows, from the first to practice", async () => {
    const player = await enrol()
    const counts = []
    for (let index = 0; index < 9; index += 1) {
      counts.push(await rowsReadBy(() => drawOffside(player, { chapter: "Sets" })))
      await claim(player, 0)
    }
    expect(Math.max(...counts)).toBeLessThanOrEqual(8)
  })
})

describe("closing an offside round", () => {
  it.each([50, 25, 12, 6, 3, 1, 0])("credits %i and puts it into the history", async (points) => {
    const player = await enrol()
    const { body } = await drawOffside(player)
    expect(await history(player)).toEqual([])
    expect(await claim(player, points)).toBe(points)
    expect(await history(player)).toMatchObject([
      {
        questionText: body.question,
        correctAnswer: "135",
        hints: body.information,
        game: "offside",
        givenAnswer: null,
        correct: points === 50,
      },
    ])
  })

  it("is done once: neither a repeat nor a better claim moves anything", async () => {
    const player = await enrol()
    const { name } = await drawOffside(player)
    expect(await claim(player, 12, name)).toBe(12)
    for (const points of [12, 50, 0]) {
      expect(await claim(player, points, name)).toBe(12)
      expect(await claim(player, points)).toBe(12)
    }
    expect(await history(player)).toHaveLength(1)
  })

  it.each([
    [150, 50],
    [49, 25],
    [2, 1],
  ])("credits of a forged %i what a round can be worth", async (asked, points) => {
    const player = await enrol()
    await drawOffside(player)
    expect(await claim(player, asked)).toBe(points)
  })

  it("credits nothing for entertainment", async () => {
    const player = await enrol()
    const { name } = await drawOffside(player, { section: 3 })
    expect(await claim(player, 50, name)).toBe(0)
    expect(await claim(player, 50)).toBe(0)
    expect(await history(player)).toEqual([])
  })

  it("writes practice down and credits nothing for it", async () => {
    const player = await enrol()
    const place = { chapter: 2 }
    await claim(player, 25, (await drawOffside(player, place)).name)
    const practice = await drawOffside(player, place)
    expect(await claim(player, 50, practice.name)).toBe(25)
    expect((await history(player)).map(({ correct }) => correct)).toEqual([true, false])
  })

  it("lets one of twenty claims at once through", async () => {
    const player = await enrol()
    const { name } = await drawOffside(player)
    const totals = await Promise.all(Array.from({ length: 20 }, () => claim(player, 25, name)))
    expect(Math.max(...totals)).toBe(25)
    expect(await claim(player, 25, name)).toBe(25)
    expect(await history(player)).toHaveLength(1)
  })
})
