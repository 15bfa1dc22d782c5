import type { Game } from "#contract/words"
import type { CommandOf, MaterialOf, RoundView, ViewOf } from "#game/games"
import type { PlayReply, SessionOver } from "#game/referee"
import type { RoundKey } from "#game/rounds/round-key"

/** The arguments of the referee's `play`. */
export type Played<G extends Game> = readonly [key: RoundKey<G>, command: CommandOf<G>]

export const start = <G extends Game>(key: RoundKey<G>, material: MaterialOf<G>): Played<G> => [
  key,
  { type: "start", material },
]

/** The view in a reply; throws if it has none. */
export function viewIn<View extends RoundView>(
  reply: { readonly state: string } | { readonly state: string; readonly view: View },
): View {
  if ("view" in reply) return reply.view
  throw new Error(`The reply is ${reply.state}.`)
}

/** The view in a reply, or `null`. */
export const viewOrNull = (reply: PlayReply | SessionOver): ViewOf<Game> | null =>
  "view" in reply ? reply.view : null
