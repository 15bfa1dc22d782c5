import { feedback } from "#contract"
import { feedbackMax } from "#contract/limits"
import { reportReasons } from "#contract/words"
import * as z from "zod"
import { implement } from "../../http/implement"
import { done, refuse } from "../../reply"
import type { Caller } from "../../security/recognise-caller"
import * as verdicts from "../../store/feedback/appeal-verdicts"
import * as appeals from "../../store/questions/appeals"
import { toLines } from "../../store/questions/questions"
import * as reports from "../../store/feedback/reports"
import { putBackQuestions, retireQuestions } from "../../store/review/retiring"
import { readRetirementRequests } from "../../store/review/retirement-requests"

export const authored = ({ role, id }: Caller): appeals.Authored => (role === "Admin" ? null : id)

const reasonsOf = z.partialRecord(z.enum(reportReasons), z.number())

export const listFeedback = implement(feedback.openFeedback, async ({ caller, store }) => {
  const [appealed, reported, requested] = await Promise.all([
    appeals.readOpenAppeals(store, authored(caller)),
    reports.readOpenReports(store, authored(caller)),
    caller.role === "Admin" ? readRetirementRequests(store, feedbackMax) : [],
  ])
  return done({
    appeals: appealed.map(({ question_id, people, words, text, answer_key, ...row }) => ({
      ...row,
      questionID: String(question_id),
      count: people,
      words: [...toLines(words)],
      given: text,
      key: answer_key,
    })),
    reports: reported.map(({ question_id, people, words, reasons, is_hidden, ...row }) => ({
      ...row,
      isHidden: is_hidden === 1,
      questionID: String(question_id),
      count: people,
      words: [...toLines(words)],
      reasons: reasonsOf.parse(JSON.parse(reasons)),
    })),
    requests: requested.map(({ question_id, requested_at, ...row }) => ({
      ...row,
      questionID: String(question_id),
      at: new Date(requested_at).toISOString(),
    })),
  })
})

export const decideAppeal = implement(
  feedback.decideAppeal,
  async ({ body, caller, store, now }) => {
    const { questionID: questionId, key, verdict, reason } = body
    const decision = { questionId, key, verdict, reason, decidedBy: caller.id }
    const stands = await verdicts.storeAppealVerdict(store, authored(caller), decision, now)
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
    const isRevoked = await verdicts.storeRevokedAnswer(store, revocation, now)
    return isRevoked ? done("Revoked.") : refuse(404, "The question has no such answer.")
  },
)

/**
 * An admin who closes the reports of a hidden question puts it back, or retires it; one whose newer version is played
 * stays out of play. Authors cannot do either.
 */
export const closeReports = implement(
  feedback.closeReports,
  async ({ body, caller, store, now }) => {
    const { questionID: questionId, isRetired } = body
    const isAdmin = caller.role === "Admin"
    const retired = { questionId, personId: caller.id, isWholeSet: false, reason: "" }
    if (isAdmin && isRetired) await retireQuestions(store, retired, now)
    const closing = { questionId, closedBy: caller.id }
    const close = () => reports.storeClosedReports(store, authored(caller), closing, now)
    const open = await close()
    if (open === null) return refuse(404, "There are no such reports.")
    if (open === 0) return done("Closed.")
    if (!isAdmin) return refuse(409, "An admin decides on this question.")
    if (!(await putBackQuestions(store, retired, now))) await retireQuestions(store, retired, now)
    return done("Closed.")
  },
)
