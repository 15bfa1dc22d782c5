import { describe, expect, it } from "vitest"
import { authoring } from "#contract"
import { importLimits } from "#contract/limits"
import {
  hintsMade,
  importedInChapter,
  importedInSection,
  offsideMade,
  sectionHintsMade,
  setMade,
} from "./samples/authoring"
import { rowsReadBy } from "./support/api"
import { countOf, decide, make, paths, waitingIn } from "./support/made"
import { buildSchool, enrol, type Member } from "./support/world"
import { run } from "./support/sql"

const inChapter = authoring.importEducation.path
const inSection = authoring.importEntertainment.path

await buildSchool()
const admin = await enrol("Admin")

async function send(who: Member, path: string, body: unknown) {
  const answer = await make(path, who, body)
  return authoring.importEducation.ok.parse(answer.body).map(({ state }) => state)
}

/** `count` different five-hints questions, numbered from `first`. */
const many = (count: number, first = 1) =>
  Array.from({ length: count }, (_, index) => ({
    ...sectionHintsMade,
    question: `Which river is number ${index + first}?`,
    hints: [`I am number ${index + first}`, ...sectionHintsMade.hints.slice(1)],
  }))

describe("an import", () => {
  it("stores questions of every game for review, each in its own chapter or section", async () => {
    const teacher = await enrol("Teacher")
    const before = await countOf("questions")
    expect(await send(teacher, inChapter, importedInChapter)).toEqual(["made", "made", "made"])
    expect(await send(teacher, inSection, importedInSection)).toEqual(["made", "made"])
    expect((await countOf("questions")) - before).toBe(8 + 2)
    const games = (await waitingIn("educational", admin)).map(({ game }) => game)
    expect(new Set(games).size).toBe(3)
  })

  it("that repeats questions sent before stores each question once", async () => {
    const teacher = await enrol("Teacher")
    await make(paths.educationHints, teacher, hintsMade)
    const sent = [
      await send(teacher, inChapter, importedInChapter),
      await send(teacher, inChapter, importedInChapter),
    ]
    expect(sent).toEqual([
      ["known", "made", "made"],
      ["known", "known", "known"],
    ])
  })

  it("that is sent twice at the same time stores each question once", async () => {
    const teacher = await enrol("Teacher")
    const before = await countOf("questions")
    const both = { questions: many(5, 100) }
    await Promise.all([send(teacher, inSection, both), send(teacher, inSection, both)])
    expect((await countOf("questions")) - before).toBe(5)
  })

  it("does not store a question again that was approved or rejected", async () => {
    const teacher = await enrol("Teacher")
    const body = { questions: many(2, 200) }
    await send(teacher, inSection, body)
    const [second, first] = (await waitingIn("entertainment", admin)).toReversed()
    await decide("approve", first?.questionID ?? 0, admin)
    await decide("reject", second?.questionID ?? 0, admin)
    expect(await send(teacher, inSection, body)).toEqual(["known", "known"])
  })

  it("stores the valid questions where others are refused, and returns the reasons", async () => {
    const questions = [
      { ...hintsMade, chapter: "No such chapter" },
      { ...hintsMade, hints: ["The Nile", "b", "c", "d", "e"], answer: "Nile" },
      { ...offsideMade, subject: "Science" },
      { ...setMade, chapter: "1" },
    ]
    const { body } = await make(inChapter, await enrol("Teacher"), { questions })
    expect(body).toEqual([
      { state: "refused", reason: "Chapter not found." },
      { state: "refused", reason: "hints.0: gives the answer away" },
      { state: "refused", reason: expect.stringMatching(/subject/i) },
      { state: "made" },
    ])
  })

  it("of no, too many or malformed questions is refused, and stores nothing", async () => {
    const teacher = await enrol("Teacher")
    const before = await countOf("questions")
    const good = many(importLimits.perCall, 300)
    const bad = [[], [...good, ...many(1, 400)], [...good.slice(1), { ...good[0], hints: ["one"] }]]
    for (const questions of bad)
      expect((await make(inSection, teacher, { questions })).status).toBe(400)
    expect(await countOf("questions")).toBe(before)
  })

  it.each([1_000, 100_000])("reads a bounded number of rows beside %i questions", async (count) => {
    await run(`WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${count})
        INSERT INTO questions (pool_id, status, language, question, answer, summary, fingerprint, created_at)
        SELECT (SELECT id FROM pools WHERE section = 3), 'rejected', 'en', 'Number ' || i, 'x', 'So it is.',
          'many ' || i, 5 FROM n`)
    const questions = many(importLimits.perCall, count)
    const teacher = await enrol("Teacher")
    const read = await rowsReadBy(() => send(teacher, inSection, { questions }))
    expect(read).toBeLessThan(30 * importLimits.perCall)
  })
})
