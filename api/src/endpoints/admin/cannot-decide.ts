import { refuse } from "../../reply"
import { isQuestion } from "../../store/decisions"
import type { Store } from "../../store/store"

/** There is no such question, or somebody was quicker: nothing was changed. */
export const cannotDecide = async (store: Store, questionId: number) =>
  (await isQuestion(store, questionId))
    ? refuse(409, "This question has already been decided.")
    : refuse(404, "Question not found.")
