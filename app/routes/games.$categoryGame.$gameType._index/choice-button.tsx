import type { ReactNode } from "react"
import { Icon } from "#app/ui/icon.tsx"
import { SubjectPicture } from "#app/ui/emblem.tsx"

/** A button of a GET form that is one of several choices. */
export function ChoiceButton({
  name,
  value,
  isChosen,
  image = "",
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
      className="flex min-h-[3.5rem] items-center gap-2 rounded border-2 border-edge bg-surface px-2 py-2 sm:gap-3 sm:px-4 text-start font-semibold hover:bg-raised aria-pressed:border-action aria-pressed:bg-raised"
    >
      <SubjectPicture address={image} />
      <span className="min-w-0 grow [overflow-wrap:anywhere]">{children}</span>
      {isChosen ? <Icon name="check" className="text-action" /> : null}
    </button>
  )
}
