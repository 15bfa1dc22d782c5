import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"
import type { Message } from "#app/i18n/keys"
import { Icon } from "#app/ui/icon.tsx"
import { useModel } from "#app/forms/form.tsx"
import type { FormModel } from "#app/forms/form-model"

type FieldModel = FormModel["fields"][string]

export function useField(name: string, help?: string) {
  const field = useModel().fields[name]
  if (!field) throw new Error(`The form has no field ${name}`)
  const describedBy = [help ? field.descriptionId : "", field.errors ? field.errorId : ""]
    .filter(Boolean)
    .join(" ")
  return { field, describedBy: describedBy || undefined }
}

export function FieldFrame({
  field,
  label,
  help,
  className = "",
  children,
}: {
  field: FieldModel
  label: string
  help?: string
  className?: string
  children: ReactNode
}) {
  return (
    <div className={`grid gap-1.5${className && ` ${className}`}`}>
      <label htmlFor={field.id} className="font-semibold">
        {label}
      </label>
      {help ? (
        <p id={field.descriptionId} className="text-sm text-soft">
          {help}
        </p>
      ) : null}
      {children}
    </div>
  )
}

export function ErrorText({ id, errors }: { id: string; errors: readonly Message[] | undefined }) {
  const { t } = useTranslation()
  if (!errors?.length) return null
  return (
    <p id={id} className="flex items-start gap-2 font-semibold text-wrong">
      <Icon name="warning" />
      <span>{errors.map(({ key, params }) => t(key, { ...params })).join(" ")}</span>
    </p>
  )
}
