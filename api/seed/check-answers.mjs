// Lists the seed's typed answers that refuse what pupils will write: `node api/seed/check-answers.mjs`. For each, the
// question, what is refused, and the stored answer. It is for authors to read: not every one of them is right.
import { loadSource } from "../../scripts/launch/load-source.mjs"
import { readSeed } from "./read-seed.mjs"

const { reasonFor } = await loadSource("game/answers/judge.ts")
const { givenNames } = await loadSource("game/answers/kinds.ts")
const { readQuestion } = await loadSource("game/answers/question.ts")
const { judgedWords } = await loadSource("game/answers/words.ts")
const { isKnownWord } = await loadSource("api/vocabulary/known-words.ts")

const { games } = readSeed()
const questions = [
  ...games["five-hints"].flatMap(({ name, items }) => items.map((item) => ({ name, ...item }))),
  ...games.difficulty.flatMap(({ name, items }) =>
    items.flatMap((set) => set.items.map((item) => ({ name, ...item }))),
  ),
]

const noun =
  /\b(?:which|what)\s+(?!is|are|was|were|do|does|did|has|have|can|kind|type)([a-z-]{3,})|(?<!\p{L})(?:أيّ?ُ?|ما|أيّ?ة)\s+(?!ه[وي](?!\p{L})|معنى|اسم|نوع)([\p{L}\p{M}]{3,})/iu

/** Questions that ask for a person. */
const who =
  /^من |\b(?:who|whose|scientist|painter|poet|player|composer|writer|author|singer|inventor|explorer|sportsman|sportswoman|artist|actor|director|mathematician|philosopher)\b|(?<!\p{L})(?:عالم|عالمة|رسّ?ام|شاعر|لاعب|كاتب|أديب|مخترع|مطرب|ممثّ?ل|مؤلّ?ف|رحّ?الة|فيلسوف|قائد)(?!\p{L})/iu

/** @typedef {{ name: string, question: string, answer: string }} Question */

/** What pupils will write, by what it is. @param {Question} asked @returns {Record<string, string[]>} */
function expectedOf({ question, answer }) {
  const [shown = ""] = answer.split("|")
  const found = noun.exec(question)
  const kind = found?.[1] ?? found?.[2]
  const words = shown.trim().split(/\s+/)
  const isPerson =
    words.length > 1 && (who.test(question) || givenNames.has(judgedWords(words[0] ?? "")[0]))
  const { beside } = readQuestion(question)
  /** @param {string} word */
  const isShown = (word) =>
    judgedWords(word).every((/** @type {string} */ each) => beside.has(each))
  const rest = words.filter((word) => !isShown(word))
  return {
    "noun and answer": kind ? [`${kind} ${shown}`] : [],
    surname: isPerson ? [words.at(-1) ?? ""] : [],
    "without the words of the question":
      rest.length > 0 && rest.length < words.length ? [rest.join(" ")] : [],
  }
}

/** @type {Map<string, string[]>} */
const refused = new Map()
for (const asked of questions)
  for (const [what, texts] of Object.entries(expectedOf(asked)))
    for (const text of texts) {
      const { question, answer, name } = asked
      if (reasonFor(text, answer, { question, isWord: isKnownWord }) !== null) continue
      refused.set(what, [...(refused.get(what) ?? []), `${name}: ${question} — ${text} — ${answer}`])
    }

for (const [what, lines] of refused)
  process.stdout.write(`${what}: ${lines.length} refused\n${lines.map((line) => `  ${line}\n`).join("")}`)
