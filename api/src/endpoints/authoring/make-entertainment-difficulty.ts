import { authoring } from "#contract"
import { readSet } from "../../authoring/written"
import { implement } from "../../implement"
import { done } from "../../reply"
import { addWaiting } from "../../store/waiting"
import { toQuestionBatch } from "./question-batch"

export const makeEntertainmentDifficulty = implement(
  authoring.makeEntertainmentDifficulty,
  async (call) => {
    const { section } = call.body
    await addWaiting(call.store, { section }, toQuestionBatch(call, readSet(call.body)))
    return done("Under review.")
  },
)
