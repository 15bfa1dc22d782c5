/**
 * Lists the seed's typed answers that refuse what pupils will write: `node api/seed/check-answers.mjs`. For each, the
 * question, what is refused, and the stored answer. It is for authors to read: not every one of them is right.
 */
import { loadSource } from "../../scripts/launch/load-source.mjs"
import { readSeed } from "./read-seed.mjs"

const { reasonFor } = await loadSource("game/answers/judge.ts")
const { proposalsFor } = await loadSource("game/answers/proposals.ts")
const { isKnownWord } = await loadSource("api/vocabulary/known-words.ts")

const { games } = readSeed()
const questions = [
  ...games["five-hints"].flatMap(({ name, items }) => items.map((item) => ({ name, ...item }))),
  ...games.difficulty.flatMap(({ name, items }) =>
    items.flatMap((set) => set.items.map((item) => ({ name, ...item }))),
  ),
]

let asked = 0
for (const { name, question, answer, exact } of questions)
  for (const text of exact ? [] : proposalsFor(question, answer)) {
    asked += 1
    if (reasonFor(text, answer, { question, isWord: isKnownWord }) !== null) continue
    process.stdout.write(`${name}: ${question}\n    ${text} — ${answer}\n`)
  }
process.stdout.write(`of ${asked} texts that pupils will write for ${questions.length} questions\n`)
