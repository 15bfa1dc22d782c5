import { judge } from "#game/answers/judge"
import { fingerprintOf } from "../../pool/fingerprint"
import type { Caller } from "../../security/recognise-caller"
import { findIssued, recordAnswers, type Issued } from "../../store/answers"
import type { Store } from "../../store/store"

interface Given {
  readonly answer: string
  readonly correctanswer: string
  /** By what, beside the answer, the call says which question it means. */
  readonly said: string
}

interface Judging {
  readonly store: Store
  readonly caller: Caller | null
  readonly now: number
  /** What a right first answer earns in education. */
  readonly worthOf: (question: Issued) => number
}

/**
 * Judges against the questions as they are stored where they were issued to the caller, and writes
 * the first answer to each down. Anything else is judged against what was sent, and nothing is
 * kept of it. The verdicts that stand, in the order of the answers.
 */
export async function answerIssued(
  { store, caller, now, worthOf }: Judging,
  given: readonly Given[],
): Promise<boolean[]> {
  const prints = given.map(({ correctanswer, said }) => fingerprintOf(correctanswer, said))
  const issued = caller ? await findIssued(store, caller.id, prints) : []
  const answers = given.flatMap(({ answer }, at) => {
    const question = issued[at]
    if (!question) return []
    const isRight = judge(answer, question.answer) !== null
    const worth = isRight && question.section === null ? worthOf(question) : 0
    return [{ question, given: answer, isRight, worth }]
  })
  const verdicts = caller ? await recordAnswers(store, caller.id, answers, now) : new Map()
  return given.map(({ answer, correctanswer }, at) => {
    const verdict = verdicts.get(issued[at]?.id ?? 0)
    return verdict ?? judge(answer, correctanswer) !== null
  })
}
