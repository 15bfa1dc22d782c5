import { languages, type Language } from "#contract/words"
import { isAnswerItself } from "#game/answers/judge"
import { RefusedReply } from "../http/reply"

export interface NewQuestion {
  readonly question: string
  readonly lines: readonly string[]
  readonly answer: string
  /** Equal for translations of one question; empty if equal answers do not show that. */
  readonly answerKey: string
  readonly wrongAnswers: readonly string[]
  readonly exact: boolean
  readonly summary: string
  readonly level: number
  /** The text that identifies the question in an answer call, together with the answer. */
  readonly said: string
}

export const invalidField = (field: string, reason: string) =>
  new RefusedReply(400, `${field}: ${reason}`)

/**
 * Refuses a wrong answer that is equal to a right one; a different spelling is allowed, and in an exact question a
 * different form. @param field the name of the list
 */
export function checkWrongAnswers(
  field: string,
  { answer, exact = false, wrongAnswers = [] }: CheckedFields,
) {
  const right = wrongAnswers.findIndex((wrong) => isAnswerItself(wrong, answer, exact))
  if (right >= 0) throw invalidField(`${field}.${right}`, "is the right answer")
}

interface CheckedFields {
  readonly answer: string
  readonly exact?: boolean | undefined
  readonly wrongAnswers?: readonly string[] | undefined
}

const scripts: Readonly<Record<Language, RegExp>> = {
  en: /\p{Script=Latin}/gu,
  ar: /\p{Script=Arabic}/gu,
}

export function getLanguage(text: string, otherwise: Language): Language {
  const counted = languages.map((language) => {
    return { language, letters: (text.match(scripts[language]) ?? []).length }
  })
  const most = Math.max(...counted.map(({ letters }) => letters))
  const best = counted.filter(({ letters }) => letters === most).map(({ language }) => language)
  return best.includes(otherwise) ? otherwise : (best[0] ?? otherwise)
}
