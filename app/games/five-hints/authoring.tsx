import { useTranslation } from "react-i18next"
import { counts } from "#contract/limits"
import type { AuthoringFormProps, GameForm } from "#app/authoring/authoring-page.tsx"
import { AuthoringForm } from "#app/authoring/form/authoring-form.tsx"
import { ExactField, UserTextField } from "#app/authoring/form/user-text-field.tsx"
import { deferCheck } from "#app/authoring/preview/deferred-check.tsx"
import type { FiveHintsDraft } from "./draft"
import { Check } from "./preview"

const loadPreview = () => import("./preview")
const check = deferCheck(import.meta.env.SSR ? Check : null, loadPreview)

export const fiveHintsForm: GameForm<FiveHintsDraft> = {
  game: "five-hints",
  Form: HintsForm,
  loadPreview,
}

function HintsForm(props: AuthoringFormProps<FiveHintsDraft>) {
  const { t } = useTranslation()
  const hints = Array.from({ length: counts.hints }, (_, index) => ({
    name: `hints[${index}]`,
    label: t("make.hint", { number: index + 1 }),
  }))
  const labels = {
    question: t("make.question"),
    ...Object.fromEntries(hints.map(({ name, label }) => [name, label])),
    answer: t("make.answer"),
    wrongAnswers: t("make.wrongAnswers"),
    summary: t("make.summary"),
    tries: t("make.try.label"),
  }
  return (
    <AuthoringForm {...props} check={check} labels={labels}>
      <UserTextField
        name="question"
        label={labels.question}
        help={t("make.questionHelp.five-hints")}
        rows={2}
      />
      <fieldset className="pairs card grid gap-4">
        <legend className="sr-only">{t("make.hints")}</legend>
        <p aria-hidden className="font-bold">
          {t("make.hints")}
        </p>
        <p className="text-sm text-soft">{t("make.hintsHelp")}</p>
        {hints.map((hint) => (
          <UserTextField key={hint.name} {...hint} rows={1} />
        ))}
      </fieldset>
      <div className="pairs grid items-start gap-5">
        <UserTextField name="answer" label={labels.answer} help={t("make.answerHelp")} />
        <ExactField name="exact" />
        <UserTextField
          name="wrongAnswers"
          label={labels.wrongAnswers}
          help={t("make.wrongAnswersHelp")}
        />
        <UserTextField
          name="summary"
          label={labels.summary}
          help={t("make.summaryHelp")}
          rows={3}
        />
      </div>
    </AuthoringForm>
  )
}
