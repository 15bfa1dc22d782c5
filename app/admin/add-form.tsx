import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"
import { ErrorSummary } from "#app/forms/error-summary.tsx"
import { FormKey } from "#app/forms/form-key.tsx"
import { Form } from "#app/forms/form.tsx"
import { type FormProps, useFormModel } from "#app/forms/form-model"
import { SubmitButton } from "#app/forms/submit-button.tsx"

interface Props extends FormProps {
  /** The labels of the fields, in the order of the form. */
  labels: Readonly<Record<string, string>>
  submit: string
  hasFile?: boolean
  children: ReactNode
}

/** A form that adds an entry to the curriculum, only once even if it is sent several times. */
export function AddForm({ view, reply, labels, submit, hasFile = false, children }: Props) {
  const { t } = useTranslation()
  return (
    <Form model={useFormModel(view, reply)} hasFile={hasFile}>
      <ErrorSummary labels={labels} />
      <FormKey />
      {children}
      <SubmitButton busy={t("admin.busy")}>{submit}</SubmitButton>
    </Form>
  )
}
