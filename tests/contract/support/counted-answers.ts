import { runInDurableObject } from "cloudflare:test"
import { env } from "cloudflare:workers"
import { readState } from "../../../api/src/player/state"
import type { PlayerState } from "../../../api/src/store/play/published"
import { clock } from "./api"
import { deliver as deliverAll } from "./leaderboards"
import { inPlay } from "./players"
import type { Member } from "./world"

/** The message that the object of a player would send now, with all its answers. */
export async function stateOf({ id }: Member): Promise<PlayerState> {
  await inPlay(id, "UPDATE player SET published = 0, counted = 0")
  const state = await runInDurableObject(env.PLAY.getByName(String(id)), (_, { storage }) =>
    readState(storage.sql, clock.now),
  )
  if (!state) throw new Error("nothing to publish")
  return state
}

/** Stores messages as the consumer of the queue does. */
export const deliver = (...states: readonly PlayerState[]) => deliverAll(states)

/** Deletes the counts, as after a loss of D1. */
export async function forgetCounts() {
  await env.DB.batch([
    env.DB.prepare("DELETE FROM question_figures"),
    env.DB.prepare("DELETE FROM given_wrong"),
    env.DB.prepare("UPDATE people SET play_version = 0, answers_counted = 0"),
  ])
}
