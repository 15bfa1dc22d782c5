import { useTranslation } from "react-i18next"
import { AddPage } from "#app/admin/admin-frame.tsx"
import { ExistingEntries } from "#app/admin/existing-entries.tsx"
import { ErrorSummary } from "#app/forms/error-summary.tsx"
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
  const model = useFormModel(view, reply)
  const labels = { grade: t("addGrade.grade") }
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
      <Form key={key} model={model}>
        <ErrorSummary labels={labels} />
        <Field
          name="grade"
          label={labels.grade}
          help={t("addGrade.help")}
          autoComplete="off"
          dir="auto"
        />
        <SubmitButton busy={t("admin.busy")}>{t("addGrade.submit")}</SubmitButton>
      </Form>
    </AddPage>
  )
}
