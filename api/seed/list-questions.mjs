/** @import { Language } from "#contract/words" */
/** @import { DifficultySet, HintsItem, OffsideItem, Placement, Seed, SeedQuestion } from "./types" */

/**
 * The questions of all files, each as the API stores it. New games come after old ones, so that
 * ids that are in a database already stay what they are.
 * @param {Seed} seed
 * @returns {readonly SeedQuestion[]}
 */
export function listQuestions({ hints, offside, difficulty }) {
  return [
    ...hints.flatMap(({ language, items }) => items.map((item) => ofHints(item, language))),
    ...offside.flatMap(({ language, items }) => items.map((item) => ofOffside(item, language))),
    ...difficulty.flatMap(({ name, language, items }) =>
      items.flatMap((set, index) => ofSet(set, language, `${name}/${index + 1}`)),
    ),
  ]
}

/**
 * @param {HintsItem} item
 * @param {Language} language
 * @returns {SeedQuestion}
 */
function ofHints(item, language) {
  const { question, hints, answer, summary } = item
  const said = hints.join(",")
  const text = { question, lines: hints, answer, summary, said }
  return { ...placementOf(item), game: "five hints", language, level: 0, setId: null, ...text }
}

/**
 * @param {OffsideItem} item
 * @param {Language} language
 * @returns {SeedQuestion}
 */
function ofOffside(item, language) {
  const { question, statements, summary } = item
  const lines = statements.map(({ text }) => text)
  const answer = statements.flatMap(({ true: isTrue }, at) => (isTrue ? [at + 1] : [])).join("")
  const text = { question, lines, answer, summary, said: lines.join(",") }
  return { ...placementOf(item), game: "offside", language, level: 0, setId: null, ...text }
}

/**
 * @param {DifficultySet} set
 * @param {Language} language
 * @param {string} setId
 * @returns {readonly SeedQuestion[]}
 */
function ofSet(set, language, setId) {
  return set.items.map(({ question, answer, summary, level }) => ({
    ...placementOf(set),
    game: "DifficultyLevel",
    language,
    level,
    setId,
    question,
    lines: [],
    answer,
    summary,
    said: question,
  }))
}

/**
 * @param {Placement} item
 * @returns {Placement}
 */
function placementOf({ grade, subject, chapter, section }) {
  return { grade, subject, chapter, section }
}
