import { seededStatements, type SeededStatements } from "./seeded.mjs"
import type { Page, Visitor } from "./visitor"
import { sendFields, valueOf } from "./data-requests"
import { say, type Language } from "./words"

export const sets = "/games/education/offside/play-offside?subject=Math&chapter=1"
export const films = "/games/entertainment/offside/play-offside?section=1"

export const places = [1, 2, 3, 4, 5, 6] as const

export function seenOn({ document }: Page) {
  const checked = document.querySelectorAll('main input[type="radio"][checked]')
  return {
    question: document.querySelector("main h1")?.text.trim() ?? "",
    statements: document.querySelectorAll("main fieldset legend").map(({ text }) => text),
    open: places.filter((place) => document.querySelector(`main input[name="${nameOf(place)}"]`)),
    chosen: Object.fromEntries(
      checked.map((each) => [each.getAttribute("name") ?? "", each.getAttribute("value") ?? ""]),
    ),
    roundId: valueOf(document, "round"),
  }
}

export const nameOf = (place: number) => `statement-${place}`

export const isInPlay = (page: Page) => seenOn(page).open.length > 0

export const truthOf = (page: Page): SeededStatements => seededStatements(seenOn(page).question)

export const wordOn = (truth: SeededStatements, place: number, isRight = true) =>
  String((truth.statements[place - 1]?.true ?? false) === isRight)

export function judgements(page: Page, wrong: readonly number[] = []): Record<string, string> {
  const truth = truthOf(page)
  return Object.fromEntries(
    seenOn(page).open.map((place) => [nameOf(place), wordOn(truth, place, !wrong.includes(place))]),
  )
}

/** What the record says of the statements, or the result, which says of each whether it is true. */
export const toldOf = (
  { statements }: SeededStatements,
  wrong: readonly number[],
  language: Language,
  isResult = false,
) =>
  statements.map(({ text, true: isTrue }, index) => {
    const isWrong = wrong.includes(index + 1)
    const said = say(language, isTrue === isWrong ? "offside.false" : "offside.true")
    const truth = say(language, isTrue ? "offside.isTrue" : "offside.isFalse")
    const judged = say(language, isWrong ? "offside.judgedWrong" : "offside.judgedRight", { said })
    return isWrong || isResult ? `${text}${truth} ${judged}` : `${text} ${judged}`
  })

export const judgeAll = (visitor: Visitor, wrong: readonly number[] = []) =>
  visitor.submit({ values: judgements(visitor.page, wrong) })

export function judgeOne(visitor: Visitor, place: number, said: string) {
  const { roundId } = seenOn(visitor.page)
  const fields = { intent: "judge", round: roundId, [nameOf(place)]: said }
  return sendFields(visitor, "", fields)
}

export const intents: readonly string[] = ["answer", "judge", "next"]
export const anyFields = Object.fromEntries(places.map((place) => [nameOf(place), "true"]))
export const questionsOn = (page: Page) => [truthOf(page).question]
export const languageOn = (page: Page) => truthOf(page).language
export const answer = (visitor: Visitor) => judgeAll(visitor)
export const answerWrongly = (visitor: Visitor) => judgeAll(visitor, [1])
export const answerAllWrongly = (visitor: Visitor) => judgeAll(visitor, places)
export const worthOn = () => 50
export const pointsSaid = { most: 50 }
