import type { DrawnQuestion } from "../../games/game"

export interface QueuedAttempt {
  readonly question: DrawnQuestion
  readonly turnAt: number
  readonly skippedId?: number
}

export interface QueuedQuestion {
  readonly question_id: number
  readonly level: number
  readonly turn_at: number
}
