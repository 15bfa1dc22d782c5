import * as z from "zod"
import type { authoring } from "#contract"
import { lengths } from "#contract/limits"
import type { FormView } from "#app/forms/form-model"
import type { AcceptedForm, FormAction } from "#app/forms/define-form.server"
import type { AppContext } from "#app/server/context.server"
import type { CallParts } from "#app/upstream/send.server"
import { proseField, questionField } from "./form/fields.server"

type T = AppContext["i18n"]["t"]

export interface CorrectedField {
  readonly name: string
  readonly label: string
  readonly value: string
  readonly rows?: number
  readonly choices?: readonly { readonly value: string; readonly label: string }[]
}

interface Correctable {
  readonly answer: string
  readonly hints: readonly string[]
}

/** The fields of every correction. `seen` identifies the texts that the form began with, to detect a change since. */
export const correctedWords = {
  question: questionField,
  summary: proseField(lengths.summary),
  seen: z.string().max(64).optional(),
}

interface Corrected {
  readonly seen?: string | undefined
}

export interface GameCorrection<Value extends Corrected = Corrected> {
  readonly form: {
    view(begin: Readonly<Record<string, string | readonly string[]>>): FormView
    action(accept: (form: AcceptedForm<Value>) => ReturnType<FormAction>): FormAction
  }
  fieldsOf(question: Correctable, t: T): readonly CorrectedField[]
  bodyOf(value: Value, question: Correctable): CallParts<typeof authoring.correctQuestion>["body"]
}

export const correctableLine = (
  { hints }: Correctable,
  labelOf: (number: number) => string,
): readonly CorrectedField[] =>
  hints.map((value, index) => ({
    name: `hints[${index}]`,
    label: labelOf(index + 1),
    value,
    rows: 1,
  }))
