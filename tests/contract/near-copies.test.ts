import { env } from "cloudflare:workers"
import { describe, expect, it } from "vitest"
import {
  askedInChapter,
  askedInSection,
  hintsMade,
  offsideMade,
  sectionHintsMade,
  setMade,
} from "./samples/authoring"
import { decide, make, paths, waitingIn } from "./support/made"
import { changedAt } from "./support/hostile"
import { addPool, buildSchool, enrol } from "./support/world"

const inChapter = "/api/education/near-copies"
const inSection = "/api/entertainment/near-copies"
const offsideAsked = {
  ...askedInChapter,
  game: "offside",
  questions: [{ question: offsideMade.question, hints: offsideMade.hints }],
}

await buildSchool()
const admin = await enrol("Admin")
const teacher = await enrol("Teacher")
await make(paths.educationSet, teacher, setMade)
await make(paths.educationHints, teacher, offsideMade)
await make(paths.entertainmentHints, teacher, sectionHintsMade)

const ask = async (path: string, body: unknown, who = teacher) => (await make(path, who, body)).body
const named = (name: string) => [
  { question: "Which?", hints: [1, 2, 3, 4, 5].map((number) => `${name} hint ${number}`) },
]
const nothing = askedInChapter.questions.map(() => null)

describe("near copies", () => {
  it("exclude pending and rejected questions", async () => {
    expect(await ask(inChapter, askedInChapter)).toEqual(nothing)
    expect(await ask(inSection, askedInSection)).toEqual([null])
    await make(paths.entertainmentHints, teacher, { ...sectionHintsMade, section: 1 })
    const waiting = await waitingIn("entertainment", admin)
    await decide("reject", waiting.at(-1)?.questionID ?? 0, admin)
    expect(await ask(inSection, { ...askedInSection, section: 1 })).toEqual([null])
  })

  it("show the text of the approved question for each item, without its answer", async () => {
    for (const category of ["educational", "entertainment"] as const)
      for (const { questionID } of await waitingIn(category, admin))
        await decide("approve", questionID, admin)
    const body = changedAt(askedInChapter, ["questions", 1, "question"], "Name Jordan's capital.")
    const answer = await make(inChapter, teacher, body)
    expect(answer.body).toEqual(setMade.questions.map(({ question }) => question))
    for (const { answer: secret } of setMade.questions) expect(answer.text).not.toContain(secret)
    expect(await ask(inSection, askedInSection)).toEqual([hintsMade.question])
    expect(await ask(inChapter, offsideAsked)).toEqual([offsideMade.question])
  })

  it("exclude questions with one different word or statement", async () => {
    const capital = changedAt(askedInChapter, ["questions", 0, "question"], "Capital of Iceland?")
    expect(await ask(inChapter, capital)).toEqual([
      null,
      ...setMade.questions.slice(1).map(({ question }) => question),
    ])
    const others = ["الأسد", "القرش", "الذئب", "البطريق", "النمر", "السلحفاة"]
    const statements = changedAt(offsideAsked, ["questions", 0, "hints"], others)
    expect(await ask(inChapter, statements)).toEqual([null])
  })

  it.each([
    ["in another section", inSection, { ...askedInSection, section: 4 }],
    ["in another game", inSection, { ...askedInSection, game: "offside" }],
    ["in another language", inSection, { ...askedInSection, language: "ar" }],
    [
      "for an empty form",
      inSection,
      { ...askedInSection, questions: [{ question: "", hints: ["", ""] }] },
    ],
  ])("are empty %s", async (_, path, body) => {
    expect(await ask(path, body)).toEqual([null])
  })

  it("are searched only in the subject that an admin names", async () => {
    const math = { ...askedInChapter, subject: "Math" }
    expect(await ask(inChapter, math, admin)).toEqual(
      setMade.questions.map(({ question }) => question),
    )
    const verb = { ...askedInChapter, subject: "Arabic", chapter: "The Verb" }
    expect(await ask(inChapter, verb, admin)).toEqual(nothing)
  })

  it("are searched among the newest 500, of difficulty among 100 of each level", async () => {
    await addPool({ section: 0 }, 501)
    const hints = { ...askedInSection, section: 0 }
    expect(await ask(inSection, { ...hints, questions: named("en-0") })).toEqual([null])
    expect(await ask(inSection, { ...hints, questions: named("en-1") })).toEqual(["Which?"])
    await addPool({ chapter: 2, game: "DifficultyLevel" }, [1, 1, 1, 101, 1])
    const items = ["What is en-0-3?", "What is en-1-3?", "What is en-0-4?"]
    const questions = items.map((question) => ({ question, hints: [] }))
    expect(await ask(inChapter, { ...askedInChapter, chapter: 2, questions })).toEqual([
      null,
      ...items.slice(1),
    ])
  })
})

describe("a request for near copies", () => {
  it.each([
    ["an unknown chapter", inChapter, { ...askedInChapter, chapter: 9 }],
    ["a subject other than the teacher's own", inChapter, { ...askedInChapter, subject: "Arabic" }],
    ["an unknown section", inSection, { ...askedInSection, section: 5 }],
    ["an unknown game", inSection, { ...askedInSection, game: "chess" }],
    ["no question", inSection, { ...askedInSection, questions: [] }],
    [
      "seven",
      inSection,
      {
        ...askedInSection,
        questions: Array.from("1234567", (question) => ({ question, hints: [] })),
      },
    ],
    [
      "a question over the length limit",
      inSection,
      changedAt(askedInSection, ["questions", 0, "question"], "x".repeat(301)),
    ],
    [
      "seven statements",
      inSection,
      changedAt(askedInSection, ["questions", 0, "hints"], Array(7).fill("x")),
    ],
  ])("with %s is rejected", async (_, path, body) => {
    const { status, text } = await make(path, teacher, body)
    expect({ status, text }).toEqual({ status: 400, text: expect.stringMatching(/^".+"$/) })
  })

  it("stores nothing, not even a pool", async () => {
    const count = "SELECT (SELECT count(*) FROM pools), (SELECT count(*) FROM questions)"
    const before = await env.DB.prepare(count).raw()
    await ask(inSection, { ...askedInSection, section: 4 })
    expect(await env.DB.prepare(count).raw()).toEqual(before)
  })
})
