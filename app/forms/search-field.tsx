import type { ComponentProps } from "react"

interface Props extends Omit<ComponentProps<"input">, "type" | "dir"> {
  label: string
}

export const SearchField = ({ label, className = "", maxLength = 200, ...input }: Props) => (
  <label className={`grid gap-1.5 font-semibold ${className}`}>
    {label}
    <input
      {...input}
      type="search"
      dir="auto"
      maxLength={maxLength}
      className="control font-normal"
    />
  </label>
)
