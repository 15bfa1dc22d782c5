import { authoring } from "#contract"
import { readQuestion } from "../../authoring/written"
import { implement } from "../../implement"
import { done } from "../../reply"
import { addWaiting } from "../../store/waiting"
import { signed } from "./signed"

export const makeEntertainmentQuestion = implement(
  authoring.makeEntertainmentQuestion,
  async (call) => {
    const { section } = call.body
    await addWaiting(call.store, { section }, signed(call, [readQuestion(call.body)]))
    return done("Under review.")
  },
)
