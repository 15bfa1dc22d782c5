import type { ComponentType } from "react"
import type { TranslationKey } from "#app/i18n/keys"

/** How a question of one game is shown in lists of questions of all games. */
export interface GameCards {
  /** In the record: the right answer in the game's own words; `null` where it is a text. */
  readonly Answer: ComponentType<{ answer: string }> | null
  /** In the record: what was given, where it is no text that was typed. */
  readonly Given?: ComponentType<{ answer: string }>
  /** In the record: the title of its hints or statements. */
  readonly linesTitle: TranslationKey
  /** For review, below its text: its hints or statements, and its answer as the API stores it. */
  readonly Lines: ComponentType<{ lines: readonly string[]; answer: string }>
  /** For review: whether its answer is shown as a text. */
  readonly hasAnswerText: boolean
}
