import {
  type FieldMetadata,
  type FormMetadata,
  type SubmissionResult,
  useForm,
} from "@conform-to/react"
import type { Message } from "#app/i18n/keys"

type Values = Record<string, string>

/** What a loader hands to a page about its form. */
export interface FormView {
  readonly constraints: Readonly<Record<string, object>>
  /** The values to begin with, as a reply that finds nothing wrong. */
  readonly begin: SubmissionResult<Message[]>
}

/** What the page of a form is given: what its loader said, and what came of the last try. */
export interface FormProps {
  readonly view: FormView
  readonly reply: SubmissionResult<Message[]> | undefined
}

/** A form as its page draws it: identities, values, errors. */
export interface FormModel {
  readonly form: FormMetadata<Values, Message[]>
  readonly fields: Readonly<Record<string, FieldMetadata<string, Values, Message[]>>>
}

/** Joins what the loader said, what was sent and what was wrong with it. */
export function useFormModel(
  view: FormView,
  reply: SubmissionResult<Message[]> | undefined,
): FormModel {
  const [form, fields] = useForm<Values, Values, Message[]>({
    lastResult: reply ?? view.begin,
    constraint: view.constraints,
    defaultNoValidate: false,
  })
  return { form, fields }
}
