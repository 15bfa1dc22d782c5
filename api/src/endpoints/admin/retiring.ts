import { retiring } from "#contract"
import type { HandlerCall } from "../../call"
import { implement } from "../../http/implement"
import { done, refuse } from "../../reply"
import { readStatus } from "../../store/review/decisions"
import * as store from "../../store/review/retiring"
import type { Store } from "../../db/store"

type Retiring = Pick<HandlerCall<typeof retiring.retire>, "params" | "body" | "caller">

const toRetired = ({ params, body, caller }: Retiring) => ({
  questionId: Number(params.questionId),
  personId: caller.id,
  ...body,
})

export const retireQuestion = implement(retiring.retire, async (call) => {
  const retired = toRetired(call)
  return (await store.retireQuestions(call.store, retired, call.now))
    ? done("Retired.")
    : refuseUnless(call.store, retired.questionId, "retired")
})

export const putBackQuestion = implement(retiring.putBack, async (call) => {
  const retired = toRetired(call)
  return (await store.putBackQuestions(call.store, retired, call.now))
    ? done("Put back.")
    : refuseUnless(call.store, retired.questionId, "approved")
})

/** A repeated call finds the question in the status that it would set. */
async function refuseUnless(store: Store, questionId: number, wanted: string) {
  const status = await readStatus(store, questionId)
  if (status === wanted) return done("Nothing to do.")
  return status === undefined
    ? refuse(404, "Question not found.")
    : refuse(409, "The status of this question does not allow it.")
}
