import { useTranslation } from "react-i18next"
import { levels } from "#contract/words"
import { SelectField } from "#app/forms/select-field.tsx"
import { WrittenField } from "#app/make/written-field.tsx"

interface Props {
  /** Its fields' names begin with it. */
  name: string
  title: string
  words: Readonly<Record<"question" | "answer" | "difficultyLevel" | "summary", string>>
}

/** One of the six: what is asked, its answer and level, and why. */
export function ItemFields({ name, title, words }: Props) {
  const { t } = useTranslation()
  return (
    <fieldset className="card grid gap-4">
      <legend className="sr-only">{title}</legend>
      <p aria-hidden className="font-bold">
        {title}
      </p>
      <WrittenField name={`${name}.question`} label={words.question} rows={1} />
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <WrittenField name={`${name}.answer`} label={words.answer} />
        <SelectField
          name={`${name}.difficultyLevel`}
          label={words.difficultyLevel}
          none={t("make.levelNone")}
          options={levels.map((level, number) => ({
            value: String(number),
            label: t(`level.${level}`),
          }))}
        />
      </div>
      <WrittenField name={`${name}.summary`} label={words.summary} rows={2} />
    </fieldset>
  )
}
