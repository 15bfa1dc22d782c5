import { useTranslation } from "react-i18next"
import { languages } from "#contract/words"
import { SelectField } from "#app/forms/select-field.tsx"
import { numberedSections } from "#app/play/numbered-sections"
import { ChapterFields } from "./chapter-fields"
import type { Places } from "./places"

interface Props {
  /** `null` for entertainment. */
  places: Places | null
  /** What a teacher teaches; "" for everybody else. */
  subject: string
}

/** Where the question belongs, and the language that it is in. */
export function PlaceFields({ places, subject }: Props) {
  const { t } = useTranslation()
  return (
    <fieldset className="card grid gap-4">
      <legend className="sr-only">{t("make.place")}</legend>
      {places ? (
        <ChapterFields places={places} subject={subject} />
      ) : (
        <SelectField
          name="section"
          label={t("make.section")}
          none={t("make.sectionNone")}
          options={numberedSections.map(({ name, number }) => ({
            value: number,
            label: t(`section.${name}`),
          }))}
        />
      )}
      <SelectField
        name="language"
        label={t("make.language")}
        none={t("make.languageAuto")}
        options={languages.map((value) => ({ value, label: t(`make.languages.${value}`) }))}
      />
    </fieldset>
  )
}
