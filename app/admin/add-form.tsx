import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"
import { Field } from "#app/forms/fields/field.tsx"
import { ErrorSummary } from "#app/forms/error-summary.tsx"
import { FormKey } from "#app/forms/form-key.tsx"
import { Form } from "#app/forms/form.tsx"
import { type FormProps, useFormModel } from "#app/forms/form-model"
import { SubmitButton } from "#app/forms/submit-button.tsx"

interface Props extends FormProps {
  labels: Readonly<Record<string, string>>
  submit: string
  hasFile?: boolean
  children: ReactNode
}

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

export function useOtherLabel(): string {
  const { t, i18n } = useTranslation()
  return t(i18n.language === "ar" ? "structure.name.en" : "structure.name.ar")
}

export function OtherName({ label }: { label: string }) {
  const { t } = useTranslation()
  return (
    <Field
      name="otherName"
      label={label}
      help={t("admin.otherNameHelp")}
      autoComplete="off"
      dir="auto"
    />
  )
}
