import { describe, expect, it } from "vitest"
import { type Game, gameNames, type Language, languages, sections } from "#contract/words"
import { listQuestions, listWaiting } from "./position-questions.mjs"
import { readSeed } from "./read-seed.mjs"
import { placementOf } from "./rules"

const seed = readSeed()
const { curriculum, people } = seed
const questions = listQuestions(seed)

describe("the seeded curriculum and users", () => {
  it("have twelve grades, thirteen subjects, and chapters that name both", () => {
    expect(curriculum.grades).toHaveLength(12)
    expect(curriculum.subjects).toHaveLength(13)
    const subjects = new Set(curriculum.subjects.map(({ en }) => en))
    const grades = new Set(curriculum.grades.map(({ id }) => id))
    const odd = curriculum.chapters.filter(
      ({ grade, subject }) => !grades.has(grade) || !subjects.has(subject),
    )
    expect(odd).toEqual([])
  })

  it("include fifteen players for the leaderboard and one user of each role with a password", () => {
    expect(people.filter(({ points = 0 }) => points > 0).length).toBeGreaterThanOrEqual(15)
    const named = people.filter(({ password }) => password)
    expect(named.map(({ role }) => role).toSorted()).toEqual([
      "Admin",
      "Student",
      "Teacher",
      "User",
    ])
    expect(new Set(people.map(({ email }) => email)).size).toBe(people.length)
  })
})

describe("the seeded questions under review", () => {
  it("are of people who may write them, in both categories, both languages and every game", () => {
    const waiting = listWaiting(seed)
    const odd = waiting.filter(({ author, section, subject }) => {
      const writer = people.find(({ email }) => email === author)
      return !writer || (section === undefined && writer.subject !== subject)
    })
    expect(odd).toEqual([])
    for (const isEducation of [true, false]) {
      const ofCategory = waiting.filter(({ section }) => (section === undefined) === isEducation)
      expect(new Set(ofCategory.map(({ language }) => language)).size).toBe(languages.length)
    }
    expect(new Set(waiting.map(({ game }) => game)).size).toBe(gameNames.length)
  })
})

/** The fewest rounds that a chapter has in a language. With one question the second pupil has heard the answer. */
const fewest = { "five-hints": 2, offside: 1, difficulty: 1 } as const satisfies Record<Game, number>

/** How many rounds each chapter has in a language, as rows of a table. */
function tabulate(language: Language) {
  return curriculum.chapters.flatMap(({ grade, subject, number }) =>
    gameNames.map((game) => {
      const chapter = placementOf({ grade, subject, chapter: number })
      const items = seed.games[game].flatMap((file) =>
        file.language === language ? file.items.map(placementOf) : [],
      )
      return { grade, subject, number, game, rounds: items.filter((one) => one === chapter).length }
    }),
  )
}

describe("the seeded questions", () => {
  it.each(languages)("give every chapter every game in %s", (language) => {
    const table = tabulate(language)
    expect(table.filter(({ game, rounds }) => rounds < fewest[game])).toEqual([])
  })

  it("cover all games in every section, in every language", () => {
    const filled = questions.filter(({ section }) => section !== undefined)
    const buckets = new Set(
      filled.map(({ section, game, language }) => `${section} ${game} ${language}`),
    )
    expect(buckets.size).toBe(sections.length * gameNames.length * languages.length)
  })
})
