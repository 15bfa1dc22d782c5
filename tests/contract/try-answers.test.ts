import { describe, expect, it } from "vitest"
import { tried } from "./samples/authoring"
import { call, rowsReadBy } from "./support/api"
import { addPool, buildSchool, enrol, type Member } from "./support/world"

await buildSchool()
const teacher = await enrol("Teacher")
const admin = await enrol("Admin")
await addPool({ chapter: 1 }, ["Zorbal", "Zorban"])
await addPool({ section: 3 }, ["Zorbal"])

const education = "/api/education/judge"
const ask = async (path: string, { token }: Member, body: object) =>
  (await call(path, { token, body })).body

describe.each([education, "/api/entertainment/judge"])("POST %s", (path) => {
  it("judges the sample of the contract, with reasons, in the order of the answers", async () => {
    expect(await ask(path, teacher, tried)).toEqual([
      { right: true, reason: "same" },
      { right: false, reason: "another word" },
      { right: false, reason: "half" },
      { right: false, reason: "named wrong" },
    ])
  })

  it("lets the words of the question stand beside the answer", async () => {
    const question = "Which statue is in New York?"
    const body = { question, answer: "Liberty", tries: ["Statue of Liberty", "a statue"] }
    expect(await ask(path, teacher, body)).toEqual([
      { right: true, reason: "extra words" },
      { right: false, reason: "other" },
    ])
  })

  it("judges in Arabic", async () => {
    const body = { language: "ar", answer: "البحر الأحمر|الأحمر", tries: ["بحر احمر", "البحر"] }
    expect(await ask(path, teacher, body)).toEqual([
      { right: true, reason: "same" },
      { right: false, reason: "half" },
    ])
  })

  it.each([
    { ...tried, tries: [] },
    { ...tried, tries: Array(11).fill("sea") },
    { ...tried, tries: ["x".repeat(121)] },
    { ...tried, tries: [7] },
    { ...tried, answer: "" },
    { ...tried, answer: "x".repeat(121) },
    { ...tried, wrongAnswers: Array(11).fill("sea") },
    { ...tried, language: "fr" },
    {},
  ])("answers 400 to %j", async (body) => {
    expect((await call(path, { token: teacher.token, body })).status).toBe(400)
  })
})

describe("other answers", () => {
  const body = { answer: "Zorbal", tries: ["Zorban"] }
  const isSlip = [{ right: true, reason: "slip" }]
  const isAnother = [{ right: false, reason: "another word" }]

  it.each([
    ["of a teacher's subject in the grade", () => teacher, { grade: 7 }, isAnother],
    ["of no grade", () => teacher, {}, isSlip],
    ["of another grade", () => teacher, { grade: 8 }, isSlip],
    ["of the subject that an admin names", () => admin, { grade: 7, subject: "Math" }, isAnother],
    ["of no subject", () => admin, { grade: 7 }, isSlip],
  ] as const)("%s decide whether an answer is a slip", async (_, who, place, verdict) => {
    expect(await ask(education, who(), { ...body, ...place })).toEqual(verdict)
  })

  it("of a section decide in entertainment, and are read once", async () => {
    const tries = Array<string>(10).fill("Zorball")
    const path = "/api/entertainment/judge"
    expect(await ask(path, teacher, { ...body, tries, section: 3 })).toHaveLength(10)
    expect(
      await rowsReadBy(() => ask(path, teacher, { ...body, tries, section: 3 })),
    ).toBeLessThanOrEqual(10)
  })
})
