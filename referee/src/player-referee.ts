import { DurableObject } from "cloudflare:workers"
import type { Game } from "#contract/words"
import type { PlayerRounds } from "#game/player-rounds"
import type {
  Command,
  Overview,
  PageOpening,
  PlayReply,
  SessionMark,
  SessionOver,
  TypedFields,
} from "#game/referee"
import { roundMs } from "#game/rounds/round-base"
import type { RoundKey } from "#game/rounds/round-key"
import { leaseMs } from "#game/rounds/submission"
import {
  atOnce,
  eraseStores,
  hasStores,
  openStores,
  pruneStores,
  type PlayerStores,
} from "./player-stores"
import { keptMs } from "./saved-submission-store"

/**
 * The referee of one player. The rules are in game/. Each call is one synchronous transaction, so that no other call
 * runs between its reads and its writes. An object that was only asked stores nothing; one with tables has an alarm,
 * which deletes what has expired, and at last the object.
 */
export class PlayerReferee extends DurableObject {
  /** In ms since 1970. */
  clock = () => Date.now()
  #opened: PlayerStores | null = null

  async play(
    key: RoundKey,
    command: Command,
    session: SessionMark | null = null,
  ): Promise<PlayReply | SessionOver> {
    if (command.type === "start") await this.#wakeBy(this.clock() + roundMs + leaseMs)
    if (this.#isOver(session)) return { state: "session-over" }
    const play = (rounds: PlayerRounds): PlayReply => rounds.play(key, command)
    if (command.type === "start") return atOnce(this.ctx.storage, this.#stores, play)
    return this.#change(play, { state: "gone" })
  }

  getRound(key: RoundKey) {
    return this.#stored?.rounds.getRound(key) ?? null
  }

  getAnswered(roundId: string) {
    return this.#stored?.rounds.getAnswered(roundId) ?? null
  }

  overview(): Overview {
    return this.#stored?.rounds.overview() ?? { inPlay: [], pendingCredit: [] }
  }

  claimCredit(roundId?: string) {
    return this.#change((rounds) => rounds.claimCredit(roundId), null)
  }

  openPage(since: number, session: SessionMark | null): PageOpening {
    if (this.#isOver(session)) return { ...nothingOpen, isSessionOver: true }
    return this.#change<PageOpening>(
      (rounds) => ({
        isSessionOver: false,
        ...rounds.claimWithTotal(since),
        ...rounds.overview(),
      }),
      nothingOpen,
    )
  }

  releaseCredit(roundId: string, isReported = false) {
    this.#change((rounds) => rounds.releaseCredit(roundId, isReported), undefined)
  }

  postponeCredit(roundId: string) {
    this.#change((rounds) => rounds.postponeCredit(roundId), undefined)
  }

  settleCredit(roundId: string, total: number, before: number | null = null) {
    return this.#change((rounds) => rounds.settleCredit(roundId, total, before), null)
  }

  finish(roundId: string) {
    this.#change((rounds) => rounds.finish(roundId), undefined)
  }

  /** Saves nothing of an erased person. */
  async saveForm(path: string, fields: TypedFields) {
    if (this.#isOver(null)) return
    await this.#wakeBy(this.clock() + keptMs)
    this.#stores.forms.save(path, fields, this.clock())
  }

  takeForm(path: string) {
    return this.#stored?.forms.take(path, this.clock()) ?? null
  }

  async endSession(sessionId: string, until: number) {
    await this.#wakeBy(until)
    this.#stores.sessions.end(sessionId, until, this.clock())
  }

  async endOtherSessions(sessionId: string, before: number, until: number) {
    await this.#wakeBy(until)
    this.#stores.sessions.endOthers(sessionId, before, until)
  }

  isSessionEnded(sessionId: string, signedInAt: number) {
    return this.#stored?.sessions.isEnded(sessionId, signedInAt, this.clock()) ?? false
  }

  async erase(until: number) {
    await this.#wakeBy(until)
    eraseStores(this.ctx.storage, this.#stores, until)
  }

  trials() {
    return this.#stored?.rounds.current() ?? []
  }

  /** False if there is a round of this game, or another caller is drawing a question for one. */
  async takeTrial(game: Game): Promise<boolean> {
    const now = this.clock()
    // The alarm deletes the reservation if no round starts.
    await this.#wakeBy(now + roundMs)
    const { rounds, trials } = this.#stores
    if (rounds.current().some((round) => round.game === game)) return false
    return trials.reserve(game, now, now + leaseMs)
  }

  returnTrial(game: Game) {
    this.#stored?.trials.release(game)
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
    if (session) return this.isSessionEnded(session.id, session.signedInAt)
    return this.#stored?.sessions.isEndedForGood() ?? false
  }

  /** `null` where nothing was ever stored. */
  get #stored() {
    return this.#opened || hasStores(this.ctx.storage.sql) ? this.#stores : null
  }

  /** Creates the tables. Make sure of an alarm first. */
  get #stores() {
    this.#opened ??= openStores(this.ctx.storage.sql, () => this.clock())
    return this.#opened
  }

  /** @param nothing the result where nothing is stored */
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
