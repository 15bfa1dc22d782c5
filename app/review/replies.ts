import type { AnswerVerdict } from "#app/authoring/try-answers/answer-verdict"
import type { Message } from "#app/i18n/keys"

/** The reply to a decision that failed: the error, and what was sent. */
export interface ReviewReply {
  readonly error: Message
  /** The questions to tick again. */
  readonly ids: readonly string[]
  readonly template: string
  readonly reason: string
}

/** The result of a decision that the page's script sent. */
export interface DecisionReport {
  /** Whether this request decided every question that was sent. */
  readonly isWhole: boolean
  /** The result in words, in the language of the page. */
  readonly text: string
}

/** The results of trying answers to one question. */
export interface TryReply {
  readonly id: string
  readonly tries: string
  /** The reason for a rejection that was chosen (`template`) and typed (`reason`). */
  readonly template: string
  readonly reason: string
  readonly verdicts: readonly AnswerVerdict[]
  /** Why there are no verdicts; `null` where there are. */
  readonly tryError: Message | null
}
