import { useField } from "./field-frame"
import { ErrorText } from "#app/ui/error-text.tsx"
import type { Option } from "./select-field"

export function RadioField({
  name,
  label,
  options,
}: {
  name: string
  label: string
  options: readonly Option[]
}) {
  const { field, describedBy } = useField(name)
  return (
    <fieldset id={field.id} tabIndex={-1} aria-describedby={describedBy} className="grid gap-1.5">
      <legend className="mb-1.5 font-semibold">{label}</legend>
      <div className="flex flex-wrap gap-2">
        {options.map(({ value, label: text }) => (
          <label
            key={value}
            className="flex min-h-[2.75rem] grow items-center gap-2 rounded border-2 border-edge px-3 py-2 has-[:checked]:border-action has-[:checked]:bg-raised"
          >
            <input
              type="radio"
              name={name}
              value={value}
              required={field.required}
              defaultChecked={field.initialValue === value}
              className="tick-box"
            />
            {text}
          </label>
        ))}
      </div>
      <ErrorText id={field.errorId} errors={field.errors} />
    </fieldset>
  )
}
