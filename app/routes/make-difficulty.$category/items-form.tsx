import { useTranslation } from "react-i18next"
import { counts } from "#contract/limits"
import { MakeForm, type MakeFormProps } from "#app/make/make-form.tsx"
import { ItemFields } from "./item-fields"

const aspects = ["question", "answer", "difficultyLevel", "summary"] as const

export function ItemsForm({ view, form, reply }: MakeFormProps) {
  const { t } = useTranslation()
  const words = {
    question: t("make.question"),
    answer: t("make.answer"),
    difficultyLevel: t("make.level"),
    summary: t("make.summary"),
  }
  const items = Array.from({ length: counts.items }, (_, place) => ({
    name: `questions[${place}]`,
    title: t("make.item", { number: place + 1 }),
  }))
  const labels = Object.fromEntries(
    items.flatMap(({ name, title }) =>
      aspects.map((aspect) => [`${name}.${aspect}`, `${title}: ${words[aspect]}`]),
    ),
  )
  return (
    <MakeForm view={view} form={form} reply={reply} labels={labels}>
      <p className="text-sm text-soft">
        {t("make.questionHelp.difficulty")} {t("make.answerHelp")}
      </p>
      {items.map((item) => (
        <ItemFields key={item.name} {...item} words={words} />
      ))}
    </MakeForm>
  )
}
