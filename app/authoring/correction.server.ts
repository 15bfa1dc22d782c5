import * as z from "zod"
import type { authoring } from "#contract"
import { lengths } from "#contract/limits"
import { canBeAnswered } from "#game/authoring/hints"
import { key } from "#app/forms/account-fields.server"
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
  /** Whether it is ticked or not: "on" or "". */
  readonly isTick?: true
  readonly choices?: readonly { readonly value: string; readonly label: string }[]
}

interface Correctable {
  readonly answer: string
  readonly exact?: boolean | undefined
  readonly hints: readonly string[]
  readonly difficultyLevel?: number | null | undefined
}

/** The fields of every correction. `seen` identifies the texts that the form began with, to detect a change since. */
export const correctedWords = {
  question: questionField,
  summary: proseField(lengths.summary),
  seen: z.string().max(64).optional(),
}

interface CorrectedValue {
  readonly seen?: string | undefined
}

export interface GameCorrection<Value extends CorrectedValue = CorrectedValue> {
  readonly form: {
    view(begin: Readonly<Record<string, string | readonly string[]>>): FormView
    action(accept: (form: AcceptedForm<Value>) => ReturnType<FormAction>): FormAction
  }
  fieldsOf(question: Correctable, t: T): readonly CorrectedField[]
  /** What is not corrected, and only shown by the preview: names of fields as of the form for writing, and values. */
  keptOf?(question: Correctable): readonly (readonly [name: string, value: string])[]
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

interface CorrectedAnswer {
  readonly answer: string
  readonly exact?: "on" | undefined
}

export const isGivable = ({ answer, exact }: CorrectedAnswer): boolean =>
  canBeAnswered(answer, exact === "on")

export const notGivable = { path: ["answer"], error: key("errors.make.answer") }

export const answerAsSent = <Value extends CorrectedAnswer>({ exact, ...value }: Value) => ({
  ...value,
  exact: exact === "on",
})

/** The answer of a question as fields of a correction. An API that does not say `exact` knows no exact questions. */
export const correctableAnswer = (
  { answer, exact }: Correctable,
  t: T,
): readonly CorrectedField[] => [
  { name: "answer", label: t("make.answer"), value: answer },
  ...(exact === undefined
    ? []
    : [{ name: "exact", label: t("make.exact"), value: exact ? "on" : "", isTick: true as const }]),
]
