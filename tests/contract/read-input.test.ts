import { describe, expect, inject, it } from "vitest"
import { accounts, admin, authoring, catalogue, points } from "#contract"
import type { Endpoint } from "#contract/endpoint"
import { answerDifficulty } from "#contract/games/difficulty"
import { entertainmentHintsQuestion } from "#contract/games/five-hints"
import { chapter, links } from "./samples/admin"
import { hintsMade, offsideMade, sectionSetMade } from "./samples/authoring"
import { changedAt } from "./support/hostile"
import { RefusedReply } from "../../api/src/http/reply"
import { endpoints } from "../../api/src/openapi/serve-document"
import { readInput } from "../../api/src/http/read-input"

/** The refusal of a call's input; "" if it is accepted. */
async function saidOf(endpoint: Endpoint, body: unknown, params = {}): Promise<string> {
  const init = endpoint.body ? { method: "POST", body: JSON.stringify(body) } : {}
  const request = new Request("https://api.example/", init)
  return readInput(endpoint, { request, params }).then(
    () => "",
    (error: unknown) =>
      error instanceof RefusedReply ? `${error.refused.status} ${error.message}` : "?",
  )
}

const accents = `e${"\u0301\u0323".repeat(15_000)}`

describe("a refusal names the field and its rule", () => {
  const { makeEducationQuestion: make, makeEntertainmentDifficulty: makeSet } = authoring
  const register = { name: "Nora", email: "n@x.org", password: "Aa1!aaaa", type: 0 }
  it.each<readonly [string, Endpoint, unknown]>([
    ["hints: exactly 5 are needed", make, { ...hintsMade, hints: ["a"] }],
    ["hints: exactly 6 are needed", make, { ...offsideMade, hints: Array(7).fill("a") }],
    ["hints: is not a list", make, { ...hintsMade, hints: "a" }],
    ["hints.0: is not a text", make, { ...hintsMade, hints: [1, 2, 3, 4, 5] }],
    [
      "hints.1: at most 200 characters are allowed",
      make,
      changedAt(hintsMade, ["hints", 1], "x".repeat(201)),
    ],
    ["grade: is missing", make, { ...hintsMade, grade: undefined }],
    ["grade: is not a text or a number", make, { ...hintsMade, grade: null }],
    ["question: is missing", make, { ...hintsMade, question: undefined }],
    ["question: at least 1 character is needed", make, { ...hintsMade, question: " " }],
    [
      "question: at most 300 characters are allowed",
      make,
      { ...hintsMade, question: "x".repeat(301) },
    ],
    ["question: at most 300 characters are allowed", make, { ...hintsMade, question: accents }],
    ["question: holds a tag of HTML, such as <b>", make, { ...hintsMade, question: "<b>" }],
    ["question: holds signs that turn the text around", make, { ...hintsMade, question: "\u202e" }],
    [
      "answer: is not the places of the true statements, such as 135",
      make,
      { ...offsideMade, answer: "17" },
    ],
    ["game: is not one that this call takes", make, { ...hintsMade, game: "chess" }],
    ['language: is not "en" or "ar"', make, { ...hintsMade, language: "fr" }],
    ["body: is not an object with fields", make, null],
    ["body: is not an object with fields", make, [hintsMade]],
    ['game: is not "DifficultyLevel"', makeSet, { ...sectionSetMade, game: "chess" }],
    ["section: is not a number up to 4", makeSet, { ...sectionSetMade, section: 5 }],
    ["section: is not a whole number", makeSet, { ...sectionSetMade, section: "1e0" }],
    ["section: is not a whole number", makeSet, { ...sectionSetMade, section: 1.5 }],
    ["section: is not a number or a text", makeSet, { ...sectionSetMade, section: true }],
    ["questions: exactly 6 are needed", makeSet, { ...sectionSetMade, questions: [] }],
    [
      "questions.2.summary: is missing",
      makeSet,
      changedAt(sectionSetMade, ["questions", 2, "summary"], undefined),
    ],
    [
      "questions.2: is not an object with fields",
      makeSet,
      changedAt(sectionSetMade, ["questions", 2], 7),
    ],
    ["email: is not an e-mail address", accounts.register, { ...register, email: "n" }],
    ["name: at least 2 characters are needed", accounts.register, { ...register, name: "N" }],
    [
      "password: at least 8 characters are needed",
      accounts.register,
      { ...register, password: "Aa1!" },
    ],
    [
      "password: needs an upper-case letter, a lower-case letter, a digit and a sign",
      accounts.register,
      { ...register, password: "aaaaaaaa" },
    ],
    ["type: is not a number up to 2", accounts.register, { ...register, type: 3 }],
    [
      "chapterNumber: is not a number from 1 on",
      catalogue.addChapter,
      { ...chapter, chapterNumber: 0 },
    ],
    [
      "subjectNames: at least 1 is needed",
      catalogue.addGradeSubjects,
      { ...links, subjectNames: [] },
    ],
    ["body: at least 1 is needed", answerDifficulty, []],
    ["0.answer: is missing", answerDifficulty, [{}]],
  ])("%s", async (said, endpoint, body) => {
    expect(await saidOf(endpoint, body)).toBe(`400 ${said}`)
  })

  it.each<readonly [string, Endpoint, object]>([
    ["points: is not a number of points", points.addPoints, { points: "x" }],
    ["section: is not a number from 0 to 4", entertainmentHintsQuestion, { section: "5" }],
    ["questionId: is not the id of a question", admin.approve, { questionId: "x" }],
  ])("%s, in a path parameter", async (said, endpoint, params) => {
    expect(await saidOf(endpoint, {}, params)).toBe(`400 ${said}`)
  })
})

const odd: readonly unknown[] = [null, [], {}, 7, "x", true, [[]], [{}], [null], { game: [] }]
const values: readonly unknown[] = [
  undefined,
  null,
  "",
  " ",
  7,
  -1,
  1.5,
  true,
  [],
  [null],
  {},
  "x".repeat(9000),
]

it(
  "no refusal contains a pattern, or a message of the validation library",
  { timeout: 30_000 },
  async () => {
    const bodies = [hintsMade, offsideMade, sectionSetMade, chapter, links]
    const spoilt = bodies.flatMap((body) =>
      Object.keys(body).flatMap((name) => values.map((value) => ({ ...body, [name]: value }))),
    )
    const said = new Set<string>()
    const sent = [...odd, ...spoilt]
    const step = inject("isDeep") ? 1 : 5
    for (const [at, endpoint] of endpoints.entries())
      if (endpoint.body && !endpoint.multipart)
        for (let next = at % step; next < sent.length; next += step)
          said.add(await saidOf(endpoint, sent[next]))
    expect(said.size).toBeGreaterThan(50)
    const readable = /^400 [\w.]+: (?:is|at (?:least|most)|exactly|needs|holds) [^\\^$*{}[\]]+$/
    expect([...said].filter((text) => text !== "" && !readable.test(text))).toEqual([])
    const jargon = /invalid|expected|received|undefined|null|NaN|regex|pattern|string|zod/i
    expect([...said].filter((text) => jargon.test(text))).toEqual([])
  },
)
