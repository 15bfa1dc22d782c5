import { play } from "#contract"
import { wireGames } from "#contract/words"
import { drawQuestion } from "../../draw/draw-question"
import { implement } from "../../implement"
import { done, refuse } from "../../reply"
import { asksForNext, namingQuestion } from "./attempt-headers"
import { poolOfChapter } from "./find-pool"
import { nothingToPlay, toOffsideQuestion } from "./wire-questions"

/** Offside has no answer call: the claim for points is what closes the attempt. */
export const drawEducationOffside = implement(play.educationOffsideQuestion, async (call) => {
  const pool = await poolOfChapter(call, wireGames.offside)
  const isNext = asksForNext(call.headers)
  const draw = { ...call, personId: call.caller.id, isClosedByClaim: true, isNext }
  const drawn = pool && (await drawQuestion(draw, pool))
  return drawn
    ? done(toOffsideQuestion(drawn.question), namingQuestion(call, drawn))
    : refuse(404, nothingToPlay)
})
