import { describe, expect, it } from "vitest"
import { hintsQuestion, rightAnswer, sets } from "./samples/play"
import { call } from "./support/api"
import { answerHints, drawHints } from "./support/rounds"
import { addPool, buildSchool, enrol } from "./support/world"
import { inPlay } from "./support/players"

await buildSchool()
await addPool({ chapter: 1 }, 1)
await addPool({ section: 3 }, { ar: 1 })

const path = "/api/education/HintGame/ans"
const historyOf = (personId: number) =>
  inPlay(personId, "SELECT given_answer, is_right, is_practice FROM answers")

describe("answering", () => {
  it("accepts the sample of the contract", async () => {
    const { token } = await enrol()
    expect((await call("/api/education/HintGame/question", { token, body: sets })).body).toEqual(
      hintsQuestion,
    )
    expect(await call(path, { token, body: rightAnswer })).toMatchObject({
      status: 200,
      body: true,
    })
  })

  it("judges by the stored answer, and keeps the first answer", async () => {
    const player = await enrol()
    const question = await drawHints(player)
    expect(await answerHints(player, question, "no idea")).toBe(false)
    expect(await answerHints(player, question)).toBe(false)
    expect(await historyOf(player.id)).toEqual([
      { given_answer: "no idea", is_right: 0, is_practice: 0 },
    ])
  })

  it("lets the words of the question stand beside the answer", async () => {
    const player = await enrol()
    const question = await drawHints(player)
    const given = `which ${question.body.correctAnswer}`
    expect(await answerHints(player, question, given)).toBe(true)
    const visit = { answer: "Statue of Liberty", correctanswer: "Liberty", hints: "" }
    expect((await call(path, { body: visit })).body).toBe(false)
    const body = { ...visit, question: "Which statue is it?" }
    expect((await call(path, { body })).body).toBe(true)
  })

  it("records one of twenty concurrent answers, and returns its verdict to all", async () => {
    const player = await enrol()
    const question = await drawHints(player)
    const right = question.body.correctAnswer
    const given = Array.from({ length: 20 }, (_, index) => (index ? right : "no idea"))
    const verdicts = await Promise.all(given.map((one) => answerHints(player, question, one)))
    expect(new Set(verdicts).size).toBe(1)
    expect(await historyOf(player.id)).toHaveLength(1)
  })

  it("records an answer to practice as practice", async () => {
    const player = await enrol()
    await answerHints(player, await drawHints(player), "no idea")
    expect(await answerHints(player, await drawHints(player))).toBe(true)
    expect(await historyOf(player.id)).toEqual([
      { given_answer: "no idea", is_right: 0, is_practice: 0 },
      { given_answer: "en-0", is_right: 1, is_practice: 1 },
    ])
  })

  it("judges the answers of entertainment too", async () => {
    const player = await enrol("User")
    expect(await answerHints(player, await drawHints(player, { section: 3 }))).toBe(true)
    expect(await historyOf(player.id)).toHaveLength(1)
  })

  it("recognises the player by the cookie", async () => {
    const player = await enrol()
    const { correctAnswer: correctanswer, hints } = (await drawHints(player)).body
    const cookie = `tahaddi_access=${player.token}`
    const body = { answer: "x", correctanswer, hints: hints.join(",") }
    expect((await call(path, { cookie, body })).body).toBe(false)
    expect(await historyOf(player.id)).toHaveLength(1)
  })

  it("judges by the sent answer for an unknown user or a question not issued, and stores nothing", async () => {
    const stranger = await enrol()
    for (const token of [undefined, "forged", stranger.token]) {
      const odd = token === undefined ? {} : { token }
      expect((await call(path, { ...odd, body: rightAnswer })).body).toBe(true)
      expect((await call(path, { ...odd, body: { ...rightAnswer, answer: "zzz" } })).body).toBe(
        false,
      )
    }
    expect(await historyOf(stranger.id)).toEqual([])
  })

  it("ignores a sent answer for a question that was issued", async () => {
    const player = await enrol()
    const { hints } = (await drawHints(player)).body
    const body = { answer: "mine", correctanswer: "mine", hints: hints.join(",") }
    await call(path, { token: player.token, body })
    expect(await historyOf(player.id)).toEqual([])
    expect((await call("/api/Accounts/add/50", { token: player.token })).body).toEqual({
      totalpoints: 0,
    })
  })

  it.each([{}, { answer: 1 }, { answer: "x".repeat(501) }, { hints: ["a"] }, []])(
    "rejects %o",
    async (odd) => {
      const body = Array.isArray(odd) ? odd : { answer: "a", correctanswer: "a", ...odd }
      expect((await call(path, { body })).status).toBe(400)
    },
  )
})
