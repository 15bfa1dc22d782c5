import type { ChangeEvent } from "react"
import { useTranslation } from "react-i18next"
import { Icon } from "#app/ui/icon.tsx"

const choices = [
  { said: "true", icon: "check", label: "offside.true" },
  { said: "false", icon: "offside", label: "offside.false" },
] as const

/** True or offside; without `onSay` only to be looked at. */
export function TruePair({
  name,
  chosen,
  onSay,
}: {
  name?: string
  /** "true" or "false". */
  chosen: string | undefined
  onSay?: (event: ChangeEvent<HTMLInputElement>, said: string) => void
}) {
  const { t } = useTranslation()
  return (
    <div className="grid grid-cols-2 gap-2 sm:gap-3">
      {choices.map(({ said, icon, label }) => (
        <label
          key={said}
          className={`flex min-h-[3.5rem] items-center justify-center gap-1 rounded border-2 border-edge px-1 font-semibold focus-within:outline focus-within:outline-[3px] focus-within:outline-hint has-[:checked]:border-action has-[:checked]:bg-raised ${onSay ? "cursor-pointer" : ""}`}
        >
          <input
            type="radio"
            name={name}
            value={said}
            required
            disabled={!onSay}
            defaultChecked={chosen === said}
            onChange={(event) => onSay?.(event, said)}
            className="h-5 w-5 flex-none accent-[rgb(var(--action))]"
          />
          <Icon name={icon} />
          {t(label)}
        </label>
      ))}
    </div>
  )
}
