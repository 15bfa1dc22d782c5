import { useTranslation } from "react-i18next"
import { languages } from "#contract/words"
import { Field } from "#app/forms/fields/field.tsx"

export function useNameLabels() {
  const { t } = useTranslation()
  return { en: t("structure.name.en"), ar: t("structure.name.ar") }
}

/** Of something of the school, which has a name in each language. */
export function NameFields() {
  const labels = useNameLabels()
  return languages.map((name) => (
    <Field key={name} name={name} label={labels[name]} dir="auto" autoComplete="off" />
  ))
}
