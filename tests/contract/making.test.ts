import { env } from "cloudflare:workers"
import { describe, expect, it } from "vitest"
import { educationalQuestion, entertainmentQuestion } from "./samples/admin"
import {
  hintsMade,
  offsideMade,
  sectionHintsMade,
  sectionOffsideMade,
  sectionSetMade,
  setMade,
} from "./samples/authoring"
import { clock } from "./support/api"
import { countOf, decide, make, paths, waitingIn } from "./support/made"
import { askFor } from "./support/rounds"
import { buildSchool, enrol, type Member } from "./support/world"
import { getRow } from "./support/sql"

await buildSchool()
const admin = await enrol("Admin")
const teacher = await enrol("Teacher", "Maha Nasser")
const user = await enrol("User")

const lastRow = () =>
  getRow<Record<string, unknown>>("SELECT * FROM questions ORDER BY id DESC LIMIT 1")

const ids = async (category: "educational" | "entertainment") =>
  (await waitingIn(category, admin)).map(({ questionID }) => questionID)

describe("a teacher's question", () => {
  it("is stored for review as written, with its author and its date", async () => {
    clock.now = Date.UTC(2026, 8, 1) - 1
    const answer = await make(paths.educationHints, teacher, hintsMade)
    expect(answer).toMatchObject({ status: 200, body: "Under review." })
    expect(await waitingIn("educational", admin)).toEqual([educationalQuestion])
    clock.now = Date.UTC(2026, 8, 1) - 1
    await make(paths.entertainmentHints, teacher, sectionOffsideMade)
    expect(await waitingIn("entertainment", admin)).toEqual([entertainmentQuestion])
  })

  it("is shown to an admin in the admin's language", async () => {
    const [first] = await waitingIn("educational", admin, "ar")
    expect(first).toMatchObject({
      gradeName: "الصف السابع",
      subjectName: "الرياضيات",
      chapterName: "المجموعات",
    })
  })

  it.each([
    ["by its number", 7, 1],
    ["by its number as a text", "7", "1"],
    ["by its name", "Grade 7", "sets"],
    ["by its Arabic name", "الصف السابع", "المجموعات"],
  ])("is stored in its chapter, given %s", async (_, grade, chapter) => {
    const body = { ...hintsMade, grade, chapter, summary: `In ${chapter} of ${grade}.` }
    expect((await make(paths.educationHints, teacher, body)).status).toBe(200)
    const pool = await getRow("SELECT * FROM pools WHERE id = ?", (await lastRow())?.["pool_id"])
    expect(pool).toMatchObject({ grade_id: 7, subject_id: 3, chapter_number: 1 })
  })

  it("gets the declared language, or the language of its text", async () => {
    await make(paths.educationHints, teacher, { ...hintsMade, language: "ar" })
    expect(await lastRow()).toMatchObject({ language: "ar" })
    await make(paths.educationHints, teacher, offsideMade)
    expect(await lastRow()).toMatchObject({ language: "ar", answer: "135" })
    await make(paths.educationHints, teacher, { ...hintsMade, summary: "It is a shape." })
    expect(await lastRow()).toMatchObject({ language: "en", author_id: teacher.id })
  })

  it("is cleaned of invisible characters", async () => {
    const question = " \ufeffWhich\u200b river\r\nam \u202aI\u202c?\u0000 "
    await make(paths.educationHints, teacher, { ...hintsMade, question, summary: "a\r\nb\u200b" })
    expect(await lastRow()).toMatchObject({ question: "Which river\nam I?", summary: "a\nb" })
  })

  it("stores the positions of true statements in order", async () => {
    await make(paths.educationHints, teacher, { ...offsideMade, answer: "631" })
    expect(await lastRow()).toMatchObject({ answer: "136" })
  })

  it("is stored as six questions when it is a set", async () => {
    const before = await ids("educational")
    expect((await make(paths.educationSet, teacher, setMade)).status).toBe(200)
    const added = (await waitingIn("educational", admin)).slice(before.length)
    expect(added).toMatchObject(
      setMade.questions.map(({ difficultyLevel, question, answer }) => ({
        question,
        answer,
        difficultyLevel,
        game: "DifficultyLevel",
        hints: [],
      })),
    )
    const sets = await env.DB.prepare(
      "SELECT count(*) AS n FROM questions WHERE set_id IS NOT NULL GROUP BY set_id",
    ).all()
    expect(sets.results).toEqual([{ n: 6 }])
  })
})

describe("a question that an admin approves", () => {
  it("is drawn by players of its chapter, and not before", async () => {
    const player = await enrol("Student")
    for (const game of ["HintGame", "OffsideGame", "DifficultyGame"])
      expect((await askFor(game, player)).status).toBe(404)
    for (const id of await ids("educational")) await decide("approve", id, admin)
    const [hints, set] = [await askFor("HintGame", player), await askFor("DifficultyGame", player)]
    expect(hints.body).toMatchObject({ question: "Which river am I?" })
    expect(set.body).toMatchObject([5, 10, 15, 15, 20, 25].map((score) => ({ score })))
    expect((await askFor("OffsideGame", player, { language: "ar" })).body).toMatchObject({
      information: offsideMade.hints,
      correctAnswer: [1, 3, 5],
    })
    expect((await askFor("HintGame", player, { section: 3 })).status).toBe(404)
  })

  it("is drawn in its section", async () => {
    await make(paths.entertainmentHints, user, sectionHintsMade)
    await make(paths.entertainmentSet, user, sectionSetMade)
    for (const id of await ids("entertainment")) await decide("approve", id, admin)
    expect((await askFor("HintGame", user, { section: 3 })).body).toMatchObject({
      hints: hintsMade.hints,
    })
    expect((await askFor("OffsideGame", user, { section: 3 })).status).toBe(200)
    expect((await askFor("DifficultyGame", user, { section: 3 })).body).toHaveLength(6)
  })
})

describe("the placement of a new question", () => {
  const refused: readonly (readonly [string, () => Member, string, object])[] = [
    ["an unknown grade", () => teacher, paths.educationHints, { ...hintsMade, grade: 99 }],
    ["an unknown chapter", () => teacher, paths.educationHints, { ...hintsMade, chapter: 9 }],
    [
      "a chapter of another subject",
      () => teacher,
      paths.educationHints,
      { ...hintsMade, chapter: "The Verb" },
    ],
    ["a chapter of another grade", () => teacher, paths.educationSet, { ...setMade, grade: 8 }],
    [
      "a subject other than the teacher's own",
      () => teacher,
      paths.educationSet,
      { ...setMade, subject: "Arabic" },
    ],
    [
      "a chapter of no subject, for an admin who names no subject",
      () => admin,
      paths.educationHints,
      { ...hintsMade, chapter: "Alchemy" },
    ],
    ["an unknown subject", () => admin, paths.educationSet, { ...setMade, subject: "Alchemy" }],
    [
      "an unknown section",
      () => user,
      paths.entertainmentHints,
      { ...sectionHintsMade, section: 5 },
    ],
    ["no section", () => user, paths.entertainmentSet, { ...sectionSetMade, section: undefined }],
  ]

  it.each(refused)("cannot be %s", async (_, who, path, body) => {
    const before = [await countOf("questions"), await countOf("pools")]
    const { status, text } = await make(path, who(), body)
    expect({ status, text }).toEqual({ status: 400, text: expect.stringMatching(/^".+"$/) })
    expect([await countOf("questions"), await countOf("pools")]).toEqual(before)
  })

  it("may be the teacher's own subject, named or not, and any subject that an admin names", async () => {
    const own = { ...hintsMade, subject: "الرياضيات" }
    expect((await make(paths.educationHints, teacher, own)).status).toBe(200)
    const other = { ...hintsMade, subject: "Arabic", chapter: "The Verb" }
    expect((await make(paths.educationHints, admin, other)).status).toBe(200)
    expect((await make(paths.educationHints, teacher, { ...hintsMade, subject: "" })).status).toBe(
      200,
    )
  })
})
