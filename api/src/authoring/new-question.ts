import { Refusal } from "../reply"

/** A question as its author wrote it, of any game. */
export interface NewQuestion {
  readonly question: string
  /** Hints or statements. */
  readonly lines: readonly string[]
  readonly answer: string
  readonly summary: string
  readonly level: number
  /** Beside the answer, what an answer call identifies the question by. */
  readonly said: string
}

export const invalidField = (field: string, reason: string) =>
  new Refusal(400, `${field}: ${reason}`)
