import { useTranslation } from "react-i18next"
import { ChosenField } from "#app/admin/chosen-field.tsx"
import { CheckboxesField } from "#app/forms/fields/checkboxes-field.tsx"
import { ErrorSummary } from "#app/forms/error-summary.tsx"
import { Form } from "#app/forms/form.tsx"
import { type FormProps, useFormModel } from "#app/forms/form-model"
import { SubmitButton } from "#app/forms/submit-button.tsx"
import type { Links } from "./links.server"

/** A check box for each subject; those already linked to the grade are ticked and disabled. */
export function LinksForm({ view, links, reply }: FormProps & { links: Links }) {
  const { t } = useTranslation()
  const model = useFormModel(view, reply)
  const labels = { grade: t("addChapter.grade"), subjectNames: t("addLinks.subjects") }
  const grade = links.grades.find(({ value }) => value === links.grade)?.label ?? ""
  const sent = [reply?.initialValue?.["subjectNames"] ?? []].flat().map(String)
  // Where the subjects could not be read, the submitted ones are shown, so that no tick is lost.
  const left = sent.map((name) => ({ name, isLinked: false }))
  const ticks = (links.subjects.length > 0 ? links.subjects : left).map(({ name, isLinked }) => ({
    value: name,
    label: name,
    ...(isLinked ? { settled: t("addLinks.linked") } : {}),
  }))
  if (links.subjects.length > 0 && links.subjects.every(({ isLinked }) => isLinked))
    return <p className="card">{t("addLinks.all")}</p>
  return (
    <Form model={model}>
      <ErrorSummary labels={labels} />
      <ChosenField name="grade" label={labels.grade} text={grade} />
      <CheckboxesField name="subjectNames" label={labels.subjectNames} ticks={ticks} />
      <SubmitButton busy={t("admin.busy")}>{t("addLinks.submit")}</SubmitButton>
    </Form>
  )
}
