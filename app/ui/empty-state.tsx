import type { ReactNode } from "react"
import { Icon } from "./icon"
import type { IconName } from "./icon-name"

/** Nothing here yet: one sentence, and what to do next. */
export function EmptyState({
  icon,
  title,
  level: Heading = "h2",
  children,
}: {
  icon: IconName
  title: string
  /** "h1" where nothing else is on the page. */
  level?: "h1" | "h2"
  children: ReactNode
}) {
  return (
    <section className="card grid justify-items-center gap-4 py-10 text-center">
      <Icon name={icon} className="text-4xl text-soft" />
      <Heading className="text-xl font-bold">{title}</Heading>
      {children}
    </section>
  )
}
