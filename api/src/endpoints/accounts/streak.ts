import { streak } from "#contract"
import { implementPlay } from "../../http/implement"
import { dayMs, getOffset, countStreak } from "../../points/streak"
import { done } from "../../reply"
import { readDays, writeDailyGoal } from "../../store/record/streak"
import { readPoints } from "../../store/play/claims"
import { settleOutcomes, tellOutcomes } from "../../store/feedback/outcomes"
import { readQuestions } from "../../store/questions/questions"
import type { Stores } from "../../db/store"

/** Credits the answers that were accepted since the last call, then returns the outcomes to show and the total. */
async function readOutcomes(stores: Stores, personId: number, now: number) {
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

export const showStreak = implementPlay(streak.streak, async ({ query, caller, stores, now }) => {
  const offsetMs = getOffset(query.zone, now)
  const today = Math.floor((now + offsetMs) / dayMs)
  const { days, rounds, goal } = await readDays(stores.play, { today, offsetMs })
  const told = query.outcomes ? await readOutcomes(stores, caller.id, now) : {}
  return done({ ...countStreak(days, today), rounds, goal, ...told })
})

export const chooseDailyGoal = implementPlay(streak.chooseDailyGoal, async ({ body, stores }) => {
  await writeDailyGoal(stores.play, body.goal)
  return done("The goal was set.")
})
