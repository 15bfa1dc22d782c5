import { authoring } from "#contract"
import { readSet } from "../../authoring/written"
import { implement } from "../../implement"
import { done } from "../../reply"
import { addWaiting } from "../../store/waiting"
import { chapterOf } from "./find-chapter"
import { signed } from "./signed"

export const makeEducationDifficulty = implement(
  authoring.makeEducationDifficulty,
  async (call) => {
    const questions = readSet(call.body)
    await addWaiting(call.store, await chapterOf(call), signed(call, questions))
    return done("Under review.")
  },
)
