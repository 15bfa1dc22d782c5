import { runInDurableObject } from "cloudflare:test"
import { env } from "cloudflare:workers"
import type { Referee } from "#game/referee"
import { PlayerReferee } from "../../../referee/src/player-referee"

/** The players of a lane share one object: the pool wraps its class in one more proxy for each that it creates. */
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
