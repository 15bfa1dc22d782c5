import { beforeEach, describe, expect, it } from "vitest"
import { review } from "#contract"
import type { ReviewPage } from "#contract/review/review"
import { corrected, hintsMade, sectionHintsMade, setMade } from "./samples/authoring"
import { call } from "./support/api"
import { decide, make, paths } from "./support/made"
import { buildSchool, enrol } from "./support/world"
import { run } from "./support/sql"

await buildSchool()
const huda = await enrol("Admin")
const teacher = await enrol("Teacher", "Maha Nasser")

beforeEach(async () => {
  await run("UPDATE questions SET status = 'rejected' WHERE status = 'waiting'")
})

const pageOf = async (query: Readonly<Record<string, string>> = {}, language = "en") => {
  const all = new URLSearchParams({ category: "education", ...query })
  const { body } = await call(`/api/Admin/review-page?${all}`, { token: huda.token, language })
  return review.reviewPage.ok.parse(body)
}

const textsOf = ({ entries }: ReviewPage) => entries.map(({ question }) => question)
const idOf = ({ entries }: ReviewPage, question: string) =>
  Number(entries.find((each) => each.question === question)?.questionID)

const write = (summary: string, more = {}) =>
  make(paths.educationHints, teacher, { ...hintsMade, question: `${summary}?`, summary, ...more })

/** Writes one question for each of these letters. */
async function writeAll(letters: string): Promise<void> {
  for (const letter of letters) await write(`Number ${letter}`)
}

describe("a page for review", () => {
  it("leads to the next and the previous page by cursors, the oldest first", async () => {
    await writeAll("abcde")
    const first = await pageOf({ size: "2" })
    expect(first).toMatchObject({ found: 5, foundEntries: 5, total: 5, prev: null })
    const second = await pageOf({ size: "2", after: first.next ?? "" })
    const last = await pageOf({ size: "2", after: second.next ?? "" })
    expect(last.next).toBeNull()
    expect([first, second, last].flatMap(textsOf)).toEqual(
      [..."abcde"].map((letter) => `Number ${letter}?`),
    )
    expect(textsOf(await pageOf({ size: "2", before: last.prev ?? "" }))).toEqual(textsOf(second))
  })

  it("shows the last page where everything after its cursor was decided", async () => {
    await writeAll("abc")
    const { next } = await pageOf({ size: "2" })
    await decide("reject", idOf(await pageOf(), "Number c?"), huda)
    expect(textsOf(await pageOf({ size: "2", after: next ?? "" }))).toEqual([
      "Number a?",
      "Number b?",
    ])
  })

  it("opens the first question, or the requested one from another page", async () => {
    await writeAll("abcd")
    const all = await pageOf()
    const [a, b, c, d] = all.entries.map(({ questionID }) => questionID)
    expect(all.opened).toMatchObject({ isWanted: false, prev: null, next: b })
    expect(all.opened?.questions).toMatchObject([{ questionID: a, gradeName: "Grade 7" }])
    const other = await pageOf({ size: "2", question: c ?? "" })
    expect(other.opened).toMatchObject({ isWanted: true, prev: b, next: d })
    const gone = await pageOf({ question: "999999" })
    expect(gone.opened).toMatchObject({ isWanted: false, next: b })
  })

  it("lists a set as one entry until its last question is decided", async () => {
    await make(paths.educationSet, teacher, setMade)
    const { entries, found, foundEntries } = await pageOf()
    expect({ found, foundEntries }).toEqual({ found: 6, foundEntries: 1 })
    const ids = (entries[0]?.ids ?? []).map(Number)
    expect(ids).toHaveLength(6)
    const oldest = Math.min(...ids)
    await decide("approve", oldest, huda)
    const fewer = await pageOf({ question: String(ids[2]) })
    expect(fewer).toMatchObject({ found: 5, foundEntries: 1, opened: { isWanted: true } })
    expect(fewer.opened?.questions).toHaveLength(5)
    for (const id of ids) if (id !== oldest) await decide("reject", id, huda)
    expect(await pageOf()).toMatchObject({ entries: [], opened: null, found: 0, total: 0 })
  })
})

describe("a filter of the list", () => {
  it("returns the number of matches, and of all questions of the category", async () => {
    await writeAll("ab")
    await make(paths.educationSet, teacher, setMade)
    await make(paths.entertainmentHints, teacher, sectionHintsMade)
    expect(await pageOf({ game: "five hints" })).toMatchObject({ found: 2, total: 8 })
    expect(await pageOf({ subject: "الرياضيات", grade: "Grade 7" })).toMatchObject({
      found: 8,
      grades: ["Grade 7"],
      subjects: ["Math"],
      grade: "Grade 7",
      subject: "Math",
    })
    expect(await pageOf({ grade: "Grade 8" })).toMatchObject({ found: 0, grade: "Grade 8" })
    expect(await pageOf({ grade: "Nowhere" })).toMatchObject({ found: 0, total: 8, grade: null })
    expect(await pageOf({ language: "ar" })).toMatchObject({ found: 0, entries: [] })
    const { section } = sectionHintsMade
    expect(await pageOf({ category: "entertainment", section: String(section) })).toMatchObject({
      found: 1,
      total: 1,
      grades: [],
    })
  })

  it("searches texts, author and chapter as loosely as answers are judged", async () => {
    await writeAll("ab")
    await write("مدرسة", { language: "ar" })
    const found = { "  NUMBER b ": 1, "maha NASSER": 3, المجموعات: 3, مدرسه: 1, '"': 0, "b?": 1 }
    for (const [search, count] of Object.entries(found))
      expect([search, (await pageOf({ search })).found]).toEqual([search, count])
    expect(await pageOf({ search: "number", size: "1" })).toMatchObject({ found: 2, total: 3 })
  })

  it("finds a corrected question by its new text, and a decided one no longer", async () => {
    await write("Number a")
    const { entries } = await pageOf({ search: "Number a" })
    const id = Number(entries[0]?.questionID)
    await call(`/api/Admin/correct/${id}`, { token: huda.token, body: corrected })
    expect((await pageOf({ search: "Number a?" })).found).toBe(0)
    expect((await pageOf({ search: corrected.question })).found).toBe(1)
    await decide("reject", id, huda)
    expect((await pageOf({ search: corrected.question })).found).toBe(0)
    await run("UPDATE questions SET status = 'waiting' WHERE id = ?", id)
    expect((await pageOf({ search: corrected.question })).found).toBe(1)
  })
})

it("reads a question under review with its set, and counts those under review by game", async () => {
  await make(paths.educationSet, teacher, setMade)
  await make(paths.entertainmentHints, teacher, sectionHintsMade)
  const { entries } = await pageOf()
  const id = entries[0]?.ids[3] ?? ""
  const read = await call(`/api/Admin/waiting-question/${id}`, { token: huda.token })
  expect(read.body).toMatchObject({ category: "education", questions: { length: 6 } })
  const { status } = await call("/api/Admin/waiting-question/999999", { token: huda.token })
  expect(status).toBe(404)
  const counted = await call("/api/Admin/waiting-counts", { token: huda.token })
  const { counts } = review.waitingCounts.ok.parse(counted.body)
  expect(counts.filter(({ questions }) => questions > 0)).toEqual([
    { category: "entertainment", game: "five hints", questions: 1, entries: 1 },
    { category: "education", game: "DifficultyLevel", questions: 6, entries: 1 },
  ])
})
