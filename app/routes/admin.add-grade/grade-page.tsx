import { useTranslation } from "react-i18next"
import { AddPage } from "#app/admin/admin-frame.tsx"
import { ExistingEntries } from "#app/admin/existing-entries.tsx"
import { ErrorSummary } from "#app/forms/error-summary.tsx"
import { FormKey } from "#app/forms/form-key.tsx"
import { Field } from "#app/forms/field.tsx"
import { Form, useFreshKey } from "#app/forms/form.tsx"
import { type FormProps, useFormModel } from "#app/forms/form-model"
import { SubmitButton } from "#app/forms/submit-button.tsx"

interface Props extends FormProps {
  /** `null` where they could not be read. */
  grades: readonly { readonly name: string }[] | null
}

export function GradePage({ view, grades, reply }: Props) {
  const { t } = useTranslation()
  const key = useFreshKey(reply)
  return (
    <AddPage
      title={t("addGrade.title")}
      lead={t("addGrade.lead")}
      beside={
        grades && (
          <ExistingEntries title={t("addGrade.there")} none={t("addGrade.none")} entries={grades} />
        )
      }
    >
      <GradeForm key={key} view={view} reply={reply} />
    </AddPage>
  )
}

function GradeForm({ view, reply }: FormProps) {
  const { t } = useTranslation()
  const model = useFormModel(view, reply)
  const labels = { grade: t("addGrade.grade") }
  return (
    <Form model={model}>
      <ErrorSummary labels={labels} />
      <FormKey />
      <Field
        name="grade"
        label={labels.grade}
        help={t("addGrade.help")}
        autoComplete="off"
        dir="auto"
      />
      <SubmitButton busy={t("admin.busy")}>{t("addGrade.submit")}</SubmitButton>
    </Form>
  )
}
