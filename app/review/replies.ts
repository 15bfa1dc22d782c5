import type { AnswerVerdict } from "#app/authoring/try-answers/answer-verdict"
import type { Message } from "#app/i18n/keys"

/** Why nothing was decided, and what had been sent. */
export interface ReviewReply {
  readonly error: Message
  /** Ticked again. */
  readonly ids: readonly string[]
  readonly template: string
  readonly reason: string
}

/** What became of a decision that the page's script sent. */
export interface DecisionReport {
  /** Every question that was sent was decided by this request. */
  readonly isWhole: boolean
  /** In the language of the page. */
  readonly text: string
}

/** What came of trying answers to one question. */
export interface TryReply {
  readonly id: string
  readonly tries: string
  /** What was chosen and typed for a rejection. */
  readonly template: string
  readonly reason: string
  readonly verdicts: readonly AnswerVerdict[]
  /** Why there are no verdicts; `null` where there are. */
  readonly tryError: Message | null
}
