import { describe, expect, it } from "vitest"
import { call, clock, laterDraw } from "./support/api"
import { ask, draw, playOut, answerSet, judge } from "./support/rounds"
import { addChapters, addPool, buildSchool, enrol } from "./support/world"
import { sets } from "./samples/play"

await buildSchool()
await addChapters([[7, 3, 3, "Only English", "بالإنجليزية فقط"]])
await addPool({ chapter: 1 }, { en: 2, ar: 3 })
await addPool({ chapter: 3 }, { en: 1 })
await addPool({ chapter: 1, game: "offside" }, { en: 1 })
await addPool({ section: 3, game: "offside" }, { en: 2, ar: 2 })
await addPool({ chapter: 1, game: "DifficultyLevel" }, { en: [1, 1, 2, 1, 1], ar: [1, 1, 0, 0, 0] })

describe("a draw in the language of the interface", () => {
  it("stays in it, and at the end returns how many were played and are left in others", async () => {
    const player = await enrol()
    const { answers, status, end } = await playOut(player)
    expect(answers.toSorted()).toEqual(["en-0", "en-1"])
    expect({ status, end }).toEqual({
      status: 404,
      end: { message: expect.any(String), played: 2, otherLanguages: { ar: 3 } },
    })
    expect((await ask(player)).status).toBe(404)
    expect((await playOut(player, { language: "ar" })).end).toMatchObject({
      played: 3,
      otherLanguages: {},
    })
    expect((await ask(player)).body).toMatchObject({ played: 2, otherLanguages: {} })
  })

  it("returns skipped questions before it ends", async () => {
    const player = await enrol()
    const skipped = await draw(player)
    const { answers } = await playOut(player)
    expect(answers).toHaveLength(2)
    expect(answers[1]).toBe(skipped.correctAnswer)
  })

  it("ends at once where the language has no question, and names the language that has", async () => {
    const { status, body } = await ask(await enrol(), { chapter: 3, language: "ar" })
    expect(status).toBe(404)
    expect(body).toMatchObject({ played: 0, otherLanguages: { en: 1 } })
  })

  it("ends the same way for an unknown user, and with a message where no language has a question", async () => {
    const body = { ...sets, chapter: 3 }
    const path = "/api/education/HintGame/question"
    expect((await call(path, { language: "ar", body })).body).toMatchObject({
      otherLanguages: { en: 1 },
    })
    expect((await call(path, { language: "ar", body: { ...sets, chapter: 2 } })).body).toEqual(
      expect.any(String),
    )
  })

  it("counts a school round of offside when it is closed", async () => {
    const player = await enrol()
    const options = { game: "OffsideGame" }
    const { headers } = await ask(player, options)
    const name = headers.get("tahaddi-attempt") ?? ""
    expect((await ask(player, options)).status).toBe(200)
    await judge(player, (await ask(player, options)).headers.get("tahaddi-attempt") ?? name)
    expect((await ask(player, options)).body).toMatchObject({ played: 1, otherLanguages: {} })
  })

  it("counts a round of offside in a section from its draw, since no call ends it", async () => {
    const { token } = await enrol("User")
    const next = () => {
      laterDraw()
      return call("/api/Entertainment/OffsideGame/question/3", { token, language: "ar" })
    }
    expect([(await next()).status, (await next()).status]).toEqual([200, 200])
    expect((await next()).body).toMatchObject({ played: 2, otherLanguages: { en: 2 } })
  })

  it("draws sets of difficulty in this language only", async () => {
    const player = await enrol()
    const options = { game: "DifficultyGame", language: "ar" }
    const { body } = await ask(player, options)
    expect(body).toHaveLength(2)
    await answerSet(player, { body: body as never })
    const end = await ask(player, options)
    expect({ status: end.status, ...Object(end.body) }).toMatchObject({
      status: 404,
      played: 2,
      otherLanguages: { en: 6 },
    })
  })
})

describe("a draw that asks for another language", () => {
  it.each([{ body: { language: "ar" } }, { query: "?language=ar" }])(
    "returns that language, with %j",
    async (options) => {
      const player = await enrol()
      expect((await draw(player, options)).correctAnswer).toMatch(/^ar/)
      expect((await draw(player)).correctAnswer).toMatch(/^en/)
    },
  )

  it("does not repeat the previous draw in the language of the interface", async () => {
    const player = await enrol()
    expect((await draw(player)).correctAnswer).toMatch(/^en/)
    clock.now -= 4_000
    expect((await draw(player, { body: { language: "ar" } })).correctAnswer).toMatch(/^ar/)
  })

  it.each(["fr", "", 7])("answers 400 for the language %j", async (language) => {
    expect((await ask(await enrol(), { body: { language } })).status).toBe(400)
  })
})
