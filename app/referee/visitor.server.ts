import type { Game } from "#contract/words"
import type { Referee, Trials } from "#game/referee"
import { roundMs } from "#game/rounds/round-base"
import { signedCookie } from "#app/cookies/signed-cookie.server"
import { networkOf } from "./network.server"
import { refereeOf } from "./referee.server"

export type Visitor = ReturnType<typeof createVisitor>
export type KnownVisitor = ReturnType<Visitor["unknown"]>

interface Dependencies {
  readonly referee: Referee & Trials
  readonly upstreamHost: string
  readonly request: Request
  readonly secrets: string[]
  /** The client's address, "" where it is not known. */
  readonly address: string
}

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

/**
 * Somebody without an account, who may try a round of each game. A signed cookie holds a random id, which
 * names a referee; the referee holds everything else.
 */
export function createVisitor(dependencies: Dependencies) {
  const { referee, upstreamHost, request, secrets, address } = dependencies
  const cookie = signedCookie("visitor", secrets, roundMs / 1000)
  const network = networkOf(address)
  let kept: string | null = null

  function visitorOf(id: string) {
    // A host contains no space, so no player has such a name.
    const player = `visitor ${upstreamHost}/${id}`
    return {
      id,
      referee: refereeOf(referee, player),
      trials: () => referee.trialsOf(player),
      takeTrial: (game: Game) => referee.takeTrial(player, network, game),
      returnTrial: (game: Game) => referee.returnTrial(player, network, game),
      /** Sets the cookie for the lifetime of a round that begins now. */
      keep: () => void (kept = id),
    }
  }

  return {
    /** `null` where the browser has no such cookie, or a forged one. */
    async known() {
      const id: unknown = await cookie.parse(request.headers.get("Cookie"))
      return typeof id === "string" && uuid.test(id) ? visitorOf(id) : null
    },
    unknown: () => visitorOf(crypto.randomUUID()),
    /** The Set-Cookie to send, if any. */
    commit: async () => (kept === null ? [] : [await cookie.serialize(kept)]),
  }
}
