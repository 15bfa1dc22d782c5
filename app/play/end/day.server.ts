import type { Streak } from "#contract/play/streak"
import { games } from "#game/games"
import type { RoundKey } from "#game/rounds/round-key"
import { getSourceTraits } from "#game/sources/source"
import { orNull } from "#app/forms/unavailable.server"
import type { AppContext } from "#app/server/context.server"
import type { DayView } from "./day"

type Asker = Pick<AppContext, "i18n" | "session" | "timeZone" | "upstream">

/** `null` for roles other than pupils, and if the upstream does not report them. */
async function viewDay(context: Asker): Promise<DayView | null> {
  const streak = await readStreak(context)
  return streak && toWords(context, streak)
}

/** The day with the outcomes of the pupil's appeals and the total, which is `null` if the upstream sends none. */
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

/** The day after a round; `null` if the API does not record it: practice of the record, offside in entertainment. */
export function viewDayAfter(context: Asker, { game, source }: RoundKey) {
  const { isIssued, earnsPoints } = getSourceTraits(source)
  const isRecorded = isIssued && (earnsPoints || !games[game].judgements)
  return isRecorded ? viewDay(context) : null
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
    streak: days > 0 ? i18n.t(`day.${kind}`, { count: days }) : i18n.t("day.begin"),
  }
}
