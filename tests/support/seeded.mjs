import { readSeed } from "../../api/seed/read-seed.mjs"

const { games } = readSeed()

export const wrongAnswer = "zzyzx qwrk"

/** @param {{ readonly answer: string }} item every accepted alternative, and the first as people would write it */
function answersTo(item) {
  const answers = item.answer.split("|").map((answer) => answer.trim())
  return { answers, answer: answers[0] ?? "" }
}

/** @typedef {(typeof seededQuestions)[number]} SeededQuestion */
export const seededQuestions = games["five-hints"].flatMap(({ language, items }) =>
  items.map((item) => ({ ...item, ...answersTo(item), language })),
)

/** @typedef {(typeof allItems)[number]} SeededItem with its score from the contract, by the level */
const allItems = games.difficulty.flatMap(({ language, items }) =>
  items.flatMap(({ items: questions, ...place }) =>
    questions.map((item) => ({
      ...place,
      ...item,
      ...answersTo(item),
      language,
      score: 5 * (item.level + 1),
    })),
  ),
)

/** @typedef {(typeof allStatements)[number]} SeededStatements */
const allStatements = games.offside.flatMap(({ language, items }) =>
  items.map((item) => ({ ...item, language })),
)

/** The first hint tells apart questions with the same text. */
export const seededQuestion = (/** @type {string} */ question, /** @type {string} */ firstHint) =>
  theOne(question, withHint(firstHint))

const withHint = (/** @type {string} */ first) =>
  seededQuestions.filter(({ hints }) => hints[0] === first)

/** @param {string} question */
export const seededItem = (question) => theOne(question, allItems)

/** @param {string} question */
export const seededStatements = (question) => theOne(question, allStatements)

/** @template {{ readonly question: string }} Item @param {string} question @param {readonly Item[]} items */
function theOne(question, items) {
  const found = items.find((each) => each.question === question)
  if (!found) throw new Error(`The seed does not ask "${question}".`)
  return found
}

/**
 * How many rounds the seed has in one language for a chapter of Math, by default of grade 7, or for a section.
 * @param {keyof typeof games} game
 * @param {{ readonly language: "en" | "ar", readonly grade?: number, readonly chapter?: number, readonly section?: number }} of
 */
export const roundsOf = (game, { grade = 7, chapter, section, language }) =>
  games[game]
    .flatMap((file) => (file.language === language ? [...file.items] : []))
    .filter((item) =>
      section === undefined
        ? item.grade === grade && item.subject === "Math" && item.chapter === chapter
        : item.section === section,
    ).length
