import { describe, expect, it } from "vitest"
import { progress, streak as calls } from "#contract"
import { streakMax } from "#contract/limits"
import { recordSummary, streak } from "./samples/play"
import { call, clock, rowsReadBy } from "./support/api"
import { answerHints, answerSet, drawHints, drawSet, history, playOffside } from "./support/rounds"
import { addPool, buildSchool, enrol, type Member } from "./support/world"
import { inPlay } from "./support/players"

const dayMs = 86_400_000
/** Noon in Riyadh. */
const noon = Date.UTC(2026, 8, 1, 9)

await buildSchool()
await addPool({ chapter: 1 }, { en: ["50", "Nile"], ar: ["٥٠", "النيل"] })
await addPool({ chapter: 1, game: "offside" }, 1)
await addPool({ chapter: 2, game: "DifficultyLevel" }, [1, 1, 2, 1, 1])
await addPool({ section: 3 }, 1)

const show = async ({ token }: Member, zone = "Asia/Riyadh") =>
  calls.streak.ok.parse(
    (await call(`/api/Accounts/streak?${new URLSearchParams({ zone })}`, { token })).body,
  )

const summaryOf = async ({ token }: Member, language = "en") =>
  (await call("/api/Accounts/record-summary", { token, language })).body

/** Plays a round of entertainment `day` days after the first day. */
async function playOn(player: Member, day: number, ms = noon) {
  clock.now = ms + day * dayMs
  await answerHints(player, await drawHints(player, { section: 3 }), "no idea")
}

describe("the streak of a pupil", () => {
  it("is the sample of the contract for a new player", async () => {
    clock.now = noon
    expect(await show(await enrol())).toEqual(streak)
  })

  it("counts a round of each game once, also with repeated answers", async () => {
    const player = await enrol()
    clock.now = noon
    const question = await drawHints(player)
    for (const given of ["no idea", "50", "50"]) await answerHints(player, question, given)
    expect((await show(player)).rounds).toBe(1)
    await playOffside(player, 1)
    expect((await show(player)).rounds).toBe(2)
    await answerHints(player, await drawHints(player, { section: 3 }))
    expect(await show(player)).toMatchObject({ days: 1, rounds: 3 })
  })

  it("counts a set once, on the day on which it was begun", async () => {
    const player = await enrol()
    clock.now = noon
    const { body } = await drawSet(player, { chapter: 2 })
    for (const item of body.slice(0, 4)) await answerSet(player, { body: [item] })
    expect((await show(player)).rounds).toBe(1)
    const sets = (await history(player)).map((entry) => Object(entry).set)
    expect(new Set(sets).size).toBe(1)
    clock.now = noon + dayMs
    await answerSet(player, { body: body.slice(4) })
    expect((await show(player)).rounds).toBe(0)
  })

  it("continues over one free day in seven, and ends after two", async () => {
    const player = await enrol()
    for (const day of [0, 1, 2, 4]) await playOn(player, day)
    expect(await show(player)).toMatchObject({ days: 4, isYesterdayFree: true, rounds: 1 })
    clock.now = noon + 5 * dayMs
    expect(await show(player)).toMatchObject({ days: 4, isYesterdayFree: false, rounds: 0 })
    clock.now = noon + 7 * dayMs
    expect(await show(player)).toMatchObject({ days: 0, isYesterdayFree: false })
  })

  it("has days that begin at midnight in the pupil's time zone", async () => {
    const player = await enrol()
    await playOn(player, 0, Date.UTC(2026, 8, 1, 20, 30))
    await playOn(player, 0, Date.UTC(2026, 8, 1, 21, 30))
    expect(await show(player)).toMatchObject({ days: 2, rounds: 1 })
    expect(await show(player, "UTC")).toMatchObject({ days: 1, rounds: 2 })
    expect(await show(player, "Mars/Olympus")).toEqual(await show(player))
  })

  it("reads a few rows for each day, and one for each answer of today", async () => {
    const player = await enrol()
    await playOn(player, 0)
    const fill = (count: number, stepMs: number) =>
      inPlay(
        player.id,
        `WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?2)
          INSERT INTO answer_lists (pool_id, answered_at, wrong, answers)
          SELECT pool_id, answered_at - i * ?3, 0, json_array(json_array(question_id, NULL, NULL, 1, NULL))
          FROM answers, n
          WHERE person_id = ?1 AND answered_at >= ?4`,
        player.id,
        count,
        stepMs,
        noon,
      )
    await fill(500, dayMs)
    const before = await rowsReadBy(() => show(player))
    expect((await show(player)).days).toBe(streakMax)
    await fill(1_000, 10_000)
    expect(await rowsReadBy(() => show(player))).toBeLessThan(before + 1_100)
    expect(before).toBeLessThan(3 * streakMax)
  })
})

describe("the daily goal", () => {
  it.each([3, 5, 10])("can be %i", async (goal) => {
    const player = await enrol()
    const { token } = player
    const { status } = await call("/api/Accounts/daily-goal", { token, body: { goal } })
    expect([status, (await show(player)).goal]).toEqual([200, goal])
  })

  it.each([0, 4, -3, "many", null])("is not changed to %j", async (goal) => {
    const player = await enrol()
    const { token } = player
    const { status } = await call("/api/Accounts/daily-goal", { token, body: { goal } })
    expect([status, (await show(player)).goal]).toEqual([400, 3])
  })
})

describe("the summary of a record", () => {
  it("counts answered questions without twins, and mistakes until they are answered right", async () => {
    const player = await enrol()
    const hints = await drawHints(player, { language: "en" })
    await answerHints(player, hints, "no idea")
    await playOffside(player)
    await answerHints(player, await drawHints(player, { section: 3 }))
    expect(progress.recordSummary.ok.parse(recordSummary)).toEqual(recordSummary)
    expect(await summaryOf(player)).toEqual(recordSummary)
    const again = await call("/api/education/HintGame/question", {
      token: player.token,
      body: { grade: 7, subject: "Math", chapter: 1, mistakes: true },
    })
    await answerHints(player, { body: Object(again.body) })
    expect(await summaryOf(player, "ar")).toMatchObject([
      { subject: "الرياضيات", chapter: "المجموعات", answered: 1, mistakes: 0 },
      { game: "offside", answered: 1 },
    ])
  })

  it("is empty for a new player, whatever others have answered", async () => {
    expect(await summaryOf(await enrol())).toEqual([])
  })
})
