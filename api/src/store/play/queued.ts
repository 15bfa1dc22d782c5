import type { DrawnQuestion } from "../../games/game"

export interface QueuedAttempt {
  readonly question: DrawnQuestion
  readonly turnAt: number
  /** The skipped question that this one is played in place of. */
  readonly skippedId?: number
}

export interface Queued {
  readonly question_id: number
  readonly level: number
  readonly turn_at: number
}
