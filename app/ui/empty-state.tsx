import type { ReactNode } from "react"
import { Icon } from "./icon"
import type { IconName } from "./icon-name"

/** Nothing here yet: one sentence, and what to do next. */
export function EmptyState({
  icon,
  title,
  children,
}: {
  icon: IconName
  title: string
  children: ReactNode
}) {
  return (
    <section className="card grid justify-items-center gap-4 py-10 text-center">
      <Icon name={icon} className="text-4xl text-soft" />
      <h2 className="text-xl font-bold">{title}</h2>
      {children}
    </section>
  )
}
