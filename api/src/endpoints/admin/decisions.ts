import { admin } from "#contract"
import { implement } from "../../implement"
import { done, refuse } from "../../reply"
import * as decisions from "../../store/decisions"
import type { Store } from "../../store/store"

export const approveQuestion = implement(admin.approve, async ({ params, caller, store, now }) => {
  const questionId = Number(params.questionId)
  const isDecided = await decisions.approveQuestion(store, { questionId, adminId: caller.id }, now)
  return isDecided ? done("Approved.") : refuseDecision(store, questionId)
})

export const rejectQuestion = implement(
  admin.reject,
  async ({ params, query, caller, store, now }) => {
    const questionId = Number(params.questionId)
    const rejection = { questionId, adminId: caller.id, reason: query.reason ?? "" }
    const isDecided = await decisions.rejectQuestion(store, rejection, now)
    return isDecided ? done("Rejected.") : refuseDecision(store, questionId)
  },
)

/** There is no such question, or another decision came first; nothing was changed. */
const refuseDecision = async (store: Store, questionId: number) =>
  (await decisions.isQuestion(store, questionId))
    ? refuse(409, "This question has already been decided.")
    : refuse(404, "Question not found.")
