import type { FormProps } from "#app/forms/form-model"
import type { Message } from "#app/i18n/keys"
import type { Places } from "./places"

/** Why a page came back on which a question is written, with all that was written. */
export interface MakeReply {
  readonly form: NonNullable<FormProps["reply"]>
  /** `null` for entertainment. */
  readonly places: Places | null
  /** What may be as it is, and may be looked at once more. */
  readonly warnings: readonly Message[]
  /** After a check: the question as a pupil will see it, as HTML that the server drew. */
  readonly preview: string | null
}
