import { useTranslation } from "react-i18next"
import type { Option } from "#app/forms/select-field.tsx"
import { Choice } from "./choose"

interface Props {
  chosen: string
  grades: readonly Option[]
  /** Whether the address names a place that there is not. */
  isUnknown: boolean
}

/** The grade, which comes before everything else of a place. */
export function GradeChoice({ chosen, grades, isUnknown }: Props) {
  const { t } = useTranslation()
  return (
    <Choice
      name="grade"
      label={t("addChapter.grade")}
      none={t("signup.gradeNone")}
      chosen={chosen}
      options={grades}
      error={isUnknown ? t("admin.unknownPlace") : undefined}
    />
  )
}
