import { useTranslation } from "react-i18next"
import { counts } from "#contract/limits"
import type { FormProps } from "~/forms/form-model"
import { MakeForm } from "~/make/make-form"
import type { MakeView } from "~/make/make-view"
import type { MakeReply } from "~/make/reply"
import { WrittenField } from "~/make/written-field"
import { StatementsFields } from "./statements-fields"

interface Props {
  view: MakeView
  form: FormProps["view"]
  reply: MakeReply | undefined
}

export function StatementsForm({ view, form, reply }: Props) {
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
