import { randomUUID } from "node:crypto"
import type { Page, Visitor } from "./visitor"
import { fiveHints, type writer } from "./writer"

export const schoolReview = "/admin/educational-questions"
export const funReview = "/admin/entertainment-questions"

/** What an admin sees of one pending question. */
export interface Card {
  readonly id: string
  readonly question: string
  readonly text: string
  /** The fields of its reject form. */
  readonly reason: string
  readonly isTicked: boolean
  readonly isOpen: boolean
}

export const cardsOn = ({ document }: Page): Card[] =>
  document.querySelectorAll("main article").map((card) => ({
    id: card.querySelector('form input[name="questionId"]')?.getAttribute("value") ?? "",
    question: card.querySelector("h3")?.text ?? "",
    text: card.structuredText.replace(/[\u2066-\u2069]/g, "").replace(/\s+/g, " "),
    reason: card.querySelector("textarea")?.text ?? "",
    isTicked: card.querySelector('input[type="checkbox"]')?.hasAttribute("checked") ?? false,
    isOpen: card.querySelector("details")?.hasAttribute("open") ?? false,
  }))

export const questionsOn = (page: Page) => cardsOn(page).map(({ question }) => question)

export function cardOf(page: Page, question: string): Card {
  const card = cardsOn(page).find((each) => each.question === question)
  if (!card)
    throw new Error(`"${question}" is not on ${page.path}: ${questionsOn(page).join(", ")}`)
  return card
}

/** Presses a button on the card of a question. */
export function decide(
  visitor: Visitor,
  question: string,
  intent: "approve" | "reject",
  reason = "",
): Promise<Page> {
  const { id } = cardOf(visitor.page, question)
  return visitor.submit({
    form: `#q-${id} form`,
    button: { name: "intent", value: intent },
    values: { reason },
  })
}

/** Ticks questions and presses a button for all of them. */
export function decideTicked(
  visitor: Visitor,
  questions: readonly string[],
  intent: "approve" | "reject",
  reason = "",
): Promise<Page> {
  const ids = questions.map((question) => cardOf(visitor.page, question).id)
  return visitor.submit({
    form: "form#ticked",
    button: { name: "intent", value: intent },
    values: { questionId: ids, reason },
  })
}

/**
 * Writes so many questions for this test alone, and opens the list filtered to them. They are of
 * the last grade: questions approved here must not be drawn by the pupils of other tests.
 */
export async function writeFor(
  visitor: Visitor,
  { forSchool }: Awaited<ReturnType<typeof writer>>,
  count: number,
): Promise<string[]> {
  const mark = randomUUID().slice(0, 8)
  const questions = Array.from({ length: count }, (_, place) => `${mark} number ${place + 1}?`)
  for (const question of questions) await forSchool(fiveHints(question), "1", 12)
  const page = await visitor.open(`${schoolReview}?search=${mark}&size=50`)
  if (questionsOn(page).join() !== questions.join()) throw new Error("The list shows others.")
  return questions
}
