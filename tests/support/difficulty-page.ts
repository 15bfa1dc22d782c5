import { seededItem, type SeededItem, wrongAnswer } from "./seeded.mjs"
import type { Page, Visitor } from "./visitor"
import { valueOf } from "./data-requests"

export const sets = "/games/education/difficulty/play-difficulty?subject=Math&chapter=1"
export const films = "/games/entertainment/difficulty/play-difficulty?section=1"

export function seenOn({ document }: Page) {
  const fields = document.querySelectorAll('main input[name^="answer-"]')
  return {
    questions: document.querySelectorAll('main label [dir="auto"]').map(({ text }) => text),
    drafts: fields.map((field) => field.getAttribute("value") ?? ""),
    roundId: valueOf(document, "round"),
    isHandedIn: fields.length > 0 && fields.every((field) => field.hasAttribute("readonly")),
  }
}

export const nameOf = (place: number) => `answer-${place}`

export const isInPlay = (page: Page) => seenOn(page).drafts.length > 0

export const truthOf = (page: Page): SeededItem[] => seenOn(page).questions.map(seededItem)

export function answers(
  page: Page,
  { wrong = [], empty = [] }: { wrong?: readonly number[]; empty?: readonly number[] } = {},
): Record<string, string> {
  return Object.fromEntries(
    truthOf(page).map(({ answer }, index) => {
      const typed = wrong.includes(index + 1) ? wrongAnswer : answer
      return [nameOf(index + 1), empty.includes(index + 1) ? "" : typed]
    }),
  )
}

export const sendAnswers = (visitor: Visitor, values: Readonly<Record<string, string>>) =>
  visitor.submit({ values })

export const sendAnyway = (visitor: Visitor) =>
  visitor.submit({ button: { name: "confirm", value: "yes" } })

export const intents: readonly string[] = ["answer", "keep", "next"]
const wrongs = [1, 2, 3, 4, 5, 6].map((place) => [nameOf(place), wrongAnswer])
export const anyFields = { confirm: "yes", ...Object.fromEntries(wrongs) }
export const questionsOn = (page: Page) => truthOf(page).map(({ question }) => question)
export const languageOn = (page: Page) => truthOf(page)[0]?.language
export const answer = (visitor: Visitor) => sendAnswers(visitor, answers(visitor.page))
export const answerWrongly = (visitor: Visitor) =>
  sendAnswers(visitor, answers(visitor.page, { wrong: [1] }))
export const answerAllWrongly = (visitor: Visitor) =>
  sendAnswers(visitor, answers(visitor.page, { wrong: [1, 2, 3, 4, 5, 6] }))
export const worthOn = ({ text }: Page) =>
  Array.from(text.matchAll(/\+(\d+)/g), ([, points]) => Number(points)).reduce((a, b) => a + b)
export const pointsSaid = { least: 5, most: 25 }
