import type { Streak } from "#contract/play/streak"
import type { RoundView } from "#game/games"
import { hadItsPoints } from "#game/rounds/credit"
import { getSourceTraits } from "#game/sources/source"
import { orNull } from "#app/forms/refusals.server"
import type { AppContext } from "#app/server/context.server"
import type { DayView } from "./day"

type Asker = Pick<AppContext, "i18n" | "session" | "timeZone" | "upstream">

export async function viewDayWithOutcomes(context: Asker) {
  const streak = await readStreak(context, { outcomes: "true" })
  const { outcomes = [], totalpoints = null } = streak ?? {}
  return { day: streak && toWords(context, streak), outcomes, totalpoints }
}

async function readStreak(
  { session, timeZone, upstream }: Asker,
  more: { readonly outcomes?: "true" } = {},
): Promise<Streak | null> {
  if (session.person?.role !== "Student") return null
  const reply = await orNull(upstream.progress.streak({ zone: timeZone(), ...more }))
  return reply?.status === 200 ? reply.body : null
}

/**
 * The day after a round; `null` if the API does not record it: practice of the record. The API counts the rounds, so one
 * round alone begins a day, and one alone reaches the goal.
 */
export async function viewDayAfter(context: Asker, round: RoundView): Promise<DayView | null> {
  if (!getSourceTraits(round.source).isIssued || round.phase !== "answered") return null
  const streak = await readStreak(context)
  if (!streak) return null
  const { rounds, goal, days } = streak
  const isNews = days > 0 && (rounds === 1 || rounds === goal) && !hadItsPoints(round.credit)
  return { ...toWords(context, streak), flags: isNews ? ((days - 1) % 7) + 1 : 0 }
}

function toWords({ i18n }: Asker, { days, isYesterdayFree, rounds, goal }: Streak): DayView {
  const kind = isYesterdayFree ? "free" : "streak"
  return {
    rounds,
    goal,
    text:
      rounds < goal
        ? i18n.t("day.rounds", { rounds, count: goal })
        : i18n.t("day.done", { count: rounds }),
    flags: 0,
    streak: days > 0 ? i18n.t(`day.${kind}`, { count: days }) : i18n.t("day.begin"),
  }
}
