import type { ReactNode } from "react"
import { Icon } from "./icon"
import type { IconName } from "./icon-name"

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
