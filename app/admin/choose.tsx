import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"
import { ChoiceForm } from "#app/forms/choice-form.tsx"
import type { Option } from "#app/forms/fields/select-field.tsx"

export function Choose({ button, children }: { button: string; children: ReactNode }) {
  return (
    <ChoiceForm className="card grid gap-4">
      {children}
      <button className="button button-quiet w-full">{button}</button>
    </ChoiceForm>
  )
}

export function ChosenStep({
  name,
  label,
  none,
  chosen,
  options,
  error,
}: {
  name: string
  label: string
  none?: string
  chosen: string
  options: readonly Option[]
  error?: string | undefined
}) {
  return (
    <label className="grid gap-1.5 font-semibold">
      {label}
      <select key={chosen} name={name} defaultValue={chosen} className="control font-normal">
        {none ? <option value="">{none}</option> : null}
        {options.map(({ value, label: text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
      {error ? <span className="font-semibold text-wrong">{error}</span> : null}
    </label>
  )
}

interface Props {
  chosen: string
  grades: readonly Option[]
  isUnknown: boolean
}

export function GradeChoice({ chosen, grades, isUnknown }: Props) {
  const { t } = useTranslation()
  return (
    <ChosenStep
      name="grade"
      label={t("addChapter.grade")}
      none={t("signup.gradeNone")}
      chosen={chosen}
      options={grades}
      error={isUnknown ? t("admin.unknownPlace") : undefined}
    />
  )
}
