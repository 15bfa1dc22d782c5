import { DurableObject } from "cloudflare:workers"
import type { PlayerRounds } from "#game/player-rounds"
import type {
  Operation,
  OperationName,
  PageOpening,
  PlayReply,
  Referee,
  ResultOf,
  SessionMark,
} from "#game/referee"
import { roundMs } from "#game/rounds/round-base"
import { leaseMs } from "#game/rounds/submission"
import {
  atOnce,
  eraseStores,
  hasStores,
  openStores,
  pruneStores,
  type PlayerStores,
} from "./player-stores"
import { keptMs } from "./ended-session-store"

type Operations = {
  readonly [Name in OperationName]: (
    operation: Operation<Name>,
  ) => ResultOf<Name> | Promise<ResultOf<Name>>
}

/**
 * The referee of one player. The rules are in game/. Each call is one synchronous transaction, so that no other call
 * runs between its reads and its writes. An object that was only asked stores nothing; one with tables has an alarm,
 * which deletes what has expired, and at last the object.
 */
export class PlayerReferee extends DurableObject implements Referee {
  clock = () => Date.now()
  #opened: PlayerStores | null = null

  async run<Name extends OperationName>(operation: Operation<Name>): Promise<ResultOf<Name>> {
    return this.#operations[operation.type](operation)
  }

  readonly #operations: Operations = {
    play: async ({ key, command, session }) => {
      if (command.type === "start") await this.#wakeBy(this.clock() + roundMs + leaseMs)
      if (this.#isOver(session)) return { state: "session-over" }
      const carryOut = (rounds: PlayerRounds): PlayReply => rounds.carryOut(key, command)
      if (command.type === "start") return atOnce(this.ctx.storage, this.#stores, carryOut)
      return this.#change(carryOut, { state: "gone" })
    },
    getRound: ({ key }) => this.#stored?.rounds.getRound(key) ?? null,
    getAnswered: ({ roundId }) => this.#stored?.rounds.getAnswered(roundId) ?? null,
    overview: () => this.#stored?.rounds.overview() ?? { inPlay: [], pendingCredit: [] },
    claimCredit: ({ roundId }) => this.#change((rounds) => rounds.claimCredit(roundId), null),
    openPage: ({ since, session }) => {
      if (this.#isOver(session)) return { ...nothingOpen, isSessionOver: true }
      return this.#change<PageOpening>(
        (rounds) => ({
          isSessionOver: false,
          ...rounds.claimWithTotal(since),
          ...rounds.overview(),
        }),
        nothingOpen,
      )
    },
    releaseCredit: ({ roundId, isReported }) =>
      this.#change((rounds) => rounds.releaseCredit(roundId, isReported), undefined),
    postponeCredit: ({ roundId }) =>
      this.#change((rounds) => rounds.postponeCredit(roundId), undefined),
    settleCredit: ({ roundId, total, before }) =>
      this.#change((rounds) => rounds.settleCredit(roundId, total, before), null),
    finish: ({ roundId }) => this.#change((rounds) => rounds.finish(roundId), undefined),

    // Saves nothing of an erased person.
    saveForm: async ({ path, fields }) => {
      if (this.#isOver(null)) return
      await this.#wakeBy(this.clock() + keptMs)
      this.#stores.forms.save(path, fields, this.clock())
    },
    takeForm: ({ path }) => this.#stored?.forms.take(path, this.clock()) ?? null,

    endSession: async ({ id, until }) => {
      await this.#wakeBy(until)
      this.#stores.sessions.end(id, until, this.clock())
    },
    endOtherSessions: async ({ id, before, until }) => {
      await this.#wakeBy(until)
      this.#stores.sessions.endOthers(id, before, until)
    },
    isSessionEnded: ({ session }) => this.#isOver(session),
    erase: async ({ until }) => {
      await this.#wakeBy(until)
      eraseStores(this.ctx.storage, this.#stores, until)
    },

    trials: () => this.#stored?.rounds.current() ?? [],
    takeTrial: async ({ game }) => {
      const now = this.clock()
      // The alarm deletes the reservation if no round starts.
      await this.#wakeBy(now + roundMs)
      const { rounds, trials } = this.#stores
      if (rounds.current().some((round) => round.game === game)) return false
      return trials.reserve(game, now, now + leaseMs)
    },
    returnTrial: ({ game }) => this.#stored?.trials.release(game),
    trialPoints: ({ to }) => {
      const given = this.#stored?.trials.given()
      if (given) return given.to === to ? given.points : 0
      return to === null ? this.#trialsWon() : 0
    },
    giveTrials: ({ to }) => {
      const points = this.#trialsWon()
      if (points > 0) this.#stored?.trials.give(to, points)
    },
  }

  #trialsWon(): number {
    const rounds = this.#stored?.rounds.current() ?? []
    return rounds.reduce((sum, round) => sum + (round.phase === "answered" ? round.won : 0), 0)
  }

  /** A visitor has no pending credit, so the object of one without rounds that end is deleted. */
  override async alarm() {
    const next = this.#stored ? pruneStores(this.ctx.storage, this.#stored, this.clock()) : null
    if (next !== null) return this.ctx.storage.setAlarm(next)
    this.#opened = null
    await this.ctx.storage.deleteAll()
  }

  /** Whether the session of a call has ended; `null` for a call without one, which only an erased person ends. */
  #isOver(session: SessionMark | null): boolean {
    const sessions = this.#stored?.sessions
    if (session) return sessions?.isEnded(session.id, session.signedInAt, this.clock()) ?? false
    return sessions?.isEndedForGood() ?? false
  }

  get #stored() {
    return this.#opened || hasStores(this.ctx.storage.sql) ? this.#stores : null
  }

  /** Creates the tables. Make sure of an alarm first. */
  get #stores() {
    this.#opened ??= openStores(this.ctx.storage.sql, () => this.clock())
    return this.#opened
  }

  #change<T>(call: (rounds: PlayerRounds) => T, nothing: T): T {
    return this.#stored ? atOnce(this.ctx.storage, this.#stored, call) : nothing
  }

  async #wakeBy(at: number) {
    const planned = await this.ctx.storage.getAlarm()
    if (planned === null || planned > at) await this.ctx.storage.setAlarm(at)
  }
}

const nothingOpen: PageOpening = {
  isSessionOver: false,
  claim: null,
  total: null,
  inPlay: [],
  pendingCredit: [],
}
