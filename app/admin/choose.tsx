import { useSearchParams } from "@remix-run/react"
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

/** `prompt`: what is to be chosen, in red once the form was sent without it. `none`: an answer of its own. */
export function ChosenStep({
  name,
  label,
  prompt,
  none = prompt,
  chosen,
  options,
  error,
}: {
  name: string
  label: string
  prompt?: string
  none?: string
  chosen: string
  options: readonly Option[]
  error?: string | undefined
}) {
  const [query] = useSearchParams()
  const missed = options.length > 0 && query.get(name) === "" ? prompt : undefined
  const fault = error ?? missed
  return (
    <label className="grid gap-1.5 font-semibold">
      {label}
      <select
        key={chosen}
        name={name}
        defaultValue={chosen}
        aria-invalid={fault ? true : undefined}
        className="control font-normal"
      >
        {none ? <option value="">{none}</option> : null}
        {options.map(({ value, label: text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
      {fault ? <span className="font-semibold text-wrong">{fault}</span> : null}
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
      prompt={t("signup.gradeNone")}
      chosen={chosen}
      options={grades}
      error={isUnknown ? t("admin.unknownPlace") : undefined}
    />
  )
}
