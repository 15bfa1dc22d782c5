import type { ComponentType } from "react"
import type { TranslationKey } from "#app/i18n/keys"

export interface GameCards {
  /** For the record: shows the right answer in words of the game; `null` if the answer is a text. */
  readonly Answer: ComponentType<{ answer: string }> | null
  readonly Given?: ComponentType<{ answer: string }>
  readonly linesTitle: TranslationKey
  /** For review: shows the hints or statements below the question. `answer` is as the API stores it. */
  readonly Lines: ComponentType<{ lines: readonly string[]; answer: string }>
  readonly hasAnswerText: boolean
}
