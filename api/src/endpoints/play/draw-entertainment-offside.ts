import { play } from "#contract"
import { wireGames } from "#contract/words"
import { drawQuestion } from "../../draw/draw-question"
import { implement } from "../../implement"
import { done, refuse } from "../../reply"
import { asksForNext, namingQuestion } from "./attempt-headers"
import { poolOfSection } from "./find-pool"
import { nothingToPlay, toOffsideQuestion } from "./wire-questions"

/** Nobody tells the API how such a round ended, so that what was issued longest ago comes again. */
export const drawEntertainmentOffside = implement(
  play.entertainmentOffsideQuestion,
  async (call) => {
    const pool = await poolOfSection(call, wireGames.offside)
    const isNext = asksForNext(call.headers)
    const drawn = pool && (await drawQuestion({ ...call, personId: call.caller.id, isNext }, pool))
    return drawn
      ? done(toOffsideQuestion(drawn.question), namingQuestion(call, drawn))
      : refuse(404, nothingToPlay)
  },
)
