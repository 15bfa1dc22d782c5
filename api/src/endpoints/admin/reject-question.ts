import { admin } from "#contract"
import { implement } from "../../implement"
import { done } from "../../reply"
import { rejectWaiting } from "../../store/decisions"
import { cannotDecide } from "./cannot-decide"

export const rejectQuestion = implement(
  admin.reject,
  async ({ params, query, caller, store, now }) => {
    const questionId = Number(params.questionId)
    const rejection = { questionId, adminId: caller.id, reason: query.reason ?? "" }
    const isDecided = await rejectWaiting(store, rejection, now)
    return isDecided ? done("Rejected.") : cannotDecide(store, questionId)
  },
)
