import { WorkerEntrypoint } from "cloudflare:workers"
import type { Game } from "#contract/words"
import type {
  Command,
  Referee,
  SessionMark,
  EndedSessions,
  SubmissionStore,
  Trials,
  TrialTaken,
  TypedFields,
} from "#game/referee"
import type { RoundKey } from "#game/rounds/round-key"
import type { WorkerEnv } from "./worker-env"

/** Forwards each call to the Durable Object of its player. */
export class RefereeService
  extends WorkerEntrypoint<WorkerEnv>
  implements Referee, SubmissionStore, EndedSessions, Trials
{
  play(player: string, key: RoundKey, command: Command, session: SessionMark | null = null) {
    return this.#of(player).play(key, command, session)
  }

  getRound(player: string, key: RoundKey) {
    return this.#of(player).getRound(key)
  }

  getAnswered(player: string, roundId: string) {
    return this.#of(player).getAnswered(roundId)
  }

  overview(player: string) {
    return this.#of(player).overview()
  }

  claimCredit(player: string, roundId?: string) {
    return this.#of(player).claimCredit(roundId)
  }

  openPage(player: string, since: number, session: SessionMark | null) {
    return this.#of(player).openPage(since, session)
  }

  releaseCredit(player: string, roundId: string, isReported = false) {
    return this.#of(player).releaseCredit(roundId, isReported)
  }

  postponeCredit(player: string, roundId: string) {
    return this.#of(player).postponeCredit(roundId)
  }

  settleCredit(player: string, roundId: string, total: number, before: number | null = null) {
    return this.#of(player).settleCredit(roundId, total, before)
  }

  finish(player: string, roundId: string) {
    return this.#of(player).finish(roundId)
  }

  saveForm(player: string, path: string, fields: TypedFields) {
    return this.#of(player).saveForm(path, fields)
  }

  takeForm(player: string, path: string) {
    return this.#of(player).takeForm(path)
  }

  endSession(player: string, sessionId: string, until: number) {
    return this.#of(player).endSession(sessionId, until)
  }

  endOtherSessions(player: string, sessionId: string, before: number, until: number) {
    return this.#of(player).endOtherSessions(sessionId, before, until)
  }

  erase(player: string, until: number) {
    return this.#of(player).erase(until)
  }

  isSessionEnded(player: string, sessionId: string, signedInAt: number) {
    return this.#of(player).isSessionEnded(sessionId, signedInAt)
  }

  trialsOf(visitor: string) {
    return this.#of(visitor).trials()
  }

  /** Asks the network first: if it is full, no Durable Object is created for a new visitor. */
  async takeTrial(visitor: string, network: string, game: Game): Promise<TrialTaken> {
    const ofNetwork = this.#network(network)
    if (!(await ofNetwork.take())) return "network-full"
    if (await this.#of(visitor).takeTrial(game)) return "taken"
    await ofNetwork.giveBack()
    return "had"
  }

  async returnTrial(visitor: string, network: string, game: Game) {
    await this.#of(visitor).returnTrial(game)
    await this.#network(network).giveBack()
  }

  #of(player: string) {
    return within(this.env.PLAYERS, this.env.JURISDICTION).getByName(player)
  }

  #network(network: string) {
    return within(this.env.NETWORKS, this.env.JURISDICTION).getByName(network)
  }
}

/** Restricts a namespace to a jurisdiction. Without one an object is created near its first caller. */
const within = <Object extends Rpc.DurableObjectBranded>(
  namespace: DurableObjectNamespace<Object>,
  jurisdiction: string,
) =>
  jurisdiction === "eu" || jurisdiction === "fedramp"
    ? namespace.jurisdiction(jurisdiction)
    : namespace
