import { progress } from "#contract"
import { implement } from "../../implement"
import { dayMs, offsetOf, streakOf } from "../../points/streak"
import { done } from "../../reply"
import { readDays, writeDailyGoal } from "../../store/streak"

export const showStreak = implement(progress.streak, async ({ query, caller, stores, now }) => {
  const offsetMs = offsetOf(query.zone, now)
  const today = Math.floor((now + offsetMs) / dayMs)
  const { days, rounds, goal } = await readDays(stores, { personId: caller.id, today, offsetMs })
  return done({ ...streakOf(days, today), rounds, goal })
})

export const chooseDailyGoal = implement(
  progress.chooseDailyGoal,
  async ({ body, caller, store }) => {
    await writeDailyGoal(store, caller.id, body.goal)
    return done("The goal was set.")
  },
)
