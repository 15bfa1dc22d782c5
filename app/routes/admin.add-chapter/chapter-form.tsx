import { useTranslation } from "react-i18next"
import { AddForm } from "#app/admin/add-form.tsx"
import { ChosenField } from "#app/admin/chosen-field.tsx"
import { Field } from "#app/forms/fields/field.tsx"
import type { FormProps } from "#app/forms/form-model"
import type { Placement } from "./placement.server"

export function ChapterForm({ view, placement, reply }: FormProps & { placement: Placement }) {
  const { t } = useTranslation()
  const labels = {
    grade: t("addChapter.grade"),
    subject: t("addChapter.subject"),
    chapterNumber: t("addChapter.number"),
    chapterName: t("addChapter.name"),
  }
  const grade = placement.grades.find(({ value }) => value === placement.grade)?.label ?? ""
  return (
    <AddForm view={view} reply={reply} labels={labels} submit={t("addChapter.submit")}>
      <div>
        <ChosenField name="grade" label={labels.grade} text={grade} />
        <ChosenField name="subject" label={labels.subject} text={placement.subject} />
      </div>
      <Field
        name="chapterNumber"
        label={labels.chapterNumber}
        inputMode="numeric"
        autoComplete="off"
      />
      <Field
        name="chapterName"
        label={labels.chapterName}
        help={t("addChapter.help")}
        autoComplete="off"
        dir="auto"
      />
    </AddForm>
  )
}
