// The time of one verdict at the longest input: `node bench/judge.mjs`. An answer of 120 characters, a stored one of 120,
// a question of 300; and what the API reads at most, 500 and 2,000. The fastest of 200 runs, in milliseconds.
import { loadSource } from "../scripts/launch/load-source.mjs"

const { reasonFor } = await loadSource("game/answers/judge.ts")
const { isKnownWord } = await loadSource("api/vocabulary/known-words.ts")

/** @param {string} text @param {number} length */
const filled = (text, length) => text.repeat(Math.ceil(length / text.length)).slice(0, length)

/** Texts to give and to store. */
const texts = {
  words: ["photosynthesis ", "photosynthesi |"],
  "Arabic words": ["المستطيلات ", "المستطيل و|"],
  "number words": ["twenty one thousand and ", "one hundred and |"],
  quantities: ["5 km 3 m ", "5 km 2 m|"],
  algebra: ["x+1+", "x+2|"],
  spaces: [" a", "a b|"],
  slashes: ["a/b ", "m/s|"],
}
const question = filled("which question is it or the other ", 300)

/** @param {string} given @param {string} stored */
function fastest(given, stored) {
  let best = Infinity
  for (let run = 0; run < 200; run += 1) {
    const start = performance.now()
    reasonFor(given, stored, { question, isWord: isKnownWord })
    best = Math.min(best, performance.now() - start)
  }
  return Number(best.toFixed(2))
}

const rows = Object.entries(texts).map(([what, [given = "", stored = ""]]) => ({
  what,
  "longest of the contract": fastest(filled(given, 120), filled(stored, 120)),
  "longest that is read": fastest(filled(given, 500), filled(stored, 2000)),
}))
console.table(rows)
