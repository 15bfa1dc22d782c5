import { streak } from "#contract"
import { implementPlay } from "../../http/implement"
import { dayMs, getOffset, countStreak } from "../../points/streak"
import { done } from "../../reply"
import { readOutcomes } from "../feedback/outcomes"
import { readDays, writeDailyGoal } from "../../store/record/streak"

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
