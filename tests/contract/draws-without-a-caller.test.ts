import { describe, expect, it } from "vitest"
import { call, clock, rowsReadBy } from "./support/api"
import { answerHints, answerSet, drawHints, drawSet } from "./support/rounds"
import { addChapters, addPool, buildSchool, enrol } from "./support/world"
import { run } from "./support/sql"
import { sets } from "./samples/play"

const dayMs = 24 * 60 * 60 * 1000

await buildSchool()
await addPool({ chapter: 1 }, { en: 2 })
await addPool({ chapter: 2 }, { en: 1 })
await addPool({ chapter: 1, game: "DifficultyLevel" }, [2, 2, 2, 2, 2])
await addChapters([[7, 3, 3, "Large", "كبير"]])
const large = await addPool({ chapter: 3 }, 200)

const answersFor = async (times: number, chapter: number) => {
  const answers = new Set<string>()
  for (let time = 0; time < times; time += 1) {
    const body = { ...sets, chapter }
    const drawn = await call("/api/education/HintGame/question", { body })
    if (drawn.status !== 200) return drawn.status
    answers.add((drawn.body as { correctAnswer: string }).correctAnswer)
  }
  return answers
}

const drawItems = async () => {
  const drawn = await call("/api/education/DifficultyGame/question", { body: sets })
  return drawn.status === 200 ? (drawn.body as readonly { question: string }[]) : []
}

describe("a draw without a caller", () => {
  it("never returns a question that a player has in play", async () => {
    const player = await enrol()
    const { body } = await drawHints(player)
    const other = body.correctAnswer === "en-0" ? "en-1" : "en-0"
    expect(await answersFor(30, 1)).toEqual(new Set([other]))
    await answerHints(player, { body }, "no idea")
    expect(await answersFor(30, 1)).toEqual(new Set(["en-0", "en-1"]))
  })

  it("answers 404 when every question is in play, until a day later", async () => {
    await drawHints(await enrol(), { chapter: 2 })
    expect(await answersFor(1, 2)).toBe(404)
    clock.now += dayMs - 10
    expect(await answersFor(1, 2)).toBe(404)
    clock.now += 10
    expect(await answersFor(1, 2)).toEqual(new Set(["en-0"]))
  })

  it("leaves out difficulty items that a player has in play, and fills up with others", async () => {
    expect(await drawItems()).toHaveLength(6)
    const player = await enrol()
    const first = await drawSet(player)
    const open = first.body.map(({ question }) => question)
    for (let time = 0; time < 10; time += 1) {
      const items = (await drawItems()).map(({ question }) => question)
      expect(items).toHaveLength(4)
      expect(items.filter((question) => open.includes(question))).toEqual([])
    }
    await drawSet(player)
    expect(await drawItems()).toEqual([])
    await answerSet(player, first)
    expect((await drawItems()).map(({ question }) => question).toSorted()).toEqual(open.toSorted())
  })

  it("reads a bounded number of rows, however many are in play", async () => {
    const body = { ...sets, chapter: 3 }
    const ask = () => call("/api/education/HintGame/question", { body })
    expect(await rowsReadBy(ask)).toBeLessThanOrEqual(8)
    // First a few players have every question in play, then many players have a row without questions.
    const all = "SELECT json_group_array(id) FROM questions WHERE pool_id = ?1"
    for (const [players, questions, mostRows] of [
      [3, all, 1_500],
      [5_000, "SELECT '[]' WHERE ?1", 1_000],
    ] as const) {
      await run(
        `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?3)
          INSERT INTO open_rounds (pool_id, issued_at, person_id, questions)
          SELECT ?1, ?2 - i, i, (${questions}) FROM n WHERE true ON CONFLICT DO NOTHING`,
        large,
        clock.now,
        players,
      )
      const rows = await rowsReadBy(async () => expect((await ask()).status).toBe(404))
      expect(rows).toBeLessThanOrEqual(mostRows)
    }
  })
})
