import { play } from "#contract"
import { itemScore } from "#game/worth"
import { implement } from "../../implement"
import { done } from "../../reply"
import { answerIssued } from "./answer-issued"
import { whileJudging } from "./while-judging"

const worthOf = ({ level }: { readonly level: number }) => itemScore(level)

export const answerDifficulty = implement(play.answerDifficulty, async ({ body, ...call }) => {
  const items = body.map(({ question, ...item }) => ({ ...item, said: question }))
  return done(await whileJudging(call, () => answerIssued({ ...call, worthOf }, items)))
})
