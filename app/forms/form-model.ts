import {
  type FieldMetadata,
  type FormMetadata,
  type SubmissionResult,
  useForm,
} from "@conform-to/react"
import type { Message } from "#app/i18n/keys"

type Values = Record<string, string>

export interface FormView {
  readonly constraints: Readonly<Record<string, object>>
  readonly begin: SubmissionResult<Message[]>
}

export interface FormProps {
  readonly view: FormView
  readonly reply: SubmissionResult<Message[]> | undefined
}

export interface FormModel {
  readonly form: FormMetadata<Values, Message[]>
  readonly fields: Readonly<Record<string, FieldMetadata<string, Values, Message[]>>>
}

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
