import { describe, expect, it } from "vitest"
import { call, forgetQuestions } from "./support/api"
import { answerHints, answerSet, drawHints, drawSet, history } from "./support/rounds"
import { addPool, buildSchool, enrol } from "./support/world"
import { run } from "./support/sql"
import { sets } from "./samples/play"

await buildSchool()
await addPool({ chapter: 1 }, 1)
await addPool({ chapter: 1, game: "DifficultyLevel" }, [1])
await addPool({ section: 3 }, 1)
await run("UPDATE questions SET answer = answer || ' | shatranj|chaturanga'")

const alternatives = ["shatranj", "chaturanga"]

describe("a question with alternative answers", () => {
  it.each([{ chapter: 1 }, { section: 3 }])("shows the first answer in %o", async (place) => {
    const { body } = await drawHints(await enrol(), place)
    expect(body).toMatchObject({ correctAnswer: "en-0", alternatives })
  })

  it.each(["en-0", ...alternatives])("accepts each of them: %s", async (given) => {
    const player = await enrol()
    const drawn = await drawHints(player)
    expect(await answerHints(player, drawn, given)).toBe(true)
    const [entry] = await history(player)
    expect(entry).toMatchObject({ correctAnswer: "en-0", alternatives, givenAnswer: given })
    expect(entry).toMatchObject({ correct: true })
  })

  it("is recognised when a caller sends all alternatives", async () => {
    const player = await enrol()
    const { body } = await drawHints(player)
    const whole = { ...body, correctAnswer: "en-0|shatranj" }
    expect(await answerHints(player, { body: whole }, "chaturanga")).toBe(true)
    expect(await history(player)).toHaveLength(1)
  })

  it("has the same alternatives in a set and in its record", async () => {
    const player = await enrol()
    const set = await drawSet(player)
    expect(set.body).toEqual([
      {
        question: "What is en-0-0?",
        summary: "So it is.",
        correctAnswer: "en-0-0",
        alternatives,
        score: 5,
      },
    ])
    const items = set.body.map(({ question, correctAnswer }) => {
      return { answer: "shatranj", correctanswer: correctAnswer, question }
    })
    const { token } = player
    const answered = await call("/api/education/DifficultyGame/Answer", { token, body: items })
    expect(answered.body).toEqual([true])
    expect(await answerSet(player, set)).toEqual([true])
    expect(await history(player)).toMatchObject([{ correctAnswer: "en-0-0", alternatives }])
  })

  it("is judged by the sent answer for an unknown user", async () => {
    const { hints, correctAnswer } = (await drawHints(await enrol())).body
    const body = { answer: "shatranj", correctanswer: correctAnswer, hints: hints.join(",") }
    const path = "/api/education/HintGame/ans"
    expect((await call(path, { body })).body).toBe(false)
    expect((await call(path, { body: { ...body, answer: "EN-0" } })).body).toBe(true)
  })

  it("has no alternatives field when there is only one answer", async () => {
    await run("UPDATE questions SET answer = ' en-0 |'")
    forgetQuestions()
    const player = await enrol()
    const drawn = await call("/api/education/HintGame/question", {
      token: player.token,
      body: sets,
    })
    expect(drawn.body).toMatchObject({ correctAnswer: "en-0" })
    expect(drawn.body).not.toHaveProperty("alternatives")
  })
})
