import { describe, expect, it } from "vitest"
import { myQuestions } from "#contract"
import { call, laterDraw } from "./support/api"
import {
  answers,
  appeal,
  decide,
  oneQuestionOf,
  openOf,
  outcomesOf,
  wrongSet,
} from "./support/appeals"
import { answerHints, drawHints, drawOffside } from "./support/rounds"
import { addPool, buildSchool, enrol, type Member } from "./support/world"
import { one } from "./support/sql"

await buildSchool()
const author = await enrol("Teacher")
const admin = await enrol("Admin")

/** The number of open appeals and reports, from the list of the author's own questions. */
const feedbackOf = async ({ token }: Member) =>
  myQuestions.list.ok.parse((await call("/api/my-questions", { token })).body).counts.feedback

describe("an appeal", () => {
  it("is counted once per player, by the normal form of the answer", async () => {
    const { chapter, id } = await oneQuestionOf(author)
    const players = []
    for (const given of ["The Congo", "congo!", "Volga"])
      players.push(await answers(given, chapter))
    for (const player of players)
      expect(await appeal(player, player.name, { word: "My book says so" })).toBe(200)
    const [first] = players
    if (first) expect(await appeal(first, first.name)).toBe(200)
    const { appeals } = await openOf(author)
    const ofQuestion = appeals.filter(({ questionID }) => questionID === String(id))
    expect(ofQuestion.map(({ key, count }) => [key, count])).toEqual([
      ["congo", 2],
      ["volga", 1],
    ])
    expect(ofQuestion[0]).toMatchObject({
      given: "The Congo",
      words: Array(2).fill("My book says so"),
    })
    expect((await openOf(admin)).appeals.length).toBeGreaterThanOrEqual(2)
    const other = await enrol("Teacher")
    expect((await openOf(other)).appeals).toEqual([])
    expect([await feedbackOf(author), await feedbackOf(other)]).toEqual([2, 0])
    expect(await feedbackOf(admin)).toBeGreaterThanOrEqual(2)
  })

  it("is refused unless the caller has just answered wrong", async () => {
    const { chapter } = await oneQuestionOf(author)
    const right = await answers(null, chapter)
    const wrong = await answers("Congo", chapter)
    const open = await enrol()
    const { name } = await drawHints(open, { chapter })
    expect(await appeal(right, right.name)).toBe(409)
    expect(await appeal(open, name)).toBe(409)
    expect(await appeal(await enrol(), wrong.name)).toBe(404)
    expect(await appeal(wrong, "question-1-99")).toBe(404)
    expect(await appeal(wrong, "nonsense")).toBe(404)
    expect(await appeal(wrong, wrong.name, { word: "<b>no</b>" })).toBe(400)
    laterDraw()
    await answerHints(wrong, await drawHints(wrong, { chapter }))
    expect(await appeal(wrong, wrong.name)).toBe(409)
    const { player, set } = await wrongSet()
    expect(await appeal(player, set.name, { item: 0 })).toBe(409)
    expect(await appeal(player, set.name, { item: 5 })).toBe(200)
    await addPool({ chapter: 1, game: "offside" }, 1)
    expect(await appeal(player, (await drawOffside(player)).name)).toBe(409)
  })
})

it("shows the player the reason of a declined appeal, and judges as before", async () => {
  const { chapter, id } = await oneQuestionOf(author)
  const player = await answers("Congo", chapter)
  await appeal(player, player.name)
  expect(await decide(await enrol("Teacher"), id, "congo")).toBe(404)
  expect(await decide(author, id, "congo", "declined")).toBe(200)
  expect(await outcomesOf(player)).toMatchObject({
    outcomes: [{ verdict: "declined", points: 0, reason: "No." }],
    totalpoints: 0,
  })
  const next = await enrol()
  expect(await answerHints(next, await drawHints(next, { chapter }), "Congo")).toBe(false)
})

it("adds an answer that is never accepted to the wrong answers, once", async () => {
  const { chapter, id } = await oneQuestionOf(author)
  const player = await answers("Volga", chapter)
  await appeal(player, player.name)
  await decide(author, id, "volga", "never")
  await decide(author, id, "volga", "never")
  expect(
    await one(`SELECT json_array_length(wrong_answers) AS n FROM questions WHERE id = ${id}`),
  ).toBe(1)
})

const report = async ({ token }: Member, attempt: string, reason: string, word = "") =>
  (await call("/api/reports", { token, body: { attempt, reason, word } })).status

describe("a report", () => {
  it("is counted by its reason, once per player, until it is closed", async () => {
    const { chapter, id } = await oneQuestionOf(author)
    const [one, other] = [await answers(null, chapter), await answers("Congo", chapter)]
    expect(await report(one, one.name, "unclear", "Which one?")).toBe(200)
    expect(await report(one, one.name, "answer")).toBe(200)
    expect(await report(other, other.name, "answer")).toBe(200)
    const isThis = ({ questionID }: { questionID: string }) => questionID === String(id)
    expect((await openOf(author)).reports.find(isThis)).toMatchObject({
      count: 2,
      reasons: { unclear: 1, answer: 1 },
      words: ["Which one?"],
    })
    const close = async ({ token }: Member) =>
      (await call("/api/reports/close", { token, body: { questionID: id } })).status
    expect(await close(await enrol("Teacher"))).toBe(404)
    expect([await close(author), await close(admin)]).toEqual([200, 200])
    expect((await openOf(author)).reports.find(isThis)).toBeUndefined()
    const next = await answers(null, chapter)
    await report(next, next.name, "language")
    const again = (await openOf(admin)).reports.find(isThis)
    expect(again).toMatchObject({ count: 1, reasons: { language: 1 } })
  })

  it("needs a question that the caller was given, and one of four reasons", async () => {
    const { chapter } = await oneQuestionOf(author)
    const { name } = await answers(null, chapter)
    expect(await report(await enrol(), name, "unclear")).toBe(404)
    expect(await report(await enrol(), name, "boring")).toBe(400)
  })
})
