import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"
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
    <section className="mx-auto grid max-w-form justify-items-center gap-4 py-4 text-center">
      <Picture of={picture} className="h-32 w-32" />
      <h1 className="text-2xl font-extrabold sm:text-3xl">{title}</h1>
      <p className="text-lg text-soft">{text}</p>
      <div className="mt-2 flex w-full flex-wrap justify-center gap-3">{children}</div>
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

interface NoMatchProps {
  /** A list that looks through a part of what there is may be empty and have a next page. */
  readonly goesOn: boolean
  readonly title: string
  readonly text: string
}

export function NoMatch({ goesOn, title, text }: NoMatchProps) {
  const { t } = useTranslation()
  return (
    <EmptyState picture="saffir/thinks" title={goesOn ? t("soFar.title") : title}>
      <p className="text-soft">{goesOn ? t("soFar.text") : text}</p>
    </EmptyState>
  )
}
