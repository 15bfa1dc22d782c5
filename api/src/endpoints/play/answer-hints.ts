import { play } from "#contract"
import { hintsWorth } from "#game/worth"
import { implement } from "../../implement"
import { done } from "../../reply"
import { answerIssued } from "./answer-issued"
import { whileJudging } from "./while-judging"

/** How many hints were shown is the app's to know: a right answer may be worth what one hint is. */
const worthOf = () => hintsWorth(1)

export const answerHints = implement(play.answerHints, async ({ body, ...call }) => {
  const { answer, correctanswer, hints } = body
  const given = [{ answer, correctanswer, said: hints }]
  const [verdict = false] = await whileJudging(call, () =>
    answerIssued({ ...call, worthOf }, given),
  )
  return done(verdict)
})
