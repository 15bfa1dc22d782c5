import { authoring } from "#contract"
import * as contract from "#contract/games/offside"
import { counts } from "#contract/limits"
import { reasonHeader } from "#contract/words"
import type { ApiGame, AnswerCall, SentAnswer } from "../../games/game"
import { games } from "../../games/games"
import type { MadeFields } from "../../games/make-calls"
import { type Implementation, implementForPlayer } from "../../http/implement"
import { makeCalls } from "../authoring/make"
import { judgeSixStatements } from "../../games/offside"
import { readIssueName } from "../../points/issue-name"
import { done, refuse } from "../../http/reply"
import { findIssuedOffside, recordJudgements } from "../../store/play/judgements"
import type { Dependencies } from "../../http/dependencies"
import { toFingerprint } from "../../pool/fingerprint"
import type { Caller } from "../../security/recognise-caller"
import { recordAnswers } from "../../store/play/answers"
import { findIssued } from "../../store/play/issued-questions"
import { readPacked } from "../../store/play/packed-questions"
import { findAnswersBeside } from "../../store/questions/answers-beside"
import type { Stores } from "../../db/store"
import { drawCalls } from "./draw"
import { judgeAnswer, type AnswerVerdictGiven } from "../../games/judge-answer"

/**
 * Judges a pupil's six judgements against the stored statements and records them with the attempt. The first
 * judgements stand: repeating them changes nothing, and others are refused.
 */
const judgeOffside = implementForPlayer(contract.judgeOffside, async (call) => {
  const { body, caller, stores, now } = call
  const issue = readIssueName(body.attempt)
  if (!issue || "round" in issue) return refuse(404, noSuchIssue)
  return whileJudging(call, async () => {
    const issued = await findIssuedOffside(stores, caller.id, issue)
    if (!issued || issue.issuedAt > issued.issuedAt) return refuse(404, noSuchIssue)
    const judged = judgeSixStatements(issued.answer, body.judgements)
    const worth = issued.isEducation ? judged.worth : 0
    if (await recordJudgements(stores.play, caller.id, { issue, issued, ...judged, worth }, now))
      return done("Judged.")
    const recorded = await findIssuedOffside(stores, caller.id, issue)
    const isSame = recorded?.issuedAt === issue.issuedAt && recorded.given === judged.given
    return isSame ? done("Judged.") : refuse(409, "This round has been judged before.")
  })
})

const noSuchIssue = "You have no such question of offside."

const toCalls = (game: ApiGame): readonly Implementation[] => [
  ...drawCalls(game),
  ...(game.answer ? [answerCall(game.answer)] : []),
  ...(game.make ? makeCalls(game.make, game.read) : []),
]

/** Five hints and offside have the same path; the field `game` says which of them a question is for. */
const makeLines = makeCalls<MadeFields>(
  {
    education: authoring.makeEducationQuestion,
    entertainment: authoring.makeEntertainmentQuestion,
  },
  (made) => games[made.game].read(made),
)

const answerCall = <Body, Verdict>({
  endpoint,
  toGiven,
  toVerdict,
  worthOf,
  earnedLater,
}: AnswerCall<Body, Verdict>): Implementation =>
  implementForPlayer(endpoint, async ({ body, stores, caller, now, dependencies }) => {
    const given = toGiven(body)
    const answering = { stores, caller, now, worthOf, earnedLater }
    const verdicts = await whileJudging({ caller, now, dependencies }, () =>
      judgeAnswers(answering, given),
    )
    const reasons = verdicts.map(({ reason }) => reason).join(", ")
    return done(toVerdict(verdicts.map(({ isRight }) => isRight)), { [reasonHeader]: reasons })
  })

interface Answering extends Pick<AnswerCall<unknown, unknown>, "worthOf" | "earnedLater"> {
  readonly stores: Stores
  readonly caller: Caller | null
  readonly now: number
}

/**
 * Judges answers against the stored questions if they were issued to the caller, and records the first answer
 * to each. Other answers are judged against the right answer that the call sent, and not recorded. Returns the
 * verdicts that stand, in the order of the answers.
 */
async function judgeAnswers(
  { stores, caller, now, worthOf, earnedLater }: Answering,
  given: readonly SentAnswer[],
): Promise<AnswerVerdictGiven[]> {
  const prints = given.map(({ correctanswer, said }) => toFingerprint(correctanswer, said))
  const issued = caller ? await findIssued(stores, caller.id, prints) : []
  const judged = await Promise.all(
    given.map(({ answer, correctanswer, question: said, exact }, index) => {
      const question = issued[index]
      if (!question) return judgeAnswer(answer, { answer: correctanswer, question: said, exact })
      return judgeAnswer(answer, {
        ...question,
        findOthers: () => findAnswersBeside(stores.store, question),
      })
    }),
  )
  const ids = issued.flatMap((question) => question?.id ?? [])
  const packed = await readPacked(stores.play, ids, now)
  const answers = judged.flatMap(({ isRight }, index) => {
    const question = issued[index]
    if (!question) return []
    const { level, section } = question
    const { answer = "", hintsShown = null } = given[index] ?? {}
    const isPacked = packed.has(question.id)
    const won = isPacked ? earnedLater(level, counts.hints) : worthOf(level)
    const worth = isRight && section === null ? won : 0
    return [
      {
        question,
        given: answer,
        isRight,
        worth,
        hints: isPacked && hintsShown ? counts.hints : hintsShown,
      },
    ]
  })
  const verdicts = caller ? await recordAnswers(stores.play, caller.id, answers, now) : new Map()
  return judged.map((own, index) => {
    const isRight = verdicts.get(issued[index]?.id ?? 0) ?? own.isRight
    return isRight === own.isRight ? own : { isRight, reason: "answered before" }
  })
}

interface JudgingCall {
  readonly caller: Caller | null
  readonly now: number
  readonly dependencies: Dependencies
}

const whileJudging = <T>(
  { caller, now, dependencies }: JudgingCall,
  work: () => Promise<T>,
): Promise<T> => (caller ? dependencies.judging.during(caller.id, now, work) : work())

export const gameCalls = [...Object.values(games).flatMap(toCalls), judgeOffside, ...makeLines]
