import { describe, expect, it } from "vitest"
import { difficultyItems, sets } from "./samples/play"
import { call, rowsReadBy } from "./support/api"
import { answerSet, askFor, drawSet } from "./support/rounds"
import { addChapters, addPool, buildSchool, enrol, addQuestions } from "./support/world"

const pools = { one: 0, small: 0, gaps: 0 }
await buildSchool()
await addChapters([
  [7, 3, 3, "Gaps", "ثغرات"],
  [7, 3, 4, "Mixed", "خليط"],
  [7, 3, 5, "For anybody", "للجميع"],
])
pools.one = await addPool({ chapter: 1, game: "DifficultyLevel" }, [1, 1, 1, 1, 1])
pools.small = await addPool(
  { chapter: 2, game: "DifficultyLevel" },
  { en: [2, 2, 4, 2, 2], ar: [1, 1, 2, 1, 1] },
)
pools.gaps = await addPool({ chapter: 3, game: "DifficultyLevel" }, [0, 3, 0, 0, 4])
await addPool({ chapter: 4, game: "DifficultyLevel" }, { ar: [0, 1, 1, 0, 0], en: [2, 2, 2, 2, 2] })
await addPool({ chapter: 5, game: "DifficultyLevel" }, [2, 2, 4, 2, 2])
await addPool({ section: 3, game: "DifficultyLevel" }, [1, 1, 2, 1, 1])

const scores = (items: readonly { readonly score: number }[]) => items.map(({ score }) => score)
const texts = (items: readonly { readonly question: string }[]) =>
  items.map(({ question }) => question)

describe("drawing a set", () => {
  it("returns the sample of the contract, easiest first", async () => {
    const { body } = await call("/api/education/DifficultyGame/question", { body: sets })
    expect(body).toEqual(difficultyItems)
  })

  it("returns one item of each level and one more of the middle level", async () => {
    const { body } = await drawSet(await enrol(), { chapter: 2 })
    expect(scores(body)).toEqual([5, 10, 15, 15, 20, 25])
  })

  it("fills a missing level from its neighbours", async () => {
    const player = await enrol()
    expect(scores((await drawSet(player, { chapter: 3 })).body)).toEqual([10, 10, 10, 25, 25, 25])
  })

  it("returns every item once before any repeats, and never mixes new and repeated ones", async () => {
    const player = await enrol()
    const drawn = []
    for (let index = 0; index < 3; index += 1) {
      drawn.push(texts((await drawSet(player, { chapter: 2 })).body))
    }
    expect(drawn.map((set) => set.length)).toEqual([6, 6, 6])
    expect(new Set(drawn.flat()).size).toBe(18)
    expect(texts((await drawSet(player, { chapter: 2 })).body).toSorted()).toEqual(
      drawn[0]?.toSorted(),
    )
  })

  it("returns the rest of a pool before it repeats, as a shorter set", async () => {
    const player = await enrol()
    const first = await drawSet(player, { chapter: 3 })
    const second = await drawSet(player, { chapter: 3 })
    expect(scores(second.body)).toEqual([25])
    expect(new Set(texts([...first.body, ...second.body])).size).toBe(7)
  })

  it("prefers one language, and fills up with the other, for a caller without a language", async () => {
    const mixed = (await drawSet(await enrol(), { chapter: 4 })).body
    expect(mixed.every(({ question }) => question.includes("en-"))).toBe(true)
    const player = await enrol()
    const languages = []
    for (let index = 0; index < 3; index += 1) {
      const { body } = await drawSet(player, { chapter: 2 })
      languages.push(new Set(body.map(({ correctAnswer }) => correctAnswer.slice(0, 2))))
    }
    expect(languages).toEqual([new Set(["en"]), new Set(["en"]), new Set(["ar"])])
  })

  it("returns skipped items before answered ones, the oldest first", async () => {
    const player = await enrol()
    const drawn = []
    for (let index = 0; index < 3; index += 1) drawn.push(await drawSet(player, { chapter: 2 }))
    const [first, second, third] = drawn
    if (!first || !second || !third) throw new Error("There are three sets.")
    await answerSet(player, first)
    await answerSet(player, third)
    const skipped = await drawSet(player, { chapter: 2 })
    expect(texts(skipped.body).toSorted()).toEqual(texts(second.body).toSorted())
    await answerSet(player, skipped)
    expect(texts((await drawSet(player, { chapter: 2 })).body).toSorted()).toEqual(
      texts(first.body).toSorted(),
    )
  })

  it("fills a set of skipped items with other skipped ones", async () => {
    const player = await enrol()
    await drawSet(player, { chapter: 3 })
    await drawSet(player, { chapter: 3 })
    const all = await drawSet(player, { chapter: 3 })
    await answerSet(player, all)
    const left = await drawSet(player, { chapter: 3 })
    expect(left.body).toHaveLength(1)
    expect(texts(all.body)).not.toContain(texts(left.body)[0])
  })

  it("never issues one item to two concurrent draws of a player", async () => {
    const player = await enrol()
    const drawn = await Promise.all([1, 2, 3].map(() => drawSet(player, { chapter: 2 })))
    expect(new Set(drawn.flatMap(({ body }) => texts(body))).size).toBe(18)
    const again = await Promise.all([1, 2, 3].map(() => drawSet(player, { chapter: 2 })))
    expect(new Set(again.flatMap(({ body }) => texts(body))).size).toBe(18)
  })

  it("returns items of all levels to an unknown user, without repeats, and issues nothing", async () => {
    const body = { ...sets, chapter: "5" }
    const seen = new Set<string>()
    for (let index = 0; index < 20; index += 1) {
      const answer = await call("/api/education/DifficultyGame/question", { body })
      const items = answer.body as typeof difficultyItems
      expect(new Set(texts(items)).size).toBe(6)
      for (const text of texts(items)) seen.add(text)
      expect(answer.headers.get("tahaddi-attempt")).toBe(null)
    }
    expect(seen.size).toBe(12)
  })

  it("serves sections to every signed-in user, and answers 404 when a pool is empty", async () => {
    const user = await enrol("User")
    expect((await drawSet(user, { section: 3 })).body).toHaveLength(6)
    expect((await askFor("DifficultyGame", user, { section: 0 })).status).toBe(404)
    expect((await askFor("DifficultyGame", user, { chapter: 9 })).status).toBe(404)
  })

  it("returns newly added items before it repeats", async () => {
    const player = await enrol()
    await drawSet(player, { chapter: 1 })
    await addQuestions(pools.one, [0, 0, 0, 2], "ar")
    expect(scores((await drawSet(player, { chapter: 1 })).body)).toEqual([20, 20])
  })

  it.each([
    ["English", "en", 37],
    ["any language", undefined, 55],
  ])(
    "reads at most 25 rows for a new set and a bounded number for a repeated one in %s",
    async (_, language, limit) => {
      const player = await enrol()
      const place = { chapter: "Integers", ...(language && { language }) }
      const [counts, drawn] = [[0], [await drawSet(player, place)]]
      for (let index = 1; index < 5; index += 1)
        counts.push(await rowsReadBy(async () => void drawn.push(await drawSet(player, place))))
      expect(Math.max(...counts.slice(0, 2))).toBeLessThanOrEqual(25)
      for (const set of drawn) await answerSet(player, set)
      counts.push(await rowsReadBy(() => askFor("DifficultyGame", player, place)))
      expect(Math.max(...counts)).toBeLessThanOrEqual(limit)
    },
  )
})
