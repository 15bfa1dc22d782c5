import { play } from "#contract"
import { wireGames } from "#contract/words"
import { drawSet } from "../../draw/draw-set"
import { implement } from "../../implement"
import { done, refuse } from "../../reply"
import { namingSet } from "./attempt-headers"
import { poolOfChapter } from "./find-pool"
import { nothingToPlay, toDifficultyItem } from "./wire-questions"

export const drawEducationDifficulty = implement(play.educationDifficultyQuestion, async (call) => {
  const pool = await poolOfChapter(call, wireGames.difficulty)
  if (!pool) return refuse(404, nothingToPlay)
  const { questions, round } = await drawSet({ ...call, personId: call.caller?.id ?? null }, pool)
  if (questions.length === 0) return refuse(404, nothingToPlay)
  return done(questions.map(toDifficultyItem), namingSet(call, round, questions))
})
