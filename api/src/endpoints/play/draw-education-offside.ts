import { play } from "#contract"
import { wireGames } from "#contract/words"
import { drawQuestion } from "../../draw/draw-question"
import { implement } from "../../implement"
import { done, refuse } from "../../reply"
import { namingQuestion } from "./attempt-headers"
import { poolOfChapter } from "./find-pool"
import { nothingToPlay, toOffsideQuestion } from "./wire-questions"

/** Offside has no answer call: the claim for points is what closes the attempt. */
export const drawEducationOffside = implement(play.educationOffsideQuestion, async (call) => {
  const pool = await poolOfChapter(call, wireGames.offside)
  const draw = { ...call, personId: call.caller.id, isClosedByClaim: true }
  const question = pool && (await drawQuestion(draw, pool))
  return question
    ? done(toOffsideQuestion(question), namingQuestion(call, question))
    : refuse(404, nothingToPlay)
})
