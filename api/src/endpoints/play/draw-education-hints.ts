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
  const drawn = pool && (await drawQuestion({ ...call, personId }, pool))
  return drawn
    ? done(toHintsQuestion(drawn.question), namingQuestion(call, drawn))
    : refuse(404, nothingToPlay)
})
