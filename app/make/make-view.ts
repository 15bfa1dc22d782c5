import type { Category } from "#contract/words"
import type { FormProps } from "#app/forms/form-model"
import type { Places } from "./places"

/** What a page on which a question is written knows. */
export interface MakeView {
  readonly title: string
  readonly category: Category
  /** Those that this person may write for. */
  readonly categories: readonly Category[]
  /** The question before has been sent. */
  readonly isSent: boolean
  /** Where the next one is written, at the same place. */
  readonly again: string
  /** What a teacher teaches; "" for everybody else. */
  readonly subject: string
  /** `null` for entertainment. */
  readonly places: Places | null
  readonly form: FormProps["view"]
  /** Where this browser keeps what is being written. */
  readonly draftPlace: string
}
