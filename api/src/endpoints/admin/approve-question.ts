import { admin } from "#contract"
import { implement } from "../../implement"
import { done } from "../../reply"
import { approveWaiting } from "../../store/approvals"
import { cannotDecide } from "./cannot-decide"

export const approveQuestion = implement(admin.approve, async ({ params, caller, store, now }) => {
  const questionId = Number(params.questionId)
  const isDecided = await approveWaiting(store, { questionId, adminId: caller.id }, now)
  return isDecided ? done("Approved.") : cannotDecide(store, questionId)
})
