import { describe, expect, it } from "vitest"
import { call } from "./support/api"
import { ask, draw, playOut, answerHints, answerSet, claim } from "./support/rounds"
import { addPool, buildSchool, enrol } from "./support/world"
import { sets } from "./samples/play"

await buildSchool()
await addPool({ chapter: 1 }, { en: 2, ar: 3 })
await addPool({ chapter: 1, game: "DifficultyLevel" }, { en: [1, 1, 2, 1, 1] })

describe("practice", () => {
  it.each([{ body: { again: true } }, { body: { again: "true" } }, { query: "?again=true" }])(
    "repeats the question answered longest ago, without points, with %j",
    async (options) => {
      const player = await enrol()
      const { answers } = await playOut(player)
      const practised = []
      for (let turn = 0; turn < 3; turn += 1) {
        const question = await draw(player, options)
        practised.push(question.correctAnswer)
        await answerHints(player, { body: question })
      }
      expect(practised).toEqual([answers[0], answers[1], answers[0]])
      expect(await claim(player, 50)).toBe(50)
      expect(await claim(player, 50)).toBe(100)
      expect(await claim(player, 50)).toBe(100)
      expect((await ask(player)).status).toBe(404)
    },
  )

  it("is in the requested language, and returns a new question where none was answered", async () => {
    const player = await enrol()
    await playOut(player)
    const first = await draw(player, { body: { again: true, language: "ar" } })
    expect(first.correctAnswer).toMatch(/^ar/)
    await answerHints(player, { body: first })
    const again = await draw(player, { body: { again: true, language: "ar" } })
    expect(again.correctAnswer).toBe(first.correctAnswer)
  })

  it("repeats a set of difficulty", async () => {
    const player = await enrol()
    const options = { game: "DifficultyGame" }
    const { body } = await ask(player, options)
    await answerSet(player, { body: body as never })
    expect((await ask(player, options)).status).toBe(404)
    expect((await ask(player, { ...options, body: { again: true } })).body).toEqual(body)
  })
})

describe("the mistakes of a chapter", () => {
  it("are drawn until they are answered right, without points, and then return 404", async () => {
    const player = await enrol()
    const { answers } = await playOut(player, {}, "no idea")
    const mistakes = { body: { mistakes: true } }
    const first = await draw(player, mistakes)
    expect(first.correctAnswer).toBe(answers[0])
    await answerHints(player, { body: first }, "no idea")
    const second = await draw(player, mistakes)
    expect(second.correctAnswer).toBe(answers[1])
    await answerHints(player, { body: second })
    expect((await draw(player, mistakes)).correctAnswer).toBe(answers[0])
    expect((await draw(player, mistakes)).correctAnswer).toBe(answers[0])
    await answerHints(player, { body: first })
    const none = await ask(player, mistakes)
    expect({ status: none.status, body: none.body }).toEqual({
      status: 404,
      body: expect.any(String),
    })
    expect(await claim(player, 50)).toBe(0)
  })

  it("return 404 for an unknown user and before any answer", async () => {
    const body = { ...sets, mistakes: true }
    expect((await call("/api/education/HintGame/question", { body })).status).toBe(404)
    expect((await ask(await enrol(), { body: { mistakes: true } })).status).toBe(404)
  })

  it("are drawn in sets of difficulty", async () => {
    const player = await enrol()
    const options = { game: "DifficultyGame" }
    const { body } = await ask(player, options)
    const items = body as readonly { question: string; correctAnswer: string; score: number }[]
    await answerSet(player, { body: items }, (_, at) => at > 1)
    const again = await ask(player, { ...options, query: "?mistakes=true" })
    expect(again.body).toEqual(items.slice(0, 2))
    await answerSet(player, { body: items.slice(0, 2) })
    expect((await ask(player, { ...options, query: "?mistakes=true" })).status).toBe(404)
  })
})
