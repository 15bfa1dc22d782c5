import { authoring } from "#contract"
import { readSet } from "../../authoring/written"
import { implement } from "../../implement"
import { done } from "../../reply"
import { addWaiting } from "../../store/waiting"
import { chapterOf } from "./find-chapter"
import { toQuestionBatch } from "./question-batch"

export const makeEducationDifficulty = implement(
  authoring.makeEducationDifficulty,
  async (call) => {
    const questions = readSet(call.body)
    await addWaiting(call.store, await chapterOf(call), toQuestionBatch(call, questions))
    return done("Under review.")
  },
)
