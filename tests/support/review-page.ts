import { randomUUID } from "node:crypto"
import type { Values } from "./form"
import type { Page, Visitor } from "./visitor"
import { fiveHints, type writer } from "./writer"

export const schoolReview = "/admin/educational-questions"
export const funReview = "/admin/entertainment-questions"

export const entriesOn = ({ document }: Page) =>
  document.querySelectorAll("#questions > li").map((entry) => {
    const box = entry.querySelector('input[name="questionId"]')
    return {
      id: box?.getAttribute("value") ?? "",
      question: entry.querySelector("label bdi")?.text ?? "",
      isTicked: box?.hasAttribute("checked") ?? false,
    }
  })

export const questionsOn = (page: Page) => entriesOn(page).map(({ question }) => question)

export function entryOf(page: Page, question: string) {
  const entry = entriesOn(page).find((each) => each.question === question)
  if (!entry)
    throw new Error(`"${question}" is not on ${page.path}: ${questionsOn(page).join(", ")}`)
  return entry
}

export function cardOn({ document, path }: Page) {
  const card = document.querySelector("main article")
  if (!card) throw new Error(`${path} shows no question.`)
  return {
    question: card.querySelector("h3")?.text ?? "",
    text: card.structuredText.replace(/[\u2066-\u2069]/g, "").replace(/\s+/g, " "),
    reason: card.querySelector("textarea[name=reason]")?.text ?? "",
    template: card.querySelector("input[name=template][checked]")?.getAttribute("value") ?? "",
    isOpen: card.querySelector("form[id^=decide-] details")?.hasAttribute("open") ?? false,
  }
}

export async function openQuestion(visitor: Visitor, question: string) {
  const [id] = entryOf(visitor.page, question).id.split(" ")
  const link = visitor.page.document.querySelector(`#questions a[href$="#q-${id}"]`)
  return cardOn(await visitor.open((link?.getAttribute("href") ?? "").replaceAll("&amp;", "&")))
}

type Intent = "approve" | "changes" | "reject"

export async function decide(
  visitor: Visitor,
  question: string,
  intent: Intent,
  values: Values = {},
): Promise<Page> {
  await openQuestion(visitor, question)
  return press(visitor, intent, values)
}

export const press = (visitor: Visitor, intent: Intent, values: Values = {}): Promise<Page> =>
  visitor.submit({
    form: "main article form[id^=decide-]",
    button: { name: "intent", value: intent },
    values,
  })

export function decideTicked(
  visitor: Visitor,
  questions: readonly string[],
  intent: Intent,
  reason = "",
): Promise<Page> {
  const questionId = questions.map((question) => entryOf(visitor.page, question).id)
  const button = { name: "intent", value: intent }
  return visitor.submit({ form: "form#ticked", button, values: { questionId, reason } })
}

/** Opens the list filtered to new questions. They are for the last grade, so that no other test's pupils draw them. */
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
