import {
  type FieldMetadata,
  type FormMetadata,
  type SubmissionResult,
  useForm,
} from "@conform-to/react"
import type { Sentence } from "#app/i18n/keys"

type Values = Record<string, string>

/** What a loader hands to a page about its form. */
export interface FormView {
  readonly constraints: Readonly<Record<string, object>>
  /** The values to begin with, as a reply that finds nothing wrong. */
  readonly begin: SubmissionResult<Sentence[]>
}

/** What the page of a form is given: what its loader said, and what came of the last try. */
export interface FormProps {
  readonly view: FormView
  readonly reply: SubmissionResult<Sentence[]> | undefined
}

/** A form as its page draws it: identities, values, errors. */
export interface FormModel {
  readonly form: FormMetadata<Values, Sentence[]>
  readonly fields: Readonly<Record<string, FieldMetadata<string, Values, Sentence[]>>>
}

/** Joins what the loader said, what was sent and what was wrong with it. */
export function useFormModel(
  view: FormView,
  reply: SubmissionResult<Sentence[]> | undefined,
): FormModel {
  const [form, fields] = useForm<Values, Values, Sentence[]>({
    lastResult: reply ?? view.begin,
    constraint: view.constraints,
    defaultNoValidate: false,
  })
  return { form, fields }
}
