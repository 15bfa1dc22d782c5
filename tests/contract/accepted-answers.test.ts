import { abortAllDurableObjects } from "cloudflare:test"
import { env } from "cloudflare:workers"
import { describe, expect, it } from "vitest"
import { clock } from "./support/api"
import {
  answers,
  appeal,
  decide,
  oneQuestionOf,
  openOf,
  outcomesOf,
  wrongSet,
} from "./support/appeals"
import { leaderboardFaults } from "./support/leaderboards"
import { inPlay } from "./support/players"
import { answerHints, claim, drawHints } from "./support/rounds"
import { buildSchool, enrol } from "./support/world"
import { one, run } from "./support/sql"

await buildSchool()
const author = await enrol("Teacher")
const admin = await enrol("Admin")

const later = (ms: number) => (clock.now += ms)

describe("an accepted answer", () => {
  it("gives its points once to everybody who gave it, and counts as right from then on", async () => {
    const { chapter, id } = await oneQuestionOf(author)
    const appellant = await answers("Congo", chapter, 3)
    const silent = await answers("congo", chapter)
    const other = await answers("Volga", chapter, 1)
    await appeal(appellant, appellant.name)
    later(1000)
    expect(await decide(author, id, "congo")).toBe(200)
    later(1000)
    const [own] = (await outcomesOf(appellant)).outcomes
    expect(own).toMatchObject({ given: "Congo", verdict: "accepted", points: 30 })
    expect(await outcomesOf(silent)).toMatchObject({ outcomes: [{ points: 10 }], totalpoints: 10 })
    expect(await outcomesOf(other)).toEqual({ outcomes: [], totalpoints: 0 })
    for (let visit = 0; visit < 3; visit += 1)
      expect((await outcomesOf(appellant)).totalpoints).toBe(30)
    expect(await claim(appellant, 50, appellant.name)).toBe(30)
    expect(await inPlay(appellant.id, "SELECT mistakes, points FROM cursors")).toEqual([
      { mistakes: 0, points: 30 },
    ])
    expect(await leaderboardFaults()).toEqual([])
    expect(await one(`SELECT right AS n FROM question_figures WHERE question_id = ${id}`)).toBe(2)
    const next = await enrol()
    expect(await answerHints(next, await drawHints(next, { chapter }), "the congo")).toBe(true)
    later(2 * 24 * 60 * 60 * 1000)
    expect((await outcomesOf(appellant)).outcomes).toEqual([])
  })

  it("counts once, however often two people accept it at the same time", async () => {
    const { chapter, id } = await oneQuestionOf(author)
    const player = await answers("Congo", chapter, 1)
    await appeal(player, player.name)
    const pressed = await Promise.all(
      Array.from({ length: 200 }, (_, at) => decide(at % 2 ? author : admin, id, "congo")),
    )
    expect(new Set(pressed)).toEqual(new Set([200]))
    const accepted = await env.DB.prepare("SELECT accepted_answers FROM questions WHERE id = ?")
      .bind(id)
      .first("accepted_answers")
    expect(accepted).toBe("|Congo")
    const totals = await Promise.all(Array.from({ length: 20 }, () => outcomesOf(player)))
    expect(new Set(totals.map(({ totalpoints }) => totalpoints))).toEqual(new Set([50]))
    expect(await decide(admin, id, "congo", "declined")).toBe(409)
    await abortAllDurableObjects()
    expect(await outcomesOf(player)).toMatchObject({ totalpoints: 50 })
    expect(await one(`SELECT points AS n FROM people WHERE id = ${player.id}`)).toBe(50)
  })

  it("counts in other versions of the question with the same answer, made before or after", async () => {
    const { chapter, id } = await oneQuestionOf(author)
    for (const given of ["Congo", "Volga"]) {
      const player = await answers(given, chapter)
      await appeal(player, player.name)
    }
    await decide(author, id, "congo")
    const copy = await env.DB.prepare(
      `INSERT INTO questions (pool_id, status, language, question, answer, summary, fingerprint, created_at)
        SELECT pool_id, 'waiting', language, question, answer, summary, 'new', 0 FROM questions
        WHERE id = ? RETURNING id`,
    )
      .bind(id)
      .first("id")
    await run("INSERT INTO question_versions VALUES (?, ?, ?)", copy, id, id)
    await decide(author, id, "volga")
    const accepted = env.DB.prepare("SELECT accepted_answers FROM questions WHERE id = ?")
    expect(await accepted.bind(copy).first("accepted_answers")).toBe("|Congo|Volga")
  })

  it("gives its points to an answer that was judged while it was being accepted", async () => {
    const { chapter, id } = await oneQuestionOf(author)
    const early = await answers("Congo", chapter)
    await appeal(early, early.name)
    await decide(author, id, "congo")
    const late = await answers(null, chapter)
    await outcomesOf(late)
    await inPlay(
      late.id,
      "UPDATE answer_lists SET wrong = 1, answers = json_set(answers, '$[0][2]', 0, '$[0][1]', 'Congo')",
    )
    await inPlay(late.id, "UPDATE attempts SET is_right = 0, worth = 0, won_at = NULL")
    expect((await outcomesOf(late)).totalpoints).toBe(10)
  })

  it("credits its item of a set in addition to the claim for the other items", async () => {
    const { player, set } = await wrongSet()
    await appeal(player, set.name, { item: 5 })
    const { appeals } = await openOf(admin)
    const ofSet = appeals.find(({ game }) => game === "DifficultyLevel")
    await decide(admin, Number(ofSet?.questionID), ofSet?.key ?? "")
    const { totalpoints } = await outcomesOf(player)
    expect(totalpoints).toBeGreaterThan(0)
    expect(await claim(player, 150, set.name)).toBeGreaterThan(totalpoints)
    expect((await outcomesOf(player)).totalpoints).toBe(await claim(player, 150, set.name))
  })
})
