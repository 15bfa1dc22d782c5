import { orNull } from "#app/forms/unavailable.server"
import { ShortMemory } from "#app/catalogue/short-memory.server"
import type { AppContext } from "#app/server/context.server"
import type { Person } from "#app/session/person.server"

/** A pupil's rank on the leaderboard. `next`: how many more points lead to which rank; `null` for the first. */
export interface Standing {
  readonly rank: number
  readonly next: { readonly points: number; readonly rank: number } | null
}

const standingForMs = 60_000
/** Keyed by player and points. Points that others win meanwhile show within a minute. */
const standings = new ShortMemory<Standing | null>()

/** `null` without points, and where the upstream has no standing or does not answer in time. */
export async function readStanding(
  context: AppContext,
  { id, points }: Person,
): Promise<Standing | null> {
  const { upstream, upstreamHost } = context
  if (points === 0) return null
  const key = `${upstreamHost} ${id} ${points}`
  const asked = standings.recall(key, standingForMs, async () => {
    const answer = await upstream.accounts.standing()
    if (answer.status !== 200 || !answer.body.own) return null
    return { rank: answer.body.me, next: answer.body.own.next }
  })
  return orNull(asked)
}
