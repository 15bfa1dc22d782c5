import { useField } from "./field-frame"
import { ErrorText } from "#app/ui/error-text.tsx"
import type { Option } from "./select-field"

/** With `settled`, a text shown below its label, the box is ticked and disabled. */
export interface Tick extends Option {
  readonly settled?: string
}

export function CheckboxesField({
  name,
  label,
  ticks,
}: {
  name: string
  label: string
  ticks: readonly Tick[]
}) {
  const { field, describedBy } = useField(name)
  const chosen = new Set([field.initialValue].flat())
  return (
    <fieldset id={field.id} tabIndex={-1} aria-describedby={describedBy} className="grid gap-1.5">
      <legend className="mb-1.5 font-semibold">{label}</legend>
      <div className="grid gap-2 sm:grid-cols-2">
        {ticks.map(({ value, label: text, settled }) => (
          <label
            key={value}
            className={`flex min-h-[2.75rem] items-center gap-3 rounded border-2 px-3 py-2 has-[:checked]:bg-raised ${settled ? "border-line text-soft" : "border-edge has-[:checked]:border-action"}`}
          >
            <input
              type="checkbox"
              name={name}
              value={value}
              disabled={settled !== undefined}
              defaultChecked={settled !== undefined || chosen.has(value)}
              className="tick-box"
            />
            <span className="grow">
              <bdi>{text}</bdi>
              {settled ? <span className="block text-sm">{settled}</span> : null}
            </span>
          </label>
        ))}
      </div>
      <ErrorText id={field.errorId} errors={field.errors} />
    </fieldset>
  )
}
