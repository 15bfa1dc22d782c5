import type { ReactNode } from "react"
import { Icon, type IconName } from "./icon"

/** What a form was for has happened: what to expect, and the ways on. */
export function DonePage({
  icon,
  title,
  text,
  children,
}: {
  icon: IconName
  title: string
  text: string
  children: ReactNode
}) {
  return (
    <section className="mx-auto grid max-w-form justify-items-start gap-4 py-4">
      <Icon name={icon} className="text-4xl text-action" />
      <h1 className="text-2xl font-extrabold sm:text-3xl">{title}</h1>
      <p className="text-lg text-soft">{text}</p>
      <div className="mt-2 flex w-full flex-wrap gap-3">{children}</div>
    </section>
  )
}

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
