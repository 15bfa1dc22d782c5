import { judge } from "#game/answers/judge"
import type { Dependencies } from "../../dependencies"
import type { AnswerCall, GivenAnswer } from "../../games/game"
import { implement, type Implementation } from "../../implement"
import { fingerprintOf } from "../../pool/fingerprint"
import { done } from "../../reply"
import type { Caller } from "../../security/recognise-caller"
import { findAnswersBeside, findIssued, recordAnswers, type Issued } from "../../store/answers"
import type { Store } from "../../store/store"
import { isKnownWord } from "../../../vocabulary/known-words"

export const answerCall = <Body, Verdict>({
  endpoint,
  toGiven,
  toVerdict,
  worthOf,
}: AnswerCall<Body, Verdict>): Implementation =>
  implement(endpoint, async ({ body, store, caller, now, dependencies }) => {
    const given = toGiven(body)
    const answering = { store, caller, now, worthOf }
    const verdicts = await whileJudging({ caller, now, dependencies }, () =>
      judgeAnswers(answering, given),
    )
    return done(toVerdict(verdicts))
  })

interface Answering {
  readonly store: Store
  readonly caller: Caller | null
  readonly now: number
  readonly worthOf: (level: number) => number
}

/**
 * Judges answers against the stored questions where they were issued to the caller, and records the
 * first answer to each. Other answers are judged against what was sent, and not recorded. Returns the
 * verdicts that stand, in the order of the answers.
 */
async function judgeAnswers(
  { store, caller, now, worthOf }: Answering,
  given: readonly GivenAnswer[],
): Promise<boolean[]> {
  const prints = given.map(({ correctanswer, said }) => fingerprintOf(correctanswer, said))
  const issued = caller ? await findIssued(store, caller.id, prints) : []
  const judged = given.map(async ({ answer }, index) => {
    const question = issued[index]
    if (!question) return []
    const isRight = await isRightAnswer(store, answer, question)
    const worth = isRight && question.section === null ? worthOf(question.level) : 0
    return [{ question, given: answer, isRight, worth }]
  })
  const answers = (await Promise.all(judged)).flat()
  const verdicts = caller ? await recordAnswers(store, caller.id, answers, now) : new Map()
  return given.map(({ answer, correctanswer }, index) => {
    const verdict = verdicts.get(issued[index]?.id ?? 0)
    return verdict ?? judge(answer, correctanswer, { isWord: isKnownWord }) !== null
  })
}

/** Answers of the same subject are read for a difference in spelling alone: it may be one of them. */
async function isRightAnswer(store: Store, answer: string, question: Issued): Promise<boolean> {
  const kind = judge(answer, question.answer, { isWord: isKnownWord })
  if (kind !== "close") return kind !== null
  const otherAnswers = await findAnswersBeside(store, question)
  return judge(answer, question.answer, { isWord: isKnownWord, otherAnswers }) !== null
}

interface JudgingCall {
  readonly caller: Caller | null
  readonly now: number
  readonly dependencies: Dependencies
}

/** Marks the caller's answers as being judged, so that a claim of the same caller waits for the verdict. */
export const whileJudging = <T>(
  { caller, now, dependencies }: JudgingCall,
  work: () => Promise<T>,
): Promise<T> => (caller ? dependencies.judging.during(caller.id, now, work) : work())
