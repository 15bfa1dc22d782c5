import type { ReactNode } from "react"
import { UserText } from "#app/ui/user-text.tsx"

export { TruePair } from "./true-pair"

/** One statement of offside, with what can be said or is known of it below. */
export function StatementCard({
  place,
  text,
  children,
}: {
  /** From 1. */
  place: number
  text: string
  children: ReactNode
}) {
  return (
    <fieldset className="card grid gap-3 p-4">
      <legend className="sr-only">{text}</legend>
      <p className="flex gap-3 text-lg">
        <span aria-hidden className="font-bold tabular-nums text-soft">
          {place}
        </span>
        <UserText>{text}</UserText>
      </p>
      {children}
    </fieldset>
  )
}
