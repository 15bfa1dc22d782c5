import { FieldFrame, useField, ErrorText } from "./field-frame"

/** The file is not sent back with the form: `again`, if not "", asks for it again. */
export function PictureField({
  name,
  label,
  help,
  again,
  isRequired,
  types,
}: {
  name: string
  label: string
  help: string
  again: string
  isRequired: boolean
  types: readonly string[]
}) {
  const { field, describedBy } = useField(name, help)
  return (
    <FieldFrame field={field} label={label} help={help}>
      <input
        id={field.id}
        name={name}
        type="file"
        accept={types.join(",")}
        required={isRequired}
        aria-invalid={field.errors ? true : undefined}
        aria-describedby={describedBy}
        className="control"
      />
      <ErrorText id={field.errorId} errors={field.errors} />
      {again ? <p className="font-semibold">{again}</p> : null}
    </FieldFrame>
  )
}
