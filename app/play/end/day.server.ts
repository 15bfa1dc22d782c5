import { toLocalTime } from "#contract/classes/local-time"
import type { Streak } from "#contract/play/streak"
import type { RoundView } from "#game/games"
import { hadItsPoints } from "#game/rounds/credit"
import { getSourceTraits } from "#game/sources/source"
import { orNull } from "#app/forms/refusals.server"
import type { AppContext } from "#app/server/context.server"
import type { DayView } from "./day"

const home = ""

type Asker = Pick<AppContext, "i18n" | "session" | "timeZone" | "upstream">

/** `viewDay` counts as seen what it celebrates, so a page that redirects does not call it. */
export async function readDayWithOutcomes(context: Asker) {
  const streak = await readStreak(context, { outcomes: "true" })
  const { outcomes = [], totalpoints = null } = streak ?? {}
  return { viewDay: () => streak && toDay(context, streak, home), outcomes, totalpoints }
}

async function readStreak(
  { session, timeZone, upstream }: Asker,
  more: { readonly outcomes?: "true" } = {},
): Promise<Streak | null> {
  if (session.person?.role !== "Student") return null
  const reply = await orNull(upstream.progress.streak({ zone: timeZone(), ...more }))
  return reply?.status === 200 ? reply.body : null
}

export async function viewDayAfter(context: Asker, round: RoundView): Promise<DayView | null> {
  if (!getSourceTraits(round.source).isIssued || round.phase !== "answered") return null
  const streak = await readStreak(context)
  return streak && toDay(context, streak, hadItsPoints(round.credit) ? null : round.roundId)
}

function toDay(context: Asker, streak: Streak, newsOf: string | null): DayView {
  const { days, isYesterdayFree, rounds, goal } = streak
  const { t } = context.i18n
  const isMoment = newsOf !== null && days > 0 && celebrates(context, streak, newsOf)
  return {
    rounds,
    goal,
    text:
      rounds < goal
        ? t("day.rounds", { rounds, count: goal })
        : t("day.done", { goal, count: rounds }),
    flags: isMoment ? ((days - 1) % 7) + 1 : 0,
    streak:
      days > 0 ? t(`day.${isYesterdayFree ? "free" : "streak"}`, { count: days }) : t("day.begin"),
  }
}

/**
 * Once a day for its first round, on the page of a round, and once for the goal, also on Home: a lesson or a pack counts
 * several rounds at once, and a goal may be lowered to what is played.
 */
function celebrates(
  { session, timeZone }: Asker,
  { rounds, goal }: Streak,
  roundId: string,
): boolean {
  const hasGoal = rounds >= goal
  if (!hasGoal && (roundId === home || rounds === 0)) return false
  const day = toLocalTime(Date.now(), timeZone() ?? "UTC").slice(0, 10)
  const seen = session.moment?.day === day ? session.moment : null
  if (hasGoal ? seen?.hasGoal : seen) return roundId !== home && seen?.roundId === roundId
  session.setMoment({ day, roundId, hasGoal })
  return true
}
