import { useTranslation } from "react-i18next"
import { counts } from "#contract/limits"
import { levels } from "#contract/words"
import type { AuthoringFormProps, GameForm } from "#app/authoring/authoring-page.tsx"
import { AuthoringForm } from "#app/authoring/form/authoring-form.tsx"
import { ExactField, UserTextField } from "#app/authoring/form/user-text-field.tsx"
import { deferCheck } from "#app/authoring/preview/deferred-check.tsx"
import { useField } from "#app/forms/fields/field-frame.tsx"
import { SelectField } from "#app/forms/fields/select-field.tsx"
import type { DifficultyDraft } from "./draft"
import { Check } from "./preview"

const loadPreview = () => import("./preview")
const check = deferCheck(import.meta.env.SSR ? Check : null, loadPreview)

export const difficultyForm: GameForm<DifficultyDraft> = {
  game: "difficulty",
  Form: ItemsForm,
  loadPreview,
}

const aspects = [
  "question",
  "answer",
  "difficultyLevel",
  "wrongAnswers",
  "summary",
  "tries",
] as const

function ItemsForm(props: AuthoringFormProps<DifficultyDraft>) {
  const { t } = useTranslation()
  const itemLabels = {
    question: t("make.question"),
    answer: t("make.answer"),
    difficultyLevel: t("make.level"),
    wrongAnswers: t("make.wrongAnswers"),
    summary: t("make.summary"),
    tries: t("make.try.label"),
  }
  const items = Array.from({ length: counts.items }, (_, index) => ({
    name: `questions[${index}]`,
    title: t("make.item", { number: index + 1 }),
  }))
  const labels = Object.fromEntries(
    items.flatMap(({ name, title }) =>
      aspects.map((aspect) => [`${name}.${aspect}`, `${title}: ${itemLabels[aspect]}`]),
    ),
  )
  return (
    <AuthoringForm {...props} check={check} labels={labels}>
      <p className="text-sm text-soft">
        {t("make.questionHelp.difficulty")} {t("make.answerHelp")} {t("make.wrongAnswersHelp")}
      </p>
      <div className="pairs grid gap-5">
        {items.map((item) => (
          <ItemFields key={item.name} {...item} labels={itemLabels} />
        ))}
      </div>
    </AuthoringForm>
  )
}

interface ItemProps {
  name: string
  title: string
  labels: Readonly<Record<(typeof aspects)[number], string>>
}

function ItemFields({ name, title, labels }: ItemProps) {
  const { t } = useTranslation()
  return (
    <fieldset className="card grid gap-4">
      <legend className="sr-only">{title}</legend>
      <p aria-hidden className="font-bold">
        {title}
      </p>
      <UserTextField name={`${name}.question`} label={labels.question} rows={1} />
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <UserTextField name={`${name}.answer`} label={labels.answer} />
        <SelectField
          name={`${name}.difficultyLevel`}
          label={labels.difficultyLevel}
          none={t("make.levelNone")}
          options={levels.map((level, number) => ({
            value: String(number),
            label: t(`level.${level}`),
          }))}
        />
      </div>
      <UserTextField name={`${name}.summary`} label={labels.summary} rows={1} />
      <Rare name={name} label={labels.wrongAnswers} />
    </fieldset>
  )
}

/** Open if something of it was filled in, or is wrong. */
function Rare({ name, label }: { name: string; label: string }) {
  const { t } = useTranslation()
  const { field: wrong } = useField(`${name}.wrongAnswers`)
  const { field: exact } = useField(`${name}.exact`)
  return (
    <details open={Boolean(wrong.initialValue || wrong.errors || exact.initialValue)}>
      <summary className="link">{t("make.more")}</summary>
      <div className="grid gap-4">
        <UserTextField name={`${name}.wrongAnswers`} label={label} />
        <ExactField name={`${name}.exact`} />
      </div>
    </details>
  )
}
