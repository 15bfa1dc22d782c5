import { useTranslation } from "react-i18next"
import { counts } from "#contract/limits"
import type { AuthoringFormProps, GameForm } from "#app/authoring/authoring-page.tsx"
import { AuthoringForm } from "#app/authoring/form/authoring-form.tsx"
import { Tick, UserTextField } from "#app/authoring/form/user-text-field.tsx"
import { deferCheck } from "#app/authoring/preview/deferred-check.tsx"
import { useField } from "#app/forms/fields/field-frame.tsx"
import { ErrorText } from "#app/ui/error-text.tsx"
import type { OffsideDraft } from "./draft"
import { Check } from "./preview"

const loadPreview = () => import("./preview")
const check = deferCheck(import.meta.env.SSR ? Check : null, loadPreview)

export const offsideForm: GameForm<OffsideDraft> = {
  game: "offside",
  Form: StatementsForm,
  loadPreview,
}

function StatementsForm(props: AuthoringFormProps<OffsideDraft>) {
  const { t } = useTranslation()
  const statements = Array.from({ length: counts.statements }, (_, index) => ({
    name: `hints[${index}]`,
    label: t("make.statement", { number: index + 1 }),
  }))
  const labels = {
    question: t("make.question"),
    correct: t("make.statements"),
    ...Object.fromEntries(statements.map(({ name, label }) => [name, label])),
    summary: t("make.summary"),
  }
  return (
    <AuthoringForm {...props} check={check} labels={labels}>
      <UserTextField
        name="question"
        label={labels.question}
        help={t("make.questionHelp.offside")}
        rows={2}
      />
      <StatementsFields statements={statements} />
      <UserTextField name="summary" label={labels.summary} help={t("make.summaryHelp")} rows={3} />
    </AuthoringForm>
  )
}

function StatementsFields({
  statements,
}: {
  statements: readonly { readonly name: string; readonly label: string }[]
}) {
  const { t } = useTranslation()
  const { field, describedBy } = useField("correct")
  const chosen = new Set([field.initialValue].flat())
  return (
    <fieldset
      id={field.id}
      tabIndex={-1}
      aria-describedby={describedBy}
      className="pairs card grid gap-4"
    >
      <legend className="sr-only">{t("make.statements")}</legend>
      <p aria-hidden className="font-bold">
        {t("make.statements")}
      </p>
      <ErrorText id={field.errorId} errors={field.errors} />
      {statements.map(({ name, label }, index) => (
        <div key={name} className="grid gap-1 border-t border-line pt-4">
          <UserTextField name={name} label={label} rows={1} />
          <Tick name="correct" value={index + 1} defaultChecked={chosen.has(String(index + 1))}>
            {t("make.isTrue")}
            <span className="sr-only">: {label}</span>
          </Tick>
        </div>
      ))}
    </fieldset>
  )
}
