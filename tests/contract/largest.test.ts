import { beforeAll, expect, it } from "vitest"
import { authoring } from "#contract"
import { importLimits, counts, lengths } from "#contract/limits"
import { make, paths } from "./support/made"
import { buildSchool, enrol } from "./support/world"

/** A text of the greatest length with three bytes for each character, the most in UTF-8. Each number gives another. */
function longest(max: number, number: number, sign = "漢"): string {
  const begin = `${number} `
  return begin + sign.repeat(max - begin.length)
}

let made = 0
function next(): number {
  made += 1
  return made
}

const texts = () => ({
  question: longest(lengths.question.max, next()),
  summary: longest(lengths.summary.max, next(), "€"),
})

const typed = () => ({
  answer: longest(lengths.answer.max, next()),
  wrongAnswers: Array.from({ length: counts.wrongAnswers }, () =>
    longest(lengths.answer.max, next()),
  ),
})

const lines = (count: number) =>
  Array.from({ length: count }, () => longest(lengths.line.max, next()))

/** The largest question or set of each game, as its author sends it without a placement. */
const largest = {
  "five hints": () => ({ game: "five hints", ...texts(), ...typed(), hints: lines(counts.hints) }),
  offside: () => ({
    game: "offside",
    ...texts(),
    hints: lines(counts.statements),
    answer: "123456",
  }),
  DifficultyLevel: () => ({
    game: "DifficultyLevel",
    questions: Array.from({ length: counts.items }, () => ({
      ...texts(),
      ...typed(),
      difficultyLevel: 3,
    })),
  }),
} as const

beforeAll(buildSchool)

const games = Object.entries(largest)
const pathOf = (game: string) =>
  game === "DifficultyLevel" ? paths.entertainmentSet : paths.entertainmentHints

it.each(games)("takes the largest question of %s, alone and in an import", async (game, build) => {
  const author = await enrol("Admin")
  expect((await make(pathOf(game), author, { ...build(), section: 3 })).status).toBe(200)
  const { status, body } = await make(authoring.importEntertainment.path, author, {
    questions: [{ ...build(), section: 3 }],
  })
  expect([status, body]).toEqual([200, [{ state: "made" }]])
})

it.each(games)("takes as many of the largest of %s as a call has room for", async (_, build) => {
  const author = await enrol("Admin")
  const row = () => ({ ...build(), section: 3 })
  const bytes = new TextEncoder().encode(JSON.stringify(row())).byteLength + 1
  const fitting = Math.floor((importLimits.callBytes - 100) / bytes)
  const questions = Array.from({ length: Math.min(importLimits.perCall, fitting) }, row)
  const { status, body } = await make(authoring.importEntertainment.path, author, { questions })
  expect(status).toBe(200)
  expect(authoring.importEntertainment.ok.parse(body).map(({ state }) => state)).toEqual(
    questions.map(() => "made"),
  )
})

it("answers 413 to more", async () => {
  const author = await enrol("Admin")
  const questions = Array.from({ length: 25 }, () => ({ ...largest.DifficultyLevel(), section: 3 }))
  const { status } = await make(authoring.importEntertainment.path, author, { questions })
  expect(status).toBe(413)
})
