import { beforeAll, describe, expect, it } from "vitest"
import { reasonHeader } from "#contract/words"
import { hintsMade, sectionHintsMade, sectionSetMade, setMade } from "./samples/authoring"
import { call } from "./support/api"
import { countOf, decide, make, paths, waitingIn } from "./support/made"
import { addPool, buildSchool, enrol, type Member } from "./support/world"
import { answerHints, drawHints, drawSet } from "./support/rounds"
import { run } from "./support/sql"

let admin: Member
let teacher: Member
beforeAll(async () => {
  await buildSchool()
  admin = await enrol("Admin")
  teacher = await enrol("Teacher")
})

const hints = { ...hintsMade, answer: "Nile|The Nile river", wrongAnswers: ["Nil", "Blue Nile"] }
const set = {
  ...setMade,
  questions: setMade.questions.map((item, at) => ({
    ...item,
    ...(at === 0 ? { wrongAnswers: ["Cairo city"] } : {}),
  })),
}

interface Listed {
  readonly questionID: number
  readonly wrongAnswers: readonly string[]
}

const approveAll = async (category: "educational" | "entertainment") => {
  const waiting = (await waitingIn(category, admin)) as unknown as readonly Listed[]
  for (const { questionID } of waiting) await decide("approve", questionID, admin)
  return waiting.map(({ wrongAnswers }) => wrongAnswers)
}

const reasonOf = async (player: Member, body: object) => {
  const answer = await call("/api/education/HintGame/ans", { token: player.token, body })
  return [answer.body, answer.headers.get(reasonHeader)]
}

describe("wrong answers that the author names", () => {
  it("are shown to admins and never count, in five hints", async () => {
    expect((await make(paths.educationHints, teacher, hints)).status).toBe(200)
    expect(await approveAll("educational")).toEqual([["Nil", "Blue Nile"]])
    for (const [given, isRight] of [
      ["Nil", false],
      ["blue nile", false],
      ["Nille", true],
      ["the nile", true],
    ] as const) {
      const player = await enrol()
      expect(await answerHints(player, await drawHints(player), given)).toBe(isRight)
    }
  })

  it("are kept for each item of a difficulty set", async () => {
    expect((await make(paths.educationSet, teacher, set)).status).toBe(200)
    expect(await approveAll("educational")).toEqual([["Cairo city"], [], [], [], [], []])
    const player = await enrol()
    const { body } = await drawSet(player)
    const given = body.map(({ question, correctAnswer }, at) => ({
      answer: at < 2 ? `${correctAnswer} city` : correctAnswer,
      correctanswer: correctAnswer,
      question,
    }))
    const answer = await call("/api/education/DifficultyGame/Answer", {
      token: player.token,
      body: given,
    })
    expect(answer.body).toEqual([false, true, true, true, true, true])
    expect(answer.headers.get(reasonHeader)).toBe(
      "named wrong, extra words, exact, exact, exact, exact",
    )
  })

  it("are accepted for sections too", async () => {
    const { wrongAnswers } = hints
    const ofSection = { ...sectionHintsMade, wrongAnswers }
    expect((await make(paths.entertainmentHints, teacher, ofSection)).status).toBe(200)
    const questions = set.questions
    const ofSet = { ...sectionSetMade, questions }
    expect((await make(paths.entertainmentSet, teacher, ofSet)).status).toBe(200)
    expect((await approveAll("entertainment")).slice(0, 2)).toEqual([wrongAnswers, ["Cairo city"]])
  })

  it("are empty when the author names none", async () => {
    await make(paths.educationHints, teacher, { ...hintsMade, question: "And now?" })
    expect(await approveAll("educational")).toEqual([[]])
  })

  it.each([
    ["Nile", "the right answer"],
    ["the  NILE river", "an alternative of it"],
    ["", "nothing"],
    ["x".repeat(121), "too long"],
    ["<b>Nil</b>", "HTML"],
  ])("are refused with 400 when one is %j, %s", async (wrong) => {
    const before = await countOf("questions")
    const wrongAnswers = ["Amazon", wrong]
    const answer = await make(paths.educationHints, teacher, { ...hints, wrongAnswers })
    expect(answer).toMatchObject({ status: 400, body: expect.stringMatching(/^wrongAnswers\.1: /) })
    const questions = setMade.questions.map((item) => ({
      ...item,
      wrongAnswers: [wrong === "Nile" ? item.answer.toUpperCase() : wrong],
    }))
    if (!wrong.includes("river"))
      expect((await make(paths.educationSet, teacher, { ...set, questions })).body).toMatch(
        /^questions\.0\.wrongAnswers\.0: /,
      )
    expect(await countOf("questions")).toBe(before)
  })

  it("can be ten at most", async () => {
    const wrongAnswers = Array.from({ length: 11 }, (_, at) => `river ${at}`)
    expect((await make(paths.educationHints, teacher, { ...hints, wrongAnswers })).status).toBe(400)
    const ten = { ...hints, question: "Ten?", wrongAnswers: wrongAnswers.slice(1) }
    expect((await make(paths.educationHints, teacher, ten)).status).toBe(200)
  })

  it("distinguish two questions with the same text", async () => {
    const before = await countOf("questions")
    await make(paths.educationHints, teacher, { ...hints, question: "Twice?" })
    await make(paths.educationHints, teacher, { ...hints, question: "Twice?" })
    await make(paths.educationHints, teacher, { ...hints, question: "Twice?", wrongAnswers: [] })
    expect(await countOf("questions")).toBe(before + 2)
  })
})

describe("the reason of a verdict", () => {
  beforeAll(async () => {
    await run("UPDATE questions SET position = NULL, status = 'rejected'")
    await run("UPDATE pools SET sizes = '{}'")
    await addPool({ chapter: 2 }, ["Red Sea"])
  })

  it.each([
    ["Red Sea", true, "exact"],
    ["red-sea", true, "same"],
    ["Red See", false, "another word"],
    ["Red Seea", false, "other"],
    ["sea", false, "half"],
    ["camel", false, "other"],
  ])("is returned for %j", async (given, isRight, reason) => {
    const player = await enrol()
    const { body } = await drawHints(player, { chapter: 2 })
    const sent = {
      answer: given,
      correctanswer: body.correctAnswer,
      hints: body.hints.join(","),
    }
    expect(await reasonOf(player, sent)).toEqual([isRight, reason])
    expect(await reasonOf(player, { ...sent, answer: isRight ? "camel" : "Red Sea" })).toEqual([
      isRight,
      "answered before",
    ])
  })

  it("is returned for an unknown user too", async () => {
    const body = { answer: "12", correctanswer: "13", hints: "" }
    const { headers } = await call("/api/education/HintGame/ans", { body })
    expect(headers.get(reasonHeader)).toBe("number")
  })
})
