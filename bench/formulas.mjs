// The time that formulas take of a page: `node bench/formulas.mjs`. Pages as loaders return them, and texts that were
// written to take long. The fastest of 20 runs, in milliseconds, and the bytes that the page gets.
import { loadSource } from "../scripts/launch/load-source.mjs"

const { withRuns } = await loadSource("app/formulas/formulas.server.ts")

const english = "Which river flows through Cairo and into the Mediterranean Sea, past Alexandria?"
const arabic = "أيّ نهر يمرّ بالقاهرة ويصبّ في البحر المتوسّط قرب الإسكندرية، وطوله 6650 كم؟"
const formula = String.raw`What is \(\frac{x^2 + 1}{2}\) for \(x = \sqrt{3}\)?`

/** @param {string} text @param {number} count */
const page = (text, count) => ({
  title: "Page",
  questions: Array.from({ length: count }, (_, at) => ({
    id: at,
    question: `${at} ${text}`,
    hints: [1, 2, 3, 4, 5].map((hint) => `${hint} ${at} ${text}`),
    answer: "a|b",
  })),
})

/** @param {string} tex */
const inline = (tex) => ({ text: `\\(${tex}\\)` })

const views = {
  "a round, English": page(english, 1),
  "a round, Arabic": page(arabic, 1),
  "a round of formulas": page(formula, 1),
  "100 questions, English": page(english, 100),
  "100 questions, Arabic": page(arabic, 100),
  "100 questions of formulas": page(formula, 100),
  "10,000 nested braces": inline("{".repeat(10_000) + "x" + "}".repeat(10_000)),
  "290 nested braces": inline("{".repeat(290) + "x" + "}".repeat(290)),
  "80 nested roots": inline(String.raw`\sqrt{`.repeat(80) + "x" + "}".repeat(80)),
  "290 powers": inline(`${"x^".repeat(290)}x`),
  "a macro without end": inline(String.raw`\def\a{\a\a}\a`),
  "a macro that grows": inline(
    String.raw`\def\a{xxxxxxxxxx}\def\b{\a\a\a\a\a\a\a\a\a\a}\def\c{\b\b\b\b\b\b\b\b\b\b}\c\c\c\c\c`,
  ),
  "huge sizes": inline(String.raw`\rule{9999em}{9999em}`.repeat(25)),
  "a table": inline(String.raw`\begin{matrix}` + "1&".repeat(200) + String.raw`\end{matrix}`),
  "3,000 formulas": { texts: Array.from({ length: 3000 }, (_, at) => `$$x_{${at}}$$`) },
  "5,000 openings": { text: "\\(".repeat(2500) },
  "5,000 dollars": { text: "$$a".repeat(1666) },
  "5,000 openings of Moodle": { text: "[tex]".repeat(1000) },
  "5,000 Arabic brackets": { text: "ب(".repeat(2500) },
  "a megabyte of openings": { text: "\\(".repeat(500_000) },
}

/** @param {unknown} view */
function measured(view) {
  const shown = JSON.stringify(withRuns(view, "ar"))
  let best = Infinity
  for (let run = 0; run < 20; run += 1) {
    const start = performance.now()
    withRuns(view, "ar")
    best = Math.min(best, performance.now() - start)
  }
  return { ms: Number(best.toFixed(3)), bytes: shown.length - JSON.stringify(view).length }
}

console.table(
  Object.fromEntries(Object.entries(views).map(([name, view]) => [name, measured(view)])),
)
