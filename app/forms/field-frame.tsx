import type { ReactNode } from "react"
import { useModel } from "./form"
import type { FormModel } from "./form-model"

type FieldModel = FormModel["fields"][string]

/** A field of the form around, and what a screen reader is to read with it. */
export function useField(name: string, help?: string) {
  const field = useModel().fields[name]
  if (!field) throw new Error(`The form has no field ${name}`)
  const describedBy = [help ? field.descriptionId : "", field.errors ? field.errorId : ""]
    .filter(Boolean)
    .join(" ")
  return { field, describedBy: describedBy || undefined }
}

/** Label above, help under it, then the control with its error. */
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
    <div className={`grid gap-1.5 ${className}`}>
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
