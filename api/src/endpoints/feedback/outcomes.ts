import { readPoints } from "../../store/play/claims"
import { settleOutcomes, tellOutcomes } from "../../store/feedback/outcomes"
import { readQuestions } from "../../store/questions/questions"
import type { Stores } from "../../db/store"

/** Credits the answers that were accepted since the last call, then returns the outcomes to show and the total. */
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
