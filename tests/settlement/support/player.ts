import { runInDurableObject } from "cloudflare:test"
import { env } from "cloudflare:workers"
import type { Referee } from "#game/referee"
import { PlayerReferee } from "../../../referee/src/player-referee"

/**
 * Plays with a referee that has an empty storage and this clock. The players of a lane share one
 * Durable Object: vitest-pool-workers wraps the prototype of the class in one more proxy for each
 * object that it creates, so the thousandth is slower than the first.
 */
export function withReferee<T>(
  lane: number,
  clock: { readonly now: number },
  play: (referee: Referee, alarm: () => Promise<void>) => Promise<T>,
): Promise<T> {
  const stub = env.PLAYERS.getByName(`lane-${lane}`)
  return runInDurableObject<PlayerReferee, T>(stub, async (_, state) => {
    await state.storage.deleteAll()
    const referee = new PlayerReferee(state, env)
    referee.clock = () => clock.now
    // Calls the object directly, because RPC takes most of the time.
    return play(referee, () => referee.alarm())
  })
}
