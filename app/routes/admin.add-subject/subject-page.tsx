import { useTranslation } from "react-i18next"
import { image } from "#contract/limits"
import { AddPage } from "#app/admin/admin-frame.tsx"
import { ExistingEntries } from "#app/admin/existing-entries.tsx"
import { ErrorSummary } from "#app/forms/error-summary.tsx"
import { FormKey } from "#app/forms/form-key.tsx"
import { Field } from "#app/forms/field.tsx"
import { Form, useFreshKey } from "#app/forms/form.tsx"
import { type FormProps, useFormModel } from "#app/forms/form-model"
import { PictureField } from "#app/forms/picture-field.tsx"
import { SubmitButton } from "#app/forms/submit-button.tsx"

interface Props extends FormProps {
  /** `null` where they could not be read. */
  subjects: readonly { readonly name: string }[] | null
}

export function SubjectPage({ view, subjects, reply }: Props) {
  const { t } = useTranslation()
  const key = useFreshKey(reply)
  return (
    <AddPage
      title={t("addSubject.title")}
      lead={t("addSubject.lead")}
      beside={
        subjects && (
          <ExistingEntries
            title={t("addSubject.there")}
            none={t("addSubject.none")}
            entries={subjects}
          />
        )
      }
    >
      <SubjectForm key={key} view={view} reply={reply} />
    </AddPage>
  )
}

function SubjectForm({ view, reply }: FormProps) {
  const { t } = useTranslation()
  const model = useFormModel(view, reply)
  const labels = { name: t("addSubject.name"), image: t("addSubject.image") }
  return (
    <Form model={model} hasFile>
      <ErrorSummary labels={labels} />
      <FormKey />
      <Field
        name="name"
        label={labels.name}
        help={t("addSubject.help")}
        autoComplete="off"
        dir="auto"
      />
      <PictureField
        name="image"
        label={labels.image}
        help={t("addSubject.imageHelp")}
        again={reply ? t("addSubject.again") : ""}
        types={image.types}
      />
      <SubmitButton busy={t("admin.busy")}>{t("addSubject.submit")}</SubmitButton>
    </Form>
  )
}
