import { languages, type Language } from "#contract/words"
import { isAnswerItself } from "#game/answers/judge"
import { Refusal } from "../reply"

/** A question as its author wrote it, of any game. */
export interface NewQuestion {
  readonly question: string
  /** Hints or statements. */
  readonly lines: readonly string[]
  readonly answer: string
  /** Equal for translations of one question; empty where equal answers say nothing. */
  readonly answerKey: string
  /** They never count as right. */
  readonly wrongAnswers: readonly string[]
  readonly summary: string
  readonly level: number
  /** Beside the answer, what an answer call identifies the question by. */
  readonly said: string
}

export const invalidField = (field: string, reason: string) =>
  new Refusal(400, `${field}: ${reason}`)

/** Refuses a wrong answer that is equal to a right one; another spelling may be named wrong. @param field the name of the list */
export function checkWrongAnswers(field: string, wrongAnswers: readonly string[], answer: string) {
  const right = wrongAnswers.findIndex((wrong) => isAnswerItself(wrong, answer))
  if (right >= 0) throw invalidField(`${field}.${right}`, "is the right answer")
}

const scripts: Readonly<Record<Language, RegExp>> = {
  en: /\p{Script=Latin}/gu,
  ar: /\p{Script=Arabic}/gu,
}

/** The language whose script most letters of a text belong to, `otherwise` before others of its script. */
export function languageOf(text: string, otherwise: Language): Language {
  const counted = languages.map((language) => {
    return { language, letters: (text.match(scripts[language]) ?? []).length }
  })
  const most = Math.max(...counted.map(({ letters }) => letters))
  const best = counted.filter(({ letters }) => letters === most).map(({ language }) => language)
  return best.includes(otherwise) ? otherwise : (best[0] ?? otherwise)
}
