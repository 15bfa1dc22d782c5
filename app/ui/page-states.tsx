import type { ReactNode } from "react"
import { Picture, type PictureName } from "./picture"

export function DonePage({
  picture = "saffir/points",
  title,
  text,
  children,
}: {
  picture?: PictureName
  title: string
  text: string
  children: ReactNode
}) {
  return (
    <section className="mx-auto grid max-w-form justify-items-start gap-4 py-4">
      <Picture of={picture} className="h-32 w-32" />
      <h1 className="text-2xl font-extrabold sm:text-3xl">{title}</h1>
      <p className="text-lg text-soft">{text}</p>
      <div className="mt-2 flex w-full flex-wrap gap-3">{children}</div>
    </section>
  )
}

export function EmptyState({
  picture = "saffir/sleeps",
  title,
  level: Heading = "h2",
  children,
}: {
  picture?: PictureName
  title: string
  level?: "h1" | "h2"
  children: ReactNode
}) {
  return (
    <section className="card grid justify-items-center gap-4 py-10 text-center">
      <Picture of={picture} className="h-32 w-32" />
      <Heading className="text-xl font-bold">{title}</Heading>
      {children}
    </section>
  )
}
