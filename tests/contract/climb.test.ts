import { describe, expect, it } from "vitest"
import { call, rowsReadBy } from "./support/api"
import { claim, credit, drawSet, history } from "./support/rounds"
import { addPool, buildSchool, enrol, type Member } from "./support/world"

await buildSchool()
await addPool({ chapter: 1, game: "DifficultyLevel" }, [2, 2, 4, 2, 2])
await addPool({ section: 3, game: "DifficultyLevel" }, [1, 1, 2, 1, 1])

type Drawn = Awaited<ReturnType<typeof drawSet>>

/** Submits one item of a set by itself. */
async function climb(player: Member, { body }: Drawn, at: number, given?: string) {
  const { question = "", correctAnswer = "" } = body[at] ?? {}
  const item = { answer: given ?? correctAnswer, correctanswer: correctAnswer, question }
  const path = "/api/education/DifficultyGame/Answer"
  return (await call(path, { token: player.token, body: [item] })).body
}

describe("an item of a difficulty set, answered by itself", () => {
  it("is judged, and listed in the history by itself", async () => {
    const player = await enrol()
    const set = await drawSet(player)
    expect(set.body.map((item) => Object(item).summary)).toEqual(Array(6).fill("So it is."))
    expect(await climb(player, set, 0)).toEqual([true])
    expect(await history(player)).toMatchObject([
      { questionText: set.body[0]?.question, correct: true },
    ])
    expect(await climb(player, set, 1, "no idea")).toEqual([false])
    expect(await climb(player, set, 1)).toEqual([false])
    expect(await history(player)).toHaveLength(2)
  })

  it.each([
    ["by the name of the set", true],
    ["without a name", false],
  ])("is credited with the others at the end of the climb, %s, once", async (_, isNamed) => {
    const player = await enrol()
    const set = await drawSet(player)
    const name = isNamed ? set.name : undefined
    for (const at of [0, 1, 2]) await climb(player, set, at, at === 1 ? "no idea" : undefined)
    expect(await claim(player, 5 + 15, name)).toBe(20)
    expect(await claim(player, 5 + 15, name)).toBe(20)
    expect(await claim(player, 90, name)).toBe(20)
  })

  it("is credited alone when claimed alone, and later items are credited after it", async () => {
    const player = await enrol()
    const set = await drawSet(player)
    const totals = []
    for (const [at, points] of [5, 10, 15].entries()) {
      await climb(player, set, at)
      totals.push((await credit(player, points, set.name)).totalpoints)
    }
    expect(totals).toEqual([5, 15, 30])
    expect(await credit(player, 15, set.name)).toEqual({ totalpoints: 30, claim: "settled" })
  })

  it("earns nothing before its answer, and no more than it is worth", async () => {
    const player = await enrol()
    const set = await drawSet(player)
    expect(await credit(player, 90, set.name)).toEqual({ totalpoints: 0, claim: "unknown" })
    await climb(player, set, 4)
    expect(await credit(player, 90, set.name)).toEqual({ totalpoints: 20, claim: "credited" })
  })

  it("is credited once by twenty concurrent claims", async () => {
    const player = await enrol()
    const set = await drawSet(player)
    await Promise.all([0, 1, 2, 3, 4, 5].map((at) => climb(player, set, at)))
    await Promise.all(Array.from({ length: 20 }, () => credit(player, 90, set.name)))
    expect((await credit(player, 90, set.name)).totalpoints).toBe(90)
  })

  it("leaves the unanswered items of its set to later sets, with their points", async () => {
    const player = await enrol()
    const first = await drawSet(player)
    await climb(player, first, 0)
    const second = await drawSet(player)
    for (const at of second.body.keys()) await climb(player, second, at)
    const third = await drawSet(player)
    expect(third.body.map(({ question }) => question).toSorted()).toEqual(
      first.body
        .slice(1)
        .map(({ question }) => question)
        .toSorted(),
    )
    await climb(player, third, 0)
    expect(await claim(player, 5, first.name)).toBe(5)
    expect(await claim(player, 90, second.name)).toBe(95)
    expect(await claim(player, 10, third.name)).toBe(105)
  })

  it("is judged in a section and for an unknown user", async () => {
    const player = await enrol("User")
    expect(await climb(player, await drawSet(player, { section: 3 }), 5)).toEqual([true])
    const body = [{ answer: "Nile", correctanswer: "the Nile", question: "Which?" }]
    expect((await call("/api/education/DifficultyGame/Answer", { body })).body).toEqual([true])
  })

  it.each([0, 7])("is rejected in a call with %i items", async (count) => {
    const { token } = await enrol()
    const item = { answer: "a", correctanswer: "a", question: "a" }
    const body = Array.from({ length: count }, () => item)
    const { status } = await call("/api/education/DifficultyGame/Answer", { token, body })
    expect(status).toBe(400)
  })

  it("reads at most 33 rows, as an answer to five hints does", async () => {
    const player = await enrol()
    const set = await drawSet(player)
    expect(await rowsReadBy(() => climb(player, set, 0))).toBeLessThanOrEqual(33)
  })
})
