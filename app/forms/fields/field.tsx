import type { InputHTMLAttributes } from "react"
import { FieldFrame, useField } from "./field-frame"
import { ErrorText } from "#app/ui/error-text.tsx"

type Input = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  "type" | "autoComplete" | "inputMode" | "autoCapitalize" | "spellCheck" | "dir"
>

export function Field({
  name,
  label,
  help,
  className,
  ...input
}: Input & { name: string; label: string; help?: string; className?: string }) {
  const { field, describedBy } = useField(name, help)
  return (
    <FieldFrame field={field} label={label} help={help} className={className}>
      <input
        {...input}
        id={field.id}
        name={name}
        required={field.required}
        minLength={field.minLength}
        maxLength={field.maxLength}
        defaultValue={input.type === "password" ? undefined : field.initialValue}
        aria-invalid={field.errors ? true : undefined}
        aria-describedby={describedBy}
        className="control"
      />
      <ErrorText id={field.errorId} errors={field.errors} />
    </FieldFrame>
  )
}
