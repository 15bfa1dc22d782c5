import { approved } from "#contract"
import { describe, expect, it } from "vitest"
import { hintsMade } from "./samples/authoring"
import { call } from "./support/api"
import { make, paths } from "./support/made"
import { answerHints, drawHints } from "./support/rounds"
import { addPool, buildSchool, enrol } from "./support/world"
import { run } from "./support/sql"

await buildSchool()
const teacher = await enrol("Teacher")
const sets = await addPool({ chapter: 1 }, { en: 4, ar: 2 })
await addPool({ chapter: 2 }, 2)
await addPool({ chapter: 1, game: "DifficultyLevel" }, [30, 1, 1, 1, 1])
await addPool({ section: 3 }, 4)

const read = async (path: string, query: Readonly<Record<string, string>>, who = teacher) => {
  const { status, body } = await call(`${path}?${new URLSearchParams(query)}`, who)
  expect(status).toBe(200)
  return approved.ofChapter.ok.partial({ isCut: true }).parse(body)
}
const answersOf = async (...asked: Parameters<typeof read>) =>
  (await read(...asked)).questions.map(({ answer }) => answer)

const inGrade = { game: "five hints", grade: "7", language: "en" }
const school = approved.educationExamples.path
const section = { game: "five hints", section: "3", language: "en" }
const forFun = approved.entertainmentExamples.path

async function play(poolId: number, position: number, played: number, right: number) {
  await run(
    `INSERT INTO question_figures (question_id, pool_id, played, right, hinted, hints)
      SELECT id, pool_id, ?, ?, 0, 0 FROM questions
      WHERE pool_id = ? AND language = 'en' AND position = ?`,
    played,
    right,
    poolId,
    position,
  )
}

describe("examples", () => {
  it("are three of the grade, first those in the language, then the newest", async () => {
    expect(await answersOf(school, inGrade)).toEqual(["en-1", "en-0", "en-3"])
    expect((await answersOf(school, { ...inGrade, language: "ar" })).slice(0, 2)).toEqual([
      "ar-1",
      "ar-0",
    ])
  })

  it("start with questions that are played often and neither too easy nor too hard", async () => {
    await play(sets, 0, 40, 24)
    await play(sets, 1, 60, 30)
    await play(sets, 2, 90, 89)
    await play(sets, 3, 9, 5)
    expect((await answersOf(school, inGrade)).slice(0, 2)).toEqual(["en-1", "en-0"])
    expect((await answersOf(school, { ...inGrade, language: "ar" })).slice(0, 2)).toEqual([
      "ar-1",
      "ar-0",
    ])
  })

  it("never include the caller's own, nor those of another grade or game", async () => {
    const author = await enrol("Teacher")
    await run(
      "UPDATE questions SET author_id = ? WHERE pool_id = ? AND position < 3",
      author.id,
      sets,
    )
    const own = await answersOf(school, inGrade, author)
    expect(own.length).toBe(3)
    expect((await read(school, inGrade)).questions.every(({ authorName }) => !authorName)).toBe(
      true,
    )
    expect(await answersOf(school, { ...inGrade, grade: "8" })).toEqual([])
    expect(await answersOf(school, { ...inGrade, game: "offside" })).toEqual([])
    await run("UPDATE questions SET author_id = ?", author.id)
    expect(await answersOf(school, inGrade, author)).toEqual([])
    await run("UPDATE questions SET author_id = NULL")
  })

  it("of a section show a player only questions that they have answered", async () => {
    const pupil = await enrol("Student")
    expect(await answersOf(forFun, section, pupil)).toEqual([])
    const drawn = await drawHints(pupil, { section: 3 })
    await answerHints(pupil, drawn, "no idea")
    const seen = await read(forFun, section, pupil)
    expect(seen.questions.map(({ hints }) => hints)).toEqual([drawn.body.hints])
    expect((await answersOf(forFun, section)).length).toBe(3)
  })

  it.each([
    ["an unknown grade", school, { ...inGrade, grade: "99" }],
    ["no grade", school, { game: "offside" }],
    ["an unknown game", forFun, { ...section, game: "chess" }],
    ["an unknown section", forFun, { ...section, section: "5" }],
  ])("are refused for %s", async (_, path, query) => {
    expect((await call(`${path}?${new URLSearchParams(query)}`, teacher)).status).toBe(400)
  })
})

describe("the approved questions of a chapter", () => {
  const path = approved.ofChapter.path
  const chapter = { ...inGrade, subject: "Math", chapter: "1" }

  it("are those of the game and language, with their answers, and none under review", async () => {
    await make(paths.educationHints, teacher, hintsMade)
    expect(await answersOf(path, chapter)).toEqual(["en-3", "en-2", "en-1", "en-0"])
    expect(await answersOf(path, { ...chapter, language: "ar" })).toEqual(["ar-1", "ar-0"])
  })

  it("include answers accepted since", async () => {
    await run("UPDATE questions SET accepted_answers = '|zero' WHERE answer = 'en-0'")
    expect(await answersOf(path, chapter)).toContain("en-0|zero")
  })

  it("are cut to 20 of each level, and say that there are more", async () => {
    const items = await read(path, { ...chapter, game: "DifficultyLevel" })
    expect([items.questions.length, items.isCut]).toEqual([24, true])
    expect((await read(path, chapter)).isCut).toBe(false)
  })

  it("are read to the end page by page, also where a question was replaced", async () => {
    const items = { ...chapter, game: "DifficultyLevel" }
    await run(`UPDATE questions SET position = NULL, status = 'replaced' WHERE position = 5
        AND pool_id = (SELECT id FROM pools WHERE game = 'DifficultyLevel')`)
    const pages = []
    for (const from of ["0", "20", "40"]) pages.push(await read(path, { ...items, from }))
    expect(pages.map(({ questions, isCut }) => [questions.length, isCut])).toEqual([
      [24, true],
      [9, false],
      [0, false],
    ])
    const ids = pages.flatMap(({ questions }) => questions.map(({ questionID }) => questionID))
    expect(new Set(ids).size).toBe(33)
    const { status } = await call(
      `${path}?${new URLSearchParams({ ...items, from: "-1" })}`,
      teacher,
    )
    expect(status).toBe(400)
  })

  it("are refused to a teacher of another subject", async () => {
    const query = new URLSearchParams({ ...chapter, subject: "Arabic", chapter: "1" })
    expect((await call(`${path}?${query}`, teacher)).status).toBe(400)
  })
})
