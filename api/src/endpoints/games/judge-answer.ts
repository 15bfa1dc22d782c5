import type { AnswerReason } from "#contract/words"
import { judge, reasonFor } from "#game/answers/judge"
import { whyWrong } from "#game/answers/why-wrong"
import { isKnownWord } from "../../../vocabulary/known-words"

export interface Judged {
  readonly isRight: boolean
  readonly reason: AnswerReason
}

interface Stored {
  /** With its alternatives. */
  readonly answer: string
  readonly wrongAnswers?: readonly string[]
  /** Other answers of the same subject; read for a difference in spelling alone: it may be one of them. */
  readonly findOthers?: () => Promise<readonly string[]>
}

/** Judges an answer with the words that this Worker knows. */
export async function judgeAnswer(
  given: string,
  { answer, wrongAnswers = [], findOthers }: Stored,
): Promise<Judged> {
  const options = { isWord: isKnownWord, wrongAnswers }
  const isSpelling = judge(given, answer, options) === "close"
  const otherAnswers = isSpelling && findOthers ? await findOthers() : []
  const known = { ...options, otherAnswers }
  const reason = reasonFor(given, answer, known)
  return reason === null
    ? { isRight: false, reason: whyWrong(given, answer, known) }
    : { isRight: true, reason }
}
