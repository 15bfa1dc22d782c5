import { useTranslation } from "react-i18next"
import { counts } from "#contract/limits"
import { MakeForm, type MakeFormProps } from "#app/make/make-form.tsx"
import { WrittenField } from "#app/make/written-field.tsx"

export function HintsForm({ view, form, reply }: MakeFormProps) {
  const { t } = useTranslation()
  const hints = Array.from({ length: counts.hints }, (_, place) => ({
    name: `hints[${place}]`,
    label: t("make.hint", { number: place + 1 }),
  }))
  const labels = {
    question: t("make.question"),
    ...Object.fromEntries(hints.map(({ name, label }) => [name, label])),
    answer: t("make.answer"),
    summary: t("make.summary"),
  }
  return (
    <MakeForm view={view} form={form} reply={reply} labels={labels}>
      <WrittenField
        name="question"
        label={labels.question}
        help={t("make.questionHelp.five-hints")}
        rows={2}
      />
      <fieldset className="card grid gap-4">
        <legend className="sr-only">{t("make.hints")}</legend>
        <p aria-hidden className="font-bold">
          {t("make.hints")}
        </p>
        <p className="text-sm text-soft">{t("make.hintsHelp")}</p>
        {hints.map((hint) => (
          <WrittenField key={hint.name} {...hint} rows={1} />
        ))}
      </fieldset>
      <WrittenField name="answer" label={labels.answer} help={t("make.answerHelp")} />
      <WrittenField name="summary" label={labels.summary} help={t("make.summaryHelp")} rows={3} />
    </MakeForm>
  )
}
