import type { Option } from "~/forms/select-field"

export function NarrowChoice({
  name,
  label,
  chosen,
  options,
}: {
  name: string
  label: string
  chosen: string
  options: readonly Option[]
}) {
  return (
    <label className="grid gap-1.5 font-semibold">
      {label}
      <select name={name} defaultValue={chosen} className="control font-normal">
        {options.map(({ value, label: text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </label>
  )
}
