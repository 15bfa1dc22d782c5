import type { ReactNode } from "react"
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
