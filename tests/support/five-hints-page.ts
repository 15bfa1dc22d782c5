import { reasonFor } from "../../game/answers/judge"
import { seededQuestion, type SeededQuestion, wrongAnswer } from "./seeded.mjs"
import type { Page, Visitor } from "./visitor"
import { valueOf } from "./data-requests"

export const sets = "/games/education/five-hints/play-five-hints?subject=Math&chapter=1"
export const films = "/games/entertainment/five-hints/play-five-hints?section=1"

export const seenOn = ({ document }: Page) => ({
  question: document.querySelector("main h1")?.text.trim() ?? "",
  hints: document
    .querySelectorAll('main ol li [dir="auto"]')
    .map(({ text }) => text)
    .toReversed(),
  draft: valueOf(document, "answer"),
  roundId: valueOf(document, "round"),
})

export function truthOf(page: Page): SeededQuestion {
  const { question, hints } = seenOn(page)
  return seededQuestion(question, hints[0] ?? "")
}

export function pointsOn({ document }: Page): number | null {
  const chip = document.querySelector("header [data-points]")
  return chip ? Number(chip.text) : null
}

export const isInPlay = ({ document }: Page) =>
  document.querySelector('main input[name="answer"]') !== null

export const nextHint = (visitor: Visitor, draft = "") =>
  visitor.submit({ button: { name: "intent", value: "hint" }, values: { answer: draft } })

export const giveAnswer = (visitor: Visitor, answer: string) =>
  visitor.submit({ button: { name: "intent", value: "answer" }, values: { answer } })

/** The right answer with one letter doubled; `null` unless it is one long word and this counts as a slip. */
export function misspelt({ answer, answers }: SeededQuestion): string | null {
  if (!/^\p{L}{7,}$/u.test(answer)) return null
  const typed = answer.slice(0, 4) + answer.slice(3)
  return reasonFor(typed, answers.join("|")) === "slip" ? typed : null
}

export const intents: readonly string[] = ["answer", "hint", "next"]
export const anyFields = { answer: wrongAnswer, shown: "1" }
export const questionsOn = (page: Page) => [seenOn(page).question + seenOn(page).hints[0]]
export const languageOn = (page: Page) => truthOf(page).language
export const answer = (visitor: Visitor) => giveAnswer(visitor, truthOf(visitor.page).answer)
export const answerWrongly = (visitor: Visitor) => giveAnswer(visitor, wrongAnswer)
export const answerAllWrongly = answerWrongly
export const worthOn = () => 50
export const pointsSaid = { most: 50, cost: 10 }
