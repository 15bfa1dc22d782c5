import type { Overview } from "#game/referee"
import type { AppContext } from "#app/server/context.server"
import { payClaim } from "./pay-credit.server"
import { settledRoundOf } from "./settled-rounds.server"

type Payer = Pick<
  AppContext,
  "upstream" | "session" | "capabilities" | "refereeOf" | "endedSessions" | "isPupilsPage"
>

const openings = new WeakMap<object, Promise<Overview | null>>()

/**
 * Pays the oldest pending credit of a pupil before a page is rendered, with at most one call of the upstream, and
 * takes over the newest total that was recorded since this session knew one, by any device of the pupil. All loaders of
 * a request wait for the same payment, so that each shows the points after it.
 * Returns the open rounds and pending credits; `null` if the referee was not asked, or the payment has changed them.
 */
export function payBeforePage(request: Request, context: Payer): Promise<Overview | null> {
  const opening = openings.get(context) ?? open(request, context)
  openings.set(context, opening)
  return opening
}

async function open(request: Request, context: Payer): Promise<Overview | null> {
  const { session, endedSessions, isPupilsPage } = context
  const { person, pointsAt } = session
  if (!person || !isPupilsPage) return null
  // The result of a round that was settled just now is in memory only if nothing is pending.
  if (settledRoundOf(request, context)) return null
  const referee = context.refereeOf(person.id)
  const { isSessionOver, claim, total, ...overview } = await referee.run({
    type: "openPage",
    since: pointsAt,
    session: endedSessions.unchecked(),
  })
  endedSessions.noteChecked(isSessionOver)
  if (total !== null) session.setPoints(total)
  if (!claim) return overview
  await payClaim(context, referee, claim, { mostCalls: 1 })
  return null
}
