import type { AnswerReason } from "#contract/words"
import { isSpelling, reasonFor } from "#game/answers/judge"
import { whyWrong } from "#game/answers/why-wrong"
import { isKnownWord } from "../../vocabulary/known-words"

export interface AnswerVerdictGiven {
  readonly isRight: boolean
  readonly reason: AnswerReason
}

interface JudgedQuestion {
  readonly answer: string
  readonly question?: string | undefined
  readonly wrongAnswers?: readonly string[]
  readonly exact?: boolean | undefined
  /** Other answers of the same subject; read only if the spelling differs: the answer may be one of them. */
  readonly findOthers?: () => Promise<readonly string[]>
}

export async function judgeAnswer(
  given: string,
  { answer, question, wrongAnswers = [], exact, findOthers }: JudgedQuestion,
): Promise<AnswerVerdictGiven> {
  const known = { isWord: isKnownWord, question, exact }
  const first = reasonFor(given, answer, known)
  if (first === null) return wrong(given, answer, { ...known, wrongAnswers })
  const otherAnswers = isSpelling(first) && findOthers ? await findOthers() : []
  const all = { ...known, otherAnswers, wrongAnswers }
  const isSure = otherAnswers.length === 0 && wrongAnswers.length === 0
  const reason = isSure ? first : reasonFor(given, answer, all)
  return reason === null ? wrong(given, answer, all) : { isRight: true, reason }
}

const wrong = (...args: Parameters<typeof whyWrong>): AnswerVerdictGiven => ({
  isRight: false,
  reason: whyWrong(...args),
})
