import { env } from "cloudflare:workers"
import { describe, expect, it } from "vitest"
import { reviewDecisions } from "#contract"
import { acceptedAnswersMax } from "#contract/limits"
import { call, clock } from "./support/api"
import { acceptedIn, addVersion, appealed, decide, nameOf, openOf } from "./support/appeals"
import { buildSchool, enrol, type Member } from "./support/world"
import { run } from "./support/sql"
import { storyOf } from "./support/versions"

await buildSchool()
const author = await enrol("Teacher")
const admin = await enrol("Admin")

const historyOf = async ({ token }: Member, query = "") =>
  reviewDecisions.history.ok.parse((await call(`/api/Admin/history?${query}`, { token })).body)
    .events

const read = (sql: string) => env.DB.prepare(sql).all()

/** Everything that a verdict may change, to compare it with what is there after a refusal. */
async function stateOf(id: number) {
  const all = await Promise.all([
    read(`SELECT id, accepted_answers, wrong_answers FROM questions ORDER BY id`),
    read(`SELECT * FROM appealed WHERE question_id = ${id}`),
    read(`SELECT * FROM question_events WHERE question_id = ${id}`),
    read(`SELECT * FROM question_figures WHERE question_id = ${id}`),
    read(`SELECT * FROM given_wrong WHERE question_id = ${id}`),
  ])
  return all.map(({ results }) => results)
}

describe("a verdict on an appeal", () => {
  it("is an event with its person, time and answer, in the history and on the question", async () => {
    const { id } = await appealed(author, "Congo", "Volga", "Rhine")
    const began = clock.now
    for (const [who, key, verdict] of [
      [author, "congo", "accepted"],
      [admin, "volga", "never"],
      [admin, "rhine", "declined"],
    ] as const)
      expect(await decide(who, id, key, verdict)).toBe(200)
    const own = { questionID: String(id), at: expect.any(String), templates: [] }
    const [writer, reviewer] = [await nameOf(author), await nameOf(admin)]
    const events = [
      { ...own, event: "accepted", by: writer, answer: "Congo", reason: "No." },
      { ...own, event: "never", by: reviewer, answer: "Volga", reason: "No." },
      { ...own, event: "declined", by: reviewer, answer: "Rhine", reason: "No." },
    ]
    const inHistory = (await historyOf(admin)).slice(0, 3).toReversed()
    expect(inHistory).toMatchObject(events)
    const times = inHistory.map(({ at }) => Date.parse(at))
    expect(times).toEqual([began, began + 1, began + 2].map((at) => at + 1))
    expect(await historyOf(admin, "event=declined&size=1")).toMatchObject([events[2]])
    for (const reader of [author, admin]) {
      const { history, questions } = await storyOf(reader, id)
      expect(history.slice(1)).toEqual(events)
      expect(questions).toMatchObject([{ accepted: ["Congo"] }])
    }
  })

  it("is one event, however often and by however many people it is decided at once", async () => {
    const { id } = await appealed(author, "Congo")
    const deciders = [author, admin, await enrol("Admin")]
    const verdicts = ["accepted", "never", "declined"] as const
    const replies = await Promise.all(
      Array.from({ length: 60 }, (_, at) =>
        decide(deciders[at % 3] ?? admin, id, "congo", verdicts[((at / 3) % 3) | 0]),
      ),
    )
    expect(replies.filter((status) => status === 200)).toHaveLength(21)
    expect(new Set(replies)).toEqual(new Set([200, 409]))
    const { history, questions } = await storyOf(admin, id)
    expect(history).toHaveLength(2)
    expect(history[1]).toMatchObject({ event: "accepted", answer: "Congo" })
    expect(questions).toMatchObject([{ accepted: ["Congo"], wrongAnswers: [] }])
  })

  it("keeps its event without a name when its author is erased", async () => {
    const { id } = await appealed(author, "Congo")
    await decide(author, id, "congo")
    await run("UPDATE question_events SET person_id = NULL WHERE question_id = ?", id)
    expect((await storyOf(admin, id)).history[1]).toMatchObject({ by: null, answer: "Congo" })
    expect((await historyOf(admin))[0]).toMatchObject({ by: "", answer: "Congo" })
  })
})

/** Sets the accepted answers of a question. */
const fill = async (id: number, accepted: string) =>
  run("UPDATE questions SET accepted_answers = ? WHERE id = ?", accepted, id)

describe("a question without room", () => {
  it.each([
    ["itself", false],
    ["a version of it", true],
  ])(
    "for accepted answers refuses one more with 409 and changes nothing: %s",
    async (_, inCopy) => {
      const { id } = await appealed(author, "Congo")
      const copy = await addVersion(id)
      await fill(inCopy ? copy : id, `|${"x".repeat(acceptedAnswersMax - 6)}`)
      const before = await stateOf(id)
      expect(await decide(author, id, "congo")).toBe(409)
      expect(await decide(admin, id, "congo")).toBe(409)
      expect(await stateOf(id)).toEqual(before)
      expect(await decide(author, id, "congo", "declined")).toBe(200)
    },
  )

  it("accepts an answer that just fits", async () => {
    const { id } = await appealed(author, "Congo")
    await fill(id, `|${"x".repeat(acceptedAnswersMax - 7)}`)
    expect(await decide(author, id, "congo")).toBe(200)
    expect((await acceptedIn(id)).length).toBe(acceptedAnswersMax)
  })

  it("for wrong answers refuses an eleventh with 409 and changes nothing", async () => {
    const { id } = await appealed(author, "Congo")
    const ten = JSON.stringify(Array.from({ length: 10 }, (_, at) => `wrong ${at}`))
    const write = "UPDATE questions SET wrong_answers = ? WHERE id = ?"
    await run(write, ten, id)
    const before = await stateOf(id)
    expect(await decide(author, id, "congo", "never")).toBe(409)
    expect(await stateOf(id)).toEqual(before)
    expect((await openOf(author)).appeals.some(({ questionID }) => questionID === String(id))).toBe(
      true,
    )
    expect(await decide(author, id, "congo", "accepted")).toBe(200)
  })
})
