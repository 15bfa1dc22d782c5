import { useTranslation } from "react-i18next"
import { ChosenField } from "#app/admin/chosen-field.tsx"
import { ErrorSummary } from "#app/forms/error-summary.tsx"
import { FormKey } from "#app/forms/form-key.tsx"
import { Field } from "#app/forms/field.tsx"
import { Form } from "#app/forms/form.tsx"
import { type FormProps, useFormModel } from "#app/forms/form-model"
import { SubmitButton } from "#app/forms/submit-button.tsx"
import type { Placement } from "./placement.server"

export function ChapterForm({ view, placement, reply }: FormProps & { placement: Placement }) {
  const { t } = useTranslation()
  const model = useFormModel(view, reply)
  const labels = {
    grade: t("addChapter.grade"),
    subject: t("addChapter.subject"),
    chapterNumber: t("addChapter.number"),
    chapterName: t("addChapter.name"),
  }
  const grade = placement.grades.find(({ value }) => value === placement.grade)?.label ?? ""
  return (
    <Form model={model}>
      <ErrorSummary labels={labels} />
      <FormKey />
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
      <SubmitButton busy={t("admin.busy")}>{t("addChapter.submit")}</SubmitButton>
    </Form>
  )
}
