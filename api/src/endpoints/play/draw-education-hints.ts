import { play } from "#contract"
import { wireGames } from "#contract/words"
import { drawQuestion } from "../../draw/draw-question"
import { implement } from "../../implement"
import { done, refuse } from "../../reply"
import { namingQuestion } from "./attempt-headers"
import { poolOfChapter } from "./find-pool"
import { nothingToPlay, toHintsQuestion } from "./wire-questions"

export const drawEducationHints = implement(play.educationHintsQuestion, async (call) => {
  const pool = await poolOfChapter(call, wireGames["five-hints"])
  const personId = call.caller?.id ?? null
  const question = pool && (await drawQuestion({ ...call, personId }, pool))
  return question
    ? done(toHintsQuestion(question), namingQuestion(call, question))
    : refuse(404, nothingToPlay)
})
