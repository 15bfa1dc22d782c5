import { feedback } from "#contract"
import { reportReasons } from "#contract/words"
import * as z from "zod"
import { implement } from "../../implement"
import { done, refuse } from "../../reply"
import type { Caller } from "../../security/recognise-caller"
import * as verdicts from "../../store/appeal-verdicts"
import * as appeals from "../../store/appeals"
import { linesOf } from "../../store/questions"
import * as reports from "../../store/reports"

/** Authors see their own questions, admins all. */
export const authored = ({ role, id }: Caller): appeals.Authored => (role === "Admin" ? null : id)

const reasonsOf = z.partialRecord(z.enum(reportReasons), z.number())

export const listFeedback = implement(feedback.openFeedback, async ({ caller, store }) => {
  const [appealed, reported] = await Promise.all([
    appeals.readOpenAppeals(store, authored(caller)),
    reports.readOpenReports(store, authored(caller)),
  ])
  return done({
    appeals: appealed.map(({ question_id, people, words, text, answer_key, ...row }) => ({
      ...row,
      questionID: String(question_id),
      count: people,
      words: [...linesOf(words)],
      given: text,
      key: answer_key,
    })),
    reports: reported.map(({ question_id, people, words, reasons, ...row }) => ({
      ...row,
      questionID: String(question_id),
      count: people,
      words: [...linesOf(words)],
      reasons: reasonsOf.parse(JSON.parse(reasons)),
    })),
  })
})

export const decideAppeal = implement(
  feedback.decideAppeal,
  async ({ body, caller, store, now }) => {
    const { questionID: questionId, key, verdict, reason } = body
    const decision = { questionId, key, verdict, reason, decidedBy: caller.id }
    const stands = await verdicts.decideAppeal(store, authored(caller), decision, now)
    if (stands === null) return refuse(404, "There is no such appeal.")
    if (stands === "full") return refuse(409, "The question has no room for one more answer.")
    return stands === verdict ? done("Decided.") : refuse(409, "Somebody has decided before.")
  },
)

export const revokeAnswer = implement(
  feedback.revokeAnswer,
  async ({ body, caller, store, now }) => {
    const revocation = {
      questionId: body.questionID,
      answer: body.answer,
      revokedBy: caller.id,
    }
    const isRevoked = await verdicts.revokeAnswer(store, revocation, now)
    return isRevoked ? done("Revoked.") : refuse(404, "The question has no such answer.")
  },
)

export const closeReports = implement(
  feedback.closeReports,
  async ({ body, caller, store, now }) => {
    const closing = { questionId: body.questionID, closedBy: caller.id }
    const isClosed = await reports.closeReports(store, authored(caller), closing, now)
    return isClosed ? done("Closed.") : refuse(404, "There are no such reports.")
  },
)
