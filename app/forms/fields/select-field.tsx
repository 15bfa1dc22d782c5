import { FieldFrame, useField } from "./field-frame"
import { ErrorText } from "#app/ui/error-text.tsx"

export interface Option {
  readonly value: string
  readonly label: string
}

/** The first option, `none`, has the value "". */
export function SelectField({
  name,
  label,
  none,
  options,
  help,
  chosen,
  className,
}: {
  name: string
  label: string
  none: string
  options: readonly Option[]
  help?: string
  chosen?: string
  className?: string
}) {
  const { field, describedBy } = useField(name, help)
  const begin = chosen ?? field.initialValue
  // If the options could not be loaded, the chosen value stays.
  const all = options.length === 0 && begin ? [{ value: begin, label: begin }] : options
  return (
    <FieldFrame field={field} label={label} help={help} className={className}>
      <select
        id={field.id}
        name={name}
        required={field.required}
        defaultValue={begin}
        aria-invalid={field.errors ? true : undefined}
        aria-describedby={describedBy}
        className="control"
      >
        <option value="">{none}</option>
        {all.map(({ value, label: text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
      <ErrorText id={field.errorId} errors={field.errors} />
    </FieldFrame>
  )
}
