import type { ReactNode } from "react"
import { Icon } from "#app/ui/icon.tsx"

/** A button of a GET form that is one of several choices. */
export function ChoiceButton({
  name,
  value,
  isChosen,
  image,
  children,
}: {
  name: string
  value: string
  isChosen: boolean
  image?: string
  children: ReactNode
}) {
  return (
    <button
      name={name}
      value={value}
      aria-pressed={isChosen}
      className="flex min-h-[3.5rem] items-center gap-3 rounded border-2 border-edge bg-surface px-4 py-2 text-start font-semibold hover:bg-raised aria-pressed:border-action aria-pressed:bg-raised"
    >
      {image ? (
        <img src={image} alt="" width="32" height="32" loading="lazy" className="rounded-sm" />
      ) : null}
      <span className="grow">{children}</span>
      {isChosen ? <Icon name="check" className="text-action" /> : null}
    </button>
  )
}
