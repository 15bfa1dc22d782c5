import { useTranslation } from "react-i18next"
import { counts } from "#contract/limits"
import { MakeForm, type MakeFormProps } from "#app/make/make-form.tsx"
import { WrittenField } from "#app/make/written-field.tsx"
import { StatementsFields } from "./statements-fields"

export function StatementsForm({ view, form, reply }: MakeFormProps) {
  const { t } = useTranslation()
  const statements = Array.from({ length: counts.statements }, (_, place) => ({
    name: `hints[${place}]`,
    label: t("make.statement", { number: place + 1 }),
  }))
  const labels = {
    question: t("make.question"),
    correct: t("make.statements"),
    ...Object.fromEntries(statements.map(({ name, label }) => [name, label])),
    summary: t("make.summary"),
  }
  return (
    <MakeForm view={view} form={form} reply={reply} labels={labels}>
      <WrittenField
        name="question"
        label={labels.question}
        help={t("make.questionHelp.offside")}
        rows={2}
      />
      <StatementsFields statements={statements} />
      <WrittenField name="summary" label={labels.summary} help={t("make.summaryHelp")} rows={3} />
    </MakeForm>
  )
}
