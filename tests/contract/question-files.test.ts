import { addMany, make, paths } from "./support/made"
import { beforeAll, describe, expect, it } from "vitest"
import { approved, myQuestions } from "#contract"
import { questionsMaxBytes } from "#contract/limits"
import { hintsMade, setMade } from "./samples/authoring"
import { call } from "./support/api"
import { addPool, buildSchool, enrol, type Member } from "./support/world"
import { run } from "./support/sql"

beforeAll(async () => {
  await buildSchool()
  await addPool({ chapter: 1 }, { en: 4, ar: 2 })
  await addPool({ chapter: 2 }, 2)
  await addPool({ chapter: 1, game: "DifficultyLevel" }, [30, 1, 1, 1, 1])
})

const listOf = async ({ token }: Member, query: Record<string, string>) => {
  const { body } = await call(`/api/my-questions?${new URLSearchParams(query)}`, { token })
  return myQuestions.list.ok.parse(body)
}

it("a page of own questions ends before a set that it would cut", async () => {
  const author = await enrol("Teacher")
  await make(paths.educationSet, author, setMade)
  await make(paths.educationHints, author, { ...hintsMade, question: "Newer?" })
  const first = await listOf(author, { size: "6" })
  expect(first.questions.map(({ question }) => question)).toEqual(["Newer?"])
  const second = await listOf(author, { size: "6", before: first.next ?? "" })
  expect(second).toMatchObject({ questions: { length: 6 }, next: null })
})

describe("a page of own questions for a file", () => {
  const readAll = async (author: Member, query: Record<string, string>) => {
    const pages = []
    for (let before: string | null = ""; before !== null; before = pages.at(-1)?.next ?? null)
      pages.push(await listOf(author, { ...query, ...(before && { before }) }))
    return pages
  }

  it("has 500 questions, also of one game, with the reasons of all", async () => {
    const author = await enrol("Teacher")
    await addMany(author, 1200)
    for (const game of [undefined, "five hints"]) {
      const pages = await readAll(author, { size: "500", ...(game && { game }) })
      expect(pages.map(({ questions }) => questions.length)).toEqual([500, 500, 200])
      const ids = pages.flatMap(({ questions }) => questions.map(({ questionID }) => questionID))
      expect(new Set(ids).size).toBe(1200)
    }
  })

  it("has fewer questions where they are long, and misses none", async () => {
    const author = await enrol("Teacher")
    await addMany(author, 300)
    await run("UPDATE questions SET summary = ? WHERE author_id = ?", "漢".repeat(5000), author.id)
    const pages = await readAll(author, { size: "500" })
    const counts = pages.map(({ questions }) => questions.length)
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(300)
    expect(counts.length).toBeGreaterThan(2)
    const { text } = await call("/api/my-questions?size=500", { token: author.token })
    expect(new TextEncoder().encode(text).byteLength).toBeLessThan(questionsMaxBytes)
  })
})

describe("the approved questions of a subject", () => {
  const path = approved.ofSubject.path
  const subject = { game: "five hints", grade: "7", subject: "Math" }
  let admin: Member
  beforeAll(async () => {
    admin = await enrol("Admin")
  })
  const readAll = async (query: Record<string, string>) => {
    const pages = []
    for (let after: string | null = ""; after !== null; after = pages.at(-1)?.next ?? null) {
      const asked: URLSearchParams = new URLSearchParams({ ...query, ...(after && { after }) })
      pages.push(approved.ofSubject.ok.parse((await call(`${path}?${asked}`, admin)).body))
    }
    return pages
  }

  it("are in the order of chapters, languages and positions", async () => {
    const [page] = await readAll(subject)
    expect(page?.next).toBeNull()
    expect(page?.questions.map(({ chapter, answer }) => [chapter, answer])).toEqual([
      ...["ar-0", "ar-1", "en-0", "en-1", "en-2", "en-3"].map((answer) => ["1", answer]),
      ["2", "en-0"],
      ["2", "en-1"],
    ])
  })

  it("are read to the end in pages of 500, in every game", async () => {
    await addPool({ chapter: 1, subject: 1 }, { en: 700, ar: 420 })
    const arabic = await readAll({ ...subject, subject: "Arabic" })
    expect(arabic.map(({ questions }) => questions.length)).toEqual([500, 500, 120])
    const ids = arabic.flatMap(({ questions }) => questions.map(({ questionID }) => questionID))
    expect(new Set(ids).size).toBe(1120)
    const levels = await readAll({ ...subject, game: "DifficultyLevel" })
    expect(levels.flatMap(({ questions }) => questions)).toHaveLength(34)
  })

  it.each([
    { ...subject, subject: "Alchemy" },
    { ...subject, grade: "99" },
    { ...subject, after: "first" },
    { grade: "7", game: "five hints" },
  ])("are refused for %j", async (query) => {
    const { status } = await call(`${path}?${new URLSearchParams(query)}`, admin)
    expect(status).toBe(400)
  })
})
