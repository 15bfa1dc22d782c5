import { authoring } from "#contract"
import { readQuestion } from "../../authoring/written"
import { implement } from "../../implement"
import { done } from "../../reply"
import { addWaiting } from "../../store/waiting"
import { toQuestionBatch } from "./question-batch"

export const makeEntertainmentQuestion = implement(
  authoring.makeEntertainmentQuestion,
  async (call) => {
    const { section } = call.body
    await addWaiting(call.store, { section }, toQuestionBatch(call, [readQuestion(call.body)]))
    return done("Under review.")
  },
)
