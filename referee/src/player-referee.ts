import { DurableObject } from "cloudflare:workers"
import { PlayerRounds } from "#game/player-rounds"
import type { Command, PlayReply, SessionMark, SessionOver, TypedFields } from "#game/referee"
import type { RoundKey } from "#game/rounds/round-key"
import { EndedSessionStore } from "./ended-session-store"
import { SqlRoundStore } from "./round-store"
import { SavedSubmissionStore } from "./saved-submission-store"

/**
 * The referee of one player. Every rule is in game/; here each call is one synchronous transaction,
 * so that no other call runs between what it reads and what it writes.
 */
export class PlayerReferee extends DurableObject {
  /** In ms since 1970. */
  clock = () => Date.now()
  readonly #forms = new SavedSubmissionStore(this.ctx.storage.sql)
  readonly #sessions = new EndedSessionStore(this.ctx.storage.sql)
  readonly #rounds = new PlayerRounds(new SqlRoundStore(this.ctx.storage.sql), {
    now: () => this.clock(),
    newId: () => crypto.randomUUID(),
    onUnreadable: logUnreadable,
  })

  async play(
    key: RoundKey,
    command: Command,
    session: SessionMark | null = null,
  ): Promise<PlayReply | SessionOver> {
    if (session && this.isSessionEnded(session.id, session.signedInAt))
      return { state: "session-over" }
    const reply = this.#atOnce((rounds) => rounds.play(key, command))
    // A round that begins also ends.
    if (command.type === "start") await this.#setAlarm()
    return reply
  }

  getRound(key: RoundKey) {
    return this.#rounds.getRound(key)
  }

  inPlay() {
    return this.#rounds.inPlay()
  }

  pendingCredit() {
    return this.#rounds.pendingCredit()
  }

  claimCredit(roundId?: string) {
    return this.#atOnce((rounds) => rounds.claimCredit(roundId))
  }

  claimWithTotal(since: number) {
    return this.#atOnce((rounds) => rounds.claimWithTotal(since))
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
    this.#forms.save(path, fields, this.clock())
  }

  takeForm(path: string) {
    return this.#forms.take(path, this.clock())
  }

  endSession(sessionId: string, until: number) {
    this.#sessions.end(sessionId, until, this.clock())
  }

  endOtherSessions(sessionId: string, before: number) {
    this.#sessions.endOthers(sessionId, before)
  }

  isSessionEnded(sessionId: string, signedInAt: number) {
    return this.#sessions.isEnded(sessionId, signedInAt, this.clock())
  }

  override async alarm() {
    this.#atOnce((rounds) => rounds.prune())
    await this.#setAlarm()
  }

  #atOnce<T>(call: (rounds: PlayerRounds) => T): T {
    return this.ctx.storage.transactionSync(() => call(this.#rounds))
  }

  async #setAlarm() {
    const at = this.#rounds.nextPruneAt()
    if (at !== null) await this.ctx.storage.setAlarm(at)
  }
}

/** A line of JSON, as the other Workers log. Logs hold no text that anybody else chose. */
function logUnreadable(stored: string): void {
  const game = /^[a-z-]{1,40}$/.test(stored) ? stored : "none"
  console.error(JSON.stringify({ level: "error", event: "round.unreadable", id: "", game }))
}
