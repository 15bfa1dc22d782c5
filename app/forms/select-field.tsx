import { FieldFrame, useField, ErrorText } from "./field-frame"

export interface Option {
  readonly value: string
  readonly label: string
}

/** A labelled choice of one; the first entry stands for none. */
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
  /** In place of what the form begins with. */
  chosen?: string
  className?: string
}) {
  const { field, describedBy } = useField(name, help)
  const begin = chosen ?? field.initialValue
  // Where the choices could not be read, what was chosen stays.
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
