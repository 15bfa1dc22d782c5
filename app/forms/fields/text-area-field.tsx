import { FieldFrame, useField, ErrorText } from "./field-frame"

export function TextAreaField({
  name,
  label,
  help,
  rows,
}: {
  name: string
  label: string
  help?: string
  rows: number
}) {
  const { field, describedBy } = useField(name, help)
  return (
    <FieldFrame field={field} label={label} help={help}>
      <textarea
        id={field.id}
        name={name}
        rows={rows}
        dir="auto"
        required={field.required}
        minLength={field.minLength}
        maxLength={field.maxLength}
        defaultValue={field.initialValue}
        aria-invalid={field.errors ? true : undefined}
        aria-describedby={describedBy}
        className="control"
      />
      <ErrorText id={field.errorId} errors={field.errors} />
    </FieldFrame>
  )
}
