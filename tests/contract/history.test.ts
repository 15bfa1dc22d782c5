import { describe, expect, it } from "vitest"
import { call, rowsReadBy } from "./support/api"
import {
  answerHints,
  answerSet,
  claim,
  drawHints,
  drawSet,
  history,
  playOffside,
} from "./support/rounds"
import { addPool, buildSchool, enrol, type Member } from "./support/world"
import { inPlay } from "./support/players"
import { run } from "./support/sql"

await buildSchool()
await addPool({ chapter: 1 }, 2)
await addPool({ chapter: 2 }, 1)
await addPool({ chapter: 1, game: "offside" }, 1)
await addPool({ chapter: 1, game: "DifficultyLevel" }, [1, 0, 0, 0, 1])
await addPool({ section: 3 }, 1)
const player = await enrol()
await play()

/**
 * Plays five hints in chapters 2 and 1, offside, a difficulty set, and entertainment, which is not
 * listed.
 */
async function play(): Promise<void> {
  await answerHints(player, await drawHints(player, { chapter: 2 }))
  await answerHints(player, await drawHints(player), "no idea")
  await claim(player, 25, (await playOffside(player, 1)).name)
  await answerSet(player, await drawSet(player), (_, place) => place === 0)
  await answerHints(player, await drawHints(player, { section: 3 }))
}

const games = async (query: string) => (await history(player, query)).map(({ game }) => game)
const all = ["DifficultyLevel", "DifficultyLevel", "offside", "five hints", "five hints"]

describe("the history of a pupil", () => {
  it("is listed newest first, one entry for each item, without entertainment", async () => {
    const entries = await history(player)
    expect(entries.map(({ game }) => game)).toEqual(all)
    const times = entries.map(({ answeredAt }) => answeredAt)
    expect(times).toEqual(times.toSorted().toReversed())
    expect(times[0]).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)
  })

  it("shows the given answer beside the right one", async () => {
    const [hard, easy, offside, wrong] = await history(player)
    expect(easy).toMatchObject({ correctAnswer: "en-0-0", givenAnswer: "en-0-0", correct: true })
    expect(hard).toMatchObject({ correctAnswer: "en-0-4", givenAnswer: "no idea", hints: [] })
    expect(offside).toMatchObject({ correctAnswer: "135", givenAnswer: "3,5", correct: false })
    expect(offside?.hints).toHaveLength(6)
    expect(wrong).toMatchObject({ questionText: "Which?", correct: false, subject: "Math" })
    expect(wrong?.hints).toHaveLength(5)
  })

  it.each([
    ["?subject=&chapter=", all],
    ["?subject=math", all],
    ["?subject=%D8%A7%D9%84%D8%B1%D9%8A%D8%A7%D8%B6%D9%8A%D8%A7%D8%AA", all],
    ["?subject=Arabic", []],
    ["?subject=Alchemy", []],
    ["?subject=Math&chapter=2", ["five hints"]],
    ["?subject=Math&chapter=integers", ["five hints"]],
    ["?chapter=%D8%A7%D9%84%D9%85%D8%AC%D9%85%D9%88%D8%B9%D8%A7%D8%AA", all.slice(0, 4)],
    ["?chapter=1", all.slice(0, 4)],
    ["?subject=Math&chapter=99", []],
    ["?subject='%20OR%20'1'='1", []],
  ])("is filtered by %s", async (query, expected) => {
    expect(await games(query)).toEqual(expected)
  })

  it("names subject and chapter in the language of the request", async () => {
    const [entry] = await history(player, "", "ar")
    expect(entry).toMatchObject({ subject: "الرياضيات", chapter: "المجموعات" })
  })

  it("contains only the pupil's own answers", async () => {
    expect(await history(await enrol())).toEqual([])
  })

  it("is limited to the last 500 answers, and reads no more rows than they need", async () => {
    const busy = await enrol()
    await answerHints(busy, await drawHints(busy))
    await answerManyTimes(busy, 5_000)
    for (const query of ["", "?subject=Math"]) {
      const rows = await rowsReadBy(async () =>
        expect(await history(busy, query)).toHaveLength(500),
      )
      expect(rows).toBeLessThanOrEqual(500 * 7 + 20)
    }
    const [newest] = await history(busy)
    expect(newest?.givenAnswer).toBe("turn 5000")
  })

  it("is cut to 1 MB", async () => {
    const busy = await enrol()
    await answerHints(busy, await drawHints(busy))
    await answerManyTimes(busy, 500)
    const hints = JSON.stringify(Array<string>(5).fill("ط".repeat(200)))
    await run("UPDATE questions SET lines = ? WHERE lines <> '[]'", hints)
    const { text, body } = await call("/api/Accounts/questions-answered", { token: busy.token })
    expect(new TextEncoder().encode(text).length).toBeLessThanOrEqual(1_000_000)
    const answers = body as readonly { readonly givenAnswer: string }[]
    expect(answers[0]?.givenAnswer).toBe("turn 500")
    expect(answers.length).toBeGreaterThan(400)
  })
})

/** Inserts answers as if the pupil had practised one question day and night. */
async function answerManyTimes({ id }: Member, times: number): Promise<void> {
  await inPlay(
    id,
    `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?2)
      INSERT INTO answer_lists (pool_id, subject_id, answered_at, wrong, answers)
      SELECT pool_id, subject_id, answered_at + i, 1,
        json_array(json_array(question_id, 'turn ' || i, 0, 1, NULL))
      FROM answers, n WHERE person_id = ?1`,
    id,
    times,
  )
}
