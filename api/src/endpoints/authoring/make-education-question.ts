import { authoring } from "#contract"
import { readQuestion } from "../../authoring/written"
import { implement } from "../../implement"
import { done } from "../../reply"
import { addWaiting } from "../../store/waiting"
import { chapterOf } from "./find-chapter"
import { toQuestionBatch } from "./question-batch"

/** Five hints and offside alike: `game` says which. */
export const makeEducationQuestion = implement(authoring.makeEducationQuestion, async (call) => {
  const question = readQuestion(call.body)
  await addWaiting(call.store, await chapterOf(call), toQuestionBatch(call, [question]))
  return done("Under review.")
})
