import * as z from "zod"
import type { authoring } from "#contract"
import { lengths } from "#contract/limits"
import type { FormView } from "#app/forms/form-model"
import type { AcceptedForm, FormAction } from "#app/forms/define-form.server"
import type { AppContext } from "#app/server/context.server"
import type { Call } from "#app/upstream/send.server"
import { line, prose } from "./form/fields.server"

type T = AppContext["i18n"]["t"]

/** A field of a correction beside question and explanation, with what it begins with. */
export interface CorrectedField {
  readonly name: string
  readonly label: string
  readonly value: string
  /** Of a text that may grow, how many lines are shown at first. */
  readonly rows?: number
  /** Instead of a text one of these is chosen. */
  readonly choices?: readonly { readonly value: string; readonly label: string }[]
}

/** A question under review, as far as it may be corrected. */
interface Correctable {
  readonly answer: string
  /** Hints or statements. */
  readonly hints: readonly string[]
}

/** What every correction has; `seen` names the texts that the form began with. */
export const correctedWords = {
  question: line(lengths.question),
  summary: prose(lengths.summary),
  seen: z.string().max(64).optional(),
}

interface Corrected {
  readonly seen?: string | undefined
}

/** How an admin corrects a question of one game. */
export interface GameCorrection<Value extends Corrected = Corrected> {
  readonly form: {
    view(begin: Readonly<Record<string, string | readonly string[]>>): FormView
    action(accept: (form: AcceptedForm<Value>) => ReturnType<FormAction>): FormAction
  }
  /** Between the question and its explanation. */
  fieldsOf(question: Correctable, t: T): readonly CorrectedField[]
  bodyOf(value: Value, question: Correctable): Call<typeof authoring.correctQuestion>["body"]
}

/** Its hints or statements as fields of a correction. */
export const lineFields = (
  { hints }: Correctable,
  labelOf: (number: number) => string,
): readonly CorrectedField[] =>
  hints.map((value, index) => ({
    name: `hints[${index}]`,
    label: labelOf(index + 1),
    value,
    rows: 1,
  }))
