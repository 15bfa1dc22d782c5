import { useTranslation } from "react-i18next"
import { image } from "#contract/limits"
import { AddForm } from "#app/admin/add-form.tsx"
import { AddPage } from "#app/admin/admin-frame.tsx"
import { ExistingEntries } from "#app/admin/existing-entries.tsx"
import { Field } from "#app/forms/fields/field.tsx"
import { useFreshKey } from "#app/forms/form.tsx"
import type { FormProps } from "#app/forms/form-model"
import { PictureField } from "#app/forms/fields/picture-field.tsx"

interface Props extends FormProps {
  /** `null` where the subjects could not be read. */
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
  const labels = { name: t("addSubject.name"), image: t("addSubject.image") }
  return (
    <AddForm view={view} reply={reply} labels={labels} submit={t("addSubject.submit")} hasFile>
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
    </AddForm>
  )
}
