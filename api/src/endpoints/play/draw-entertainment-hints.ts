import { play } from "#contract"
import { wireGames } from "#contract/words"
import { drawQuestion } from "../../draw/draw-question"
import { implement } from "../../implement"
import { done, refuse } from "../../reply"
import { namingQuestion } from "./attempt-headers"
import { poolOfSection } from "./find-pool"
import { nothingToPlay, toHintsQuestion } from "./wire-questions"

export const drawEntertainmentHints = implement(play.entertainmentHintsQuestion, async (call) => {
  const pool = await poolOfSection(call, wireGames["five-hints"])
  const drawn = pool && (await drawQuestion({ ...call, personId: call.caller.id }, pool))
  return drawn
    ? done(toHintsQuestion(drawn.question), namingQuestion(call, drawn))
    : refuse(404, nothingToPlay)
})
