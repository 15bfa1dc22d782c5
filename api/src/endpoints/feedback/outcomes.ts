import { readPoints } from "../../store/claims"
import { settleOutcomes, tellOutcomes } from "../../store/outcomes"
import { readQuestions } from "../../store/questions"
import type { Stores } from "../../store/store"

/** What became of a player's appeals, with the points by now; what was accepted since the last look is credited. */
export async function readOutcomes(stores: Stores, personId: number, now: number) {
  await settleOutcomes(stores, personId, now)
  const told = await tellOutcomes(stores.play, now)
  const asked = await readQuestions(
    stores.store,
    told.map(({ question_id }) => question_id),
  )
  const outcomes = told.flatMap(({ question_id, given, verdict, points, reason }) => {
    const question = asked.find(({ id }) => id === question_id)?.question
    return question === undefined ? [] : { question, given, verdict, points, reason }
  })
  return { outcomes, totalpoints: await readPoints(stores.play) }
}
