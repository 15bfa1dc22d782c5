import { getNetwork, site } from "#platform/network"
import type { Game } from "#contract/words"
import type { Referee } from "#game/referee"
import { roundMs } from "#game/rounds/round-base"
import { signedCookie } from "#app/cookies/signed-cookie.server"
import { createPlayersReferee, refereeIn, type Objects, type PlayerObject } from "./referee.server"

export type Visitor = ReturnType<typeof createVisitor>
export type KnownVisitor = ReturnType<Visitor["unknown"]>

export interface NetworkObject {
  take(): Promise<boolean>
  giveBack(): Promise<void>
}

interface Dependencies {
  readonly players: Objects<PlayerObject>
  readonly networks: Objects<NetworkObject>
  readonly upstreamHost: string
  readonly request: Request
  readonly secrets: string[]
  readonly address: string
  readonly device: () => Promise<string | null>
}

/** `taken`: a round may start. `had`: one of this game started within 24 hours, or is being drawn. */
type TrialTaken = "taken" | "had" | "network-full"

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

/**
 * The rounds that a visitor may start: one of each game within 24 hours, and `networkTrialsMax` a day for all visitors
 * of a network.
 */
export const createTrials = (referee: Referee, network: NetworkObject) => ({
  /**
   * Called before a question is drawn: of several calls at once only one is `taken`. Asks the network first: if it is
   * full, no Durable Object is created for a new visitor.
   */
  async take(game: Game): Promise<TrialTaken> {
    if (!(await network.take())) return "network-full"
    if (await referee.run({ type: "takeTrial", game })) return "taken"
    await network.giveBack()
    return "had"
  },
  async giveBack(game: Game): Promise<void> {
    await referee.run({ type: "returnTrial", game })
    await network.giveBack()
  },
})

/**
 * Somebody without an account, who may try a round of each game. A signed cookie holds a random id, which
 * names a referee; the referee holds everything else.
 */
export function createVisitor(dependencies: Dependencies) {
  const { players, networks, upstreamHost, request, secrets, address, device } = dependencies
  const cookie = signedCookie("visitor", secrets, roundMs / 1000)
  /** A device on which somebody has logged in is counted apart from its network. */
  const counting = async () => networks.getByName((await device()) ?? getNetwork(address, site))
  const counted: NetworkObject = {
    take: async () => (await counting()).take(),
    giveBack: async () => (await counting()).giveBack(),
  }
  let kept: string | null = null

  function getVisitor(id: string) {
    // A host contains no space, so no player has such a name.
    const player = `visitor ${upstreamHost}/${id}`
    const referee = createPlayersReferee(refereeIn(players, player), player)
    return {
      id,
      referee,
      rounds: () => referee.run({ type: "trials" }),
      points: (to: string | null) => referee.run({ type: "trialPoints", to }),
      give: (to: string) => referee.run({ type: "giveTrials", to }),
      trials: createTrials(referee, counted),
      keep: () => void (kept = id),
    }
  }

  return {
    async known() {
      const id: unknown = await cookie.parse(request.headers.get("Cookie"))
      return typeof id === "string" && uuid.test(id) ? getVisitor(id) : null
    },
    unknown: () => getVisitor(crypto.randomUUID()),
    commit: async () => (kept === null ? [] : [await cookie.serialize(kept)]),
  }
}
