import { describe, expect, it } from "vitest"
import { call, laterDraw, rowsReadBy } from "./support/api"
import { answerHints, drawHints } from "./support/rounds"
import { addPool, addQuestions, buildSchool, enrol, type Member } from "./support/world"
import { sets } from "./samples/play"

await buildSchool()
const pool = await addPool({ chapter: 1 }, { en: 8, ar: 4 })
await addPool({ section: 3 }, { en: 1 })

const answersOf = async (player: Member, count: number, language?: string) => {
  const answers = []
  for (let index = 0; index < count; index += 1) {
    answers.push((await drawHints(player, { language })).body.correctAnswer)
  }
  return answers
}

describe("drawing a question", () => {
  it("returns every question once before any repeats", async () => {
    const answers = await answersOf(await enrol(), 12)
    expect(new Set(answers).size).toBe(12)
  })

  it.each([undefined, "fr", "*"])(
    "returns English first and then Arabic for the request language %s",
    async (language) => {
      const names = await answersOf(await enrol(), 12, language)
      expect(names.slice(0, 8).every((name) => name.startsWith("en"))).toBe(true)
      expect(names.slice(8).every((name) => name.startsWith("ar"))).toBe(true)
    },
  )

  it("gives two players different orders", async () => {
    const one = await answersOf(await enrol(), 8)
    const other = await answersOf(await enrol(), 8)
    expect(one).not.toEqual(other)
  })

  it("returns skipped questions before answered ones, the oldest first", async () => {
    const player = await enrol()
    const first = []
    for (let index = 0; index < 12; index += 1) first.push(await drawHints(player))
    for (const question of first.filter((_, index) => index !== 3 && index !== 7)) {
      await answerHints(player, question)
    }
    const again = [await drawHints(player), await drawHints(player)]
    expect(again.map(({ body }) => body)).toEqual([first[3]?.body, first[7]?.body])
    for (const question of again) await answerHints(player, question)
    const practice = await drawHints(player)
    expect(practice.body).toEqual(first[0]?.body)
  })

  it("repeats for practice in the order of the answers, not of the draws", async () => {
    const player = await enrol()
    const first = []
    for (let index = 0; index < 12; index += 1) first.push(await drawHints(player))
    for (const question of first.toReversed()) await answerHints(player, question, "no idea")
    expect((await drawHints(player)).body.correctAnswer).toBe(first[11]?.body.correctAnswer)
    expect((await drawHints(player)).body.correctAnswer).toBe(first[10]?.body.correctAnswer)
  })

  it("returns newly added questions before practice", async () => {
    const room = await addPool({ chapter: 2 }, 3)
    const player = await enrol()
    const selection = { token: player.token, body: { ...sets, chapter: "2" } }
    const seen = new Set<string>()
    for (let index = 0; index < 3; index += 1) {
      laterDraw()
      seen.add((await call("/api/education/HintGame/question", selection)).text)
    }
    await addQuestions(room, 2)
    for (let index = 0; index < 2; index += 1) {
      laterDraw()
      seen.add((await call("/api/education/HintGame/question", selection)).text)
    }
    expect(seen.size).toBe(5)
  })

  it("never issues one question to two concurrent draws of a player", async () => {
    const player = await enrol()
    const drawn = await Promise.all(Array.from({ length: 12 }, () => drawHints(player)))
    expect(new Set(drawn.map(({ body }) => body.correctAnswer)).size).toBe(12)
  })

  it("accepts a chapter by number or name and a grade by id or name, in either language", async () => {
    const spellings = [
      sets,
      { ...sets, grade: 7, chapter: 1 },
      { ...sets, chapter: "sets" },
      { grade: "grade 7", subject: "MATH", chapter: "Sets" },
      { grade: "الصف السابع", subject: "الرياضيات", chapter: "المجموعات" },
    ]
    for (const body of spellings) {
      const { token } = await enrol()
      expect((await call("/api/education/HintGame/question", { token, body })).status).toBe(200)
    }
  })

  it("answers 404 with a message when there is no question", async () => {
    for (const odd of [
      { chapter: "9" },
      { chapter: "No such" },
      { subject: "Alchemy" },
      { grade: "99" },
    ]) {
      const { status, body } = await call("/api/education/HintGame/question", {
        body: { ...sets, ...odd },
      })
      expect({ status, type: typeof body }).toEqual({ status: 404, type: "string" })
    }
    const { token } = await enrol()
    expect((await call("/api/Entertainment/HintGame/question/0", { token })).status).toBe(404)
  })

  it("repeats the only question of a section as practice", async () => {
    const player = await enrol("User")
    const first = await drawHints(player, { section: 3 })
    await answerHints(player, first)
    expect((await drawHints(player, { section: 3 })).body).toEqual(first.body)
  })

  it("serves approved questions only", async () => {
    const { DB } = (await import("cloudflare:workers")).env
    await DB.prepare(
      `INSERT INTO questions (pool_id, status, language, question, answer, summary, fingerprint,
        created_at) VALUES (?, 'waiting', 'en', 'Which?', 'unseen', '', 'x', 0)`,
    )
      .bind(pool)
      .run()
    expect(await answersOf(await enrol(), 14)).not.toContain("unseen")
  })

  it.each([
    ["1", {}, 11],
    ["1", { language: "en" }, 11],
    ["Sets", { language: "en" }, 11],
    ["المجموعات", { language: "ar" }, 11],
    // Each language has its own queue of repeated questions.
    ["Sets", {}, 12],
  ])(
    "reads at most twelve rows for each draw of chapter %s, with %j",
    async (chapter, as, limit) => {
      const { token } = await enrol()
      const body = { ...sets, chapter }
      const counts = []
      for (let index = 0; index < 14; index += 1) {
        laterDraw()
        counts.push(
          await rowsReadBy(() => call("/api/education/HintGame/question", { token, body, ...as })),
        )
      }
      expect(Math.max(...counts)).toBeLessThanOrEqual(limit)
    },
  )
})
