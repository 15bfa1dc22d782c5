import { describe, expect, it } from "vitest"
import { reasonHeader } from "#contract/words"
import { corrected, hintsMade, sectionHintsMade, setMade } from "./samples/authoring"
import { call } from "./support/api"
import { countOf, decide as decideOn, make, paths } from "./support/made"
import { drawHints, drawSet, history } from "./support/rounds"
import { send, storyOf } from "./support/versions"
import { buildSchool, enrol } from "./support/world"
import { one, run } from "./support/sql"

await buildSchool()
const author = await enrol("Teacher")
const admin = await enrol("Admin")

const { question: _, ...texts } = hintsMade
const made = { ...texts, question: "Past?", answer: "went", exact: true, wrongAnswers: ["Went"] }

const emptyPools = async () => {
  await run("UPDATE questions SET position = NULL, status = 'rejected'")
  await run("UPDATE pools SET sizes = '{}'")
}

const newest = () => one("SELECT max(id) AS n FROM questions")

describe("a question whose answer counts exactly as written", () => {
  it("is drawn, judged, listed and recorded as one", async () => {
    const id = await send(author, "Past?", made)
    expect(await decideOn("approve", id, admin)).toMatchObject({ status: 200 })
    for (const [given, verdict, reason] of [
      ["went", true, "exact"],
      [" went ", true, "exact"],
      ["WENT", false, "not exact"],
      ["the went", false, "not exact"],
      ["Went", false, "not exact"],
      ["gone", false, "other"],
    ] as const) {
      const player = await enrol()
      const { body } = await drawHints(player)
      expect(body).toMatchObject({ correctAnswer: "went", exact: true })
      const sent = { answer: given, correctanswer: "went", hints: body.hints.join(",") }
      const reply = await call("/api/education/HintGame/ans", { token: player.token, body: sent })
      expect([reply.body, reply.headers.get(reasonHeader)]).toEqual([verdict, reason])
      expect(await history(player)).toMatchObject([{ exact: true, correct: verdict }])
    }
    const own = await call("/api/my-questions", { token: author.token })
    expect(own.body).toMatchObject({
      questions: [{ question: "Past?", exact: true }],
    })
    expect((await storyOf(author, id)).questions).toMatchObject([{ exact: true }])
    await emptyPools()
  })

  it("may be one item of a set", async () => {
    const questions = setMade.questions.map((item, at) => ({ ...item, exact: at === 0 }))
    await make(paths.educationSet, author, { ...setMade, questions })
    const last = await newest()
    for (let id = last - 5; id <= last; id += 1) await decideOn("approve", id, admin)
    const player = await enrol()
    const { body } = await drawSet(player)
    expect(body.map((item) => Object(item).exact)).toEqual([true, ...Array(5).fill(undefined)])
    const given = body.map(({ question, correctAnswer }) => ({
      answer: correctAnswer.toUpperCase(),
      correctanswer: correctAnswer,
      question,
    }))
    const path = "/api/education/DifficultyGame/Answer"
    const reply = await call(path, { token: player.token, body: given })
    expect(reply.body).toEqual([false, true, true, true, true, true])
    expect(reply.headers.get(reasonHeader)).toMatch(/^not exact, same/)
    await emptyPools()
  })

  it("is judged for a visitor by what is sent", async () => {
    const body = { answer: "Went", correctanswer: "went", hints: "", exact: true }
    expect((await call("/api/education/HintGame/ans", { body })).body).toBe(false)
    expect(
      (await call("/api/education/HintGame/ans", { body: { ...body, exact: false } })).body,
    ).toBe(true)
    const items = [{ answer: "Went", correctanswer: "went", question: "Past of go?", exact: true }]
    expect((await call("/api/education/DifficultyGame/Answer", { body: items })).body).toEqual([
      false,
    ])
  })

  it("may have an answer of signs alone", async () => {
    expect(
      await make(paths.entertainmentHints, author, { ...sectionHintsMade, answer: ";" }),
    ).toMatchObject({ status: 400 })
    const signs = { ...sectionHintsMade, answer: ";", exact: true }
    expect(await make(paths.entertainmentHints, author, signs)).toMatchObject({ status: 200 })
  })

  it("may name a wrong answer that differs only in form", async () => {
    const refused = await make(paths.educationHints, author, { ...made, exact: false })
    expect(refused).toMatchObject({ status: 400, body: "wrongAnswers.0: is the right answer" })
    const equal = await make(paths.educationHints, author, { ...made, wrongAnswers: ["went"] })
    expect(equal).toMatchObject({ status: 400, body: "wrongAnswers.0: is the right answer" })
  })

  it("is another question than one with the same texts that is not exact", async () => {
    const before = await countOf("questions")
    const same = { ...hintsMade, question: "Exactly?" }
    for (const exact of [true, true, false, undefined])
      await make(paths.educationHints, author, { ...same, exact })
    expect(await countOf("questions")).toBe(before + 2)
  })

  it("can be tried before it is sent", async () => {
    const body = { answer: "went", exact: true, tries: ["went", "Went", "gone"] }
    for (const path of ["/api/education/judge", "/api/entertainment/judge"])
      expect((await call(path, { token: author.token, body })).body).toEqual([
        { right: true, reason: "exact" },
        { right: false, reason: "not exact" },
        { right: false, reason: "other" },
      ])
  })
})

describe("a correction", () => {
  const correct = (id: number, body: object) =>
    call(`/api/Admin/correct/${id}`, {
      token: admin.token,
      body: { ...corrected, answer: "went", ...body },
    })
  const isExact = async (id: number) => (await storyOf(admin, id)).questions[0]?.exact ?? false

  it("keeps, sets and takes away that the answer counts exactly", async () => {
    const id = await send(author, "Corrected?", { ...made, wrongAnswers: [] })
    expect([(await correct(id, {})).status, await isExact(id)]).toEqual([200, true])
    expect([(await correct(id, { exact: false })).status, await isExact(id)]).toEqual([200, false])
    expect([(await correct(id, {})).status, await isExact(id)]).toEqual([200, false])
    expect([(await correct(id, { exact: true })).status, await isExact(id)]).toEqual([200, true])
  })

  it("is refused if a wrong answer would be the right one", async () => {
    const id = await send(author, "Corrected too?", made)
    expect(await correct(id, { exact: false })).toMatchObject({
      status: 400,
      body: "wrongAnswers.0: is the right answer",
    })
    expect(await isExact(id)).toBe(true)
  })
})
