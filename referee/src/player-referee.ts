import { DurableObject } from "cloudflare:workers"
import type { Game } from "#contract/words"
import { PlayerRounds } from "#game/player-rounds"
import type {
  Command,
  PageOpening,
  PlayReply,
  SessionMark,
  SessionOver,
  TypedFields,
} from "#game/referee"
import { roundMs } from "#game/rounds/round-base"
import type { RoundKey } from "#game/rounds/round-key"
import { leaseMs } from "#game/rounds/submission"
import { EndedSessionStore } from "./ended-session-store"
import { SqlRoundStore } from "./round-store"
import { SavedSubmissionStore } from "./saved-submission-store"
import { TrialStore } from "./trial-store"

/**
 * The referee of one player. The rules are in game/. Each call is one synchronous transaction, so that no other call
 * runs between its reads and its writes.
 */
export class PlayerReferee extends DurableObject {
  /** In ms since 1970. */
  clock = () => Date.now()
  #opened: ReturnType<typeof openStores> | null = null

  async play(
    key: RoundKey,
    command: Command,
    session: SessionMark | null = null,
  ): Promise<PlayReply | SessionOver> {
    if (session && this.isSessionEnded(session.id, session.signedInAt))
      return { state: "session-over" }
    const reply = this.#atOnce((rounds) => rounds.play(key, command))
    // A new round needs an alarm for its end.
    if (command.type === "start") await this.#setAlarm()
    return reply
  }

  getRound(key: RoundKey) {
    return this.#stores.rounds.getRound(key)
  }

  getAnswered(roundId: string) {
    return this.#stores.rounds.getAnswered(roundId)
  }

  overview() {
    return this.#stores.rounds.overview()
  }

  claimCredit(roundId?: string) {
    return this.#atOnce((rounds) => rounds.claimCredit(roundId))
  }

  openPage(since: number, session: SessionMark | null): PageOpening {
    if (session && this.isSessionEnded(session.id, session.signedInAt)) return nothingOpen
    return this.#atOnce((rounds) => ({
      isSessionOver: false,
      ...rounds.claimWithTotal(since),
      ...rounds.overview(),
    }))
  }

  releaseCredit(roundId: string, isReported = false) {
    this.#atOnce((rounds) => rounds.releaseCredit(roundId, isReported))
  }

  postponeCredit(roundId: string) {
    this.#atOnce((rounds) => rounds.postponeCredit(roundId))
  }

  settleCredit(roundId: string, total: number, before: number | null = null) {
    return this.#atOnce((rounds) => rounds.settleCredit(roundId, total, before))
  }

  finish(roundId: string) {
    this.#atOnce((rounds) => rounds.finish(roundId))
  }

  saveForm(path: string, fields: TypedFields) {
    this.#stores.forms.save(path, fields, this.clock())
  }

  takeForm(path: string) {
    return this.#stores.forms.take(path, this.clock())
  }

  endSession(sessionId: string, until: number) {
    this.#stores.sessions.end(sessionId, until, this.clock())
  }

  endOtherSessions(sessionId: string, before: number) {
    this.#stores.sessions.endOthers(sessionId, before)
  }

  isSessionEnded(sessionId: string, signedInAt: number) {
    return this.#stores.sessions.isEnded(sessionId, signedInAt, this.clock())
  }

  trials() {
    return this.#stores.rounds.current()
  }

  /** False if there is a round of this game, or another caller is drawing a question for one. */
  async takeTrial(game: Game): Promise<boolean> {
    const { rounds, trials } = this.#stores
    const now = this.clock()
    if (rounds.current().some((round) => round.game === game)) return false
    if (!trials.reserve(game, now, now + leaseMs)) return false
    // The alarm deletes the reservation if no round starts.
    if ((await this.ctx.storage.getAlarm()) === null) await this.ctx.storage.setAlarm(now + roundMs)
    return true
  }

  returnTrial(game: Game) {
    this.#stores.trials.release(game)
  }

  override async alarm() {
    this.#atOnce((rounds) => rounds.prune())
    const { rounds, trials } = this.#stores
    if (rounds.nextPruneAt() !== null || !trials.hasAny()) return this.#setAlarm()
    // A visitor has no pending credit, so the object of one without rounds is deleted.
    await this.ctx.storage.deleteAll()
    this.#opened = null
  }

  get #stores() {
    this.#opened ??= openStores(this.ctx.storage.sql, () => this.clock())
    return this.#opened
  }

  #atOnce<T>(call: (rounds: PlayerRounds) => T): T {
    const { rounds, roundStore } = this.#stores
    try {
      return this.ctx.storage.transactionSync(() => {
        const result = call(rounds)
        roundStore.write()
        return result
      })
    } finally {
      roundStore.forget()
    }
  }

  async #setAlarm() {
    const at = this.#stores.rounds.nextPruneAt()
    if (at !== null) await this.ctx.storage.setAlarm(at)
  }
}

const nothingOpen: PageOpening = {
  isSessionOver: true,
  claim: null,
  total: null,
  inPlay: [],
  pendingCredit: [],
}

/** The constructors create the tables. */
function openStores(sql: SqlStorage, now: () => number) {
  const roundStore = new SqlRoundStore(sql)
  return {
    forms: new SavedSubmissionStore(sql),
    sessions: new EndedSessionStore(sql),
    trials: new TrialStore(sql),
    roundStore,
    rounds: new PlayerRounds(roundStore, {
      now,
      newId: () => crypto.randomUUID(),
      onUnreadable: logUnreadable,
    }),
  }
}

/**
 * Logs one line of JSON, as the other Workers do. Logs hold no text from outside, so `stored` is only logged if it has
 * the form of a game's name.
 */
function logUnreadable(stored: string): void {
  const game = /^[a-z-]{1,40}$/.test(stored) ? stored : "none"
  console.error(JSON.stringify({ level: "error", event: "round.unreadable", id: "", game }))
}
