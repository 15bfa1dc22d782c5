import { describe, expect, it } from "vitest"
import { offsideQuestion } from "./samples/play"
import { rowsReadBy } from "./support/api"
import { askFor, claim, credit, drawOffside, history, judge, playOffside } from "./support/rounds"
import { addPool, buildSchool, enrol } from "./support/world"

await buildSchool()
await addPool({ chapter: 1, game: "offside" }, { en: 5, ar: 2 })
await addPool({ chapter: 2, game: "offside" }, 1)
await addPool({ section: 3, game: "offside" }, 2)

describe("drawing an offside question", () => {
  it("returns the sample of the contract", async () => {
    const { body } = await drawOffside(await enrol(), { chapter: "Integers" })
    expect(body).toEqual(offsideQuestion)
  })

  it("returns every question once before any repeats, English first for a caller without a language", async () => {
    const player = await enrol()
    const texts = []
    for (let index = 0; index < 7; index += 1) {
      texts.push((await drawOffside(player)).body.question)
    }
    expect(new Set(texts).size).toBe(7)
    expect(texts.slice(0, 5).every((text) => text.startsWith("Which of en"))).toBe(true)
  })

  it("repeats unclaimed questions first, then claimed ones, as practice", async () => {
    const player = await enrol()
    const first = []
    for (let index = 0; index < 7; index += 1) first.push(await drawOffside(player))
    for (const [index, { name }] of first.entries()) {
      if (index === 4) continue
      await judge(player, name, 3)
      await claim(player, 6, name)
    }
    const skipped = await playOffside(player, 3)
    expect(skipped.body).toEqual(first[4]?.body)
    await claim(player, 6, skipped.name)
    expect((await drawOffside(player)).body).toEqual(first[0]?.body)
    expect(await claim(player, 50)).toBe(42)
  })

  it("serves sections to every signed-in user, and answers 404 when a pool is empty", async () => {
    const teacher = await enrol("Teacher")
    expect((await drawOffside(teacher, { section: 3 })).body.information).toHaveLength(6)
    expect((await askFor("OffsideGame", teacher, { section: 1 })).status).toBe(404)
    expect((await askFor("OffsideGame", await enrol(), { chapter: 9 })).status).toBe(404)
  })

  it("reads at most twelve rows, from the first question to practice in two languages", async () => {
    const player = await enrol()
    const counts = []
    for (let index = 0; index < 9; index += 1) {
      counts.push(await rowsReadBy(() => drawOffside(player, { chapter: "Sets" })))
      await claim(player, 0)
    }
    expect(Math.max(...counts)).toBeLessThanOrEqual(12)
  })
})

describe("closing an offside round", () => {
  it.each([50, 25, 12, 6, 3, 1, 0])("credits %i and adds it to the history", async (points) => {
    const player = await enrol()
    const wrong = [50, 25, 12, 6, 3, 1, 0].indexOf(points)
    const { body, name } = await playOffside(player, wrong)
    expect(await credit(player, points, name)).toEqual({
      totalpoints: points,
      claim: points > 0 ? "credited" : "closed",
    })
    expect(await history(player)).toMatchObject([
      {
        questionText: body.question,
        correctAnswer: "135",
        hints: body.information,
        game: "offside",
        givenAnswer: ["1,3,5", "3,5", "2,3,5", "2,5", "2,4,5", "2,4", "2,4,6"][wrong],
        correct: points === 50,
      },
    ])
  })

  it.each(["by name", "without a name"])(
    "credits nothing for a round without judgements, and says so, %s",
    async (how) => {
      const player = await enrol()
      const { name } = await drawOffside(player)
      const named = how === "by name" ? name : undefined
      expect(await credit(player, 50, named)).toEqual({ totalpoints: 0, claim: "unjudged" })
      const repeat = named === undefined ? {} : { claim: "settled" }
      expect(await credit(player, 50, named)).toEqual({ totalpoints: 0, ...repeat })
      expect(await history(player)).toMatchObject([{ givenAnswer: null, correct: null }])
      expect(await judge(player, name)).toBe(409)
      expect(await claim(player, 50, name)).toBe(0)
      expect(await history(player)).toHaveLength(1)
    },
  )

  it("happens once: neither a repeat nor a higher claim changes anything", async () => {
    const player = await enrol()
    const { name } = await playOffside(player, 2)
    expect(await claim(player, 12, name)).toBe(12)
    for (const points of [12, 50, 0]) {
      expect(await claim(player, points, name)).toBe(12)
      expect(await claim(player, points)).toBe(12)
    }
    expect(await history(player)).toHaveLength(1)
  })

  it.each([
    [150, 50, 0],
    [49, 25, 0],
    [2, 1, 0],
    [50, 25, 1],
    [50, 0, 6],
  ])("limits a forged claim of %i to %i", async (asked, points, wrong) => {
    const player = await enrol()
    const { name } = await playOffside(player, wrong)
    expect(await claim(player, asked, name)).toBe(points)
  })

  it("credits nothing for entertainment", async () => {
    const player = await enrol()
    const { name } = await drawOffside(player, { section: 3 })
    expect(await judge(player, name)).toBe(200)
    expect(await claim(player, 50, name)).toBe(0)
    expect(await claim(player, 50)).toBe(0)
    expect(await history(player)).toEqual([])
  })

  it("records practice and credits nothing for it", async () => {
    const player = await enrol()
    const place = { chapter: 2 }
    await claim(player, 25, (await playOffside(player, 1, place)).name)
    const practice = await playOffside(player, 0, place)
    expect(await claim(player, 50, practice.name)).toBe(25)
    expect((await history(player)).map(({ correct }) => correct)).toEqual([true, false])
  })

  it("accepts one of twenty concurrent claims", async () => {
    const player = await enrol()
    const { name } = await playOffside(player, 1)
    const all = await Promise.all(Array.from({ length: 20 }, () => credit(player, 25, name)))
    expect(Math.max(...all.map(({ totalpoints }) => totalpoints))).toBe(25)
    expect(all.filter(({ claim }) => claim === "credited")).toHaveLength(1)
    expect(all.filter(({ claim }) => claim === "settled")).toHaveLength(19)
    expect(await history(player)).toHaveLength(1)
  })
})
