import { useTranslation } from "react-i18next"
import { AddForm } from "#app/admin/add-form.tsx"
import { AddPage } from "#app/admin/admin-frame.tsx"
import { ExistingEntries } from "#app/admin/existing-entries.tsx"
import { Field } from "#app/forms/fields/field.tsx"
import { useFreshKey } from "#app/forms/form.tsx"
import type { FormProps } from "#app/forms/form-model"

interface Props extends FormProps {
  /** `null` where the grades could not be read. */
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
  const labels = { grade: t("addGrade.grade") }
  return (
    <AddForm view={view} reply={reply} labels={labels} submit={t("addGrade.submit")}>
      <Field
        name="grade"
        label={labels.grade}
        help={t("addGrade.help")}
        autoComplete="off"
        dir="auto"
      />
    </AddForm>
  )
}
