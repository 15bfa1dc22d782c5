import { Link, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { BackToClass } from "#app/classes/back-to-class.tsx"
import { BookLinks, BookStyles } from "#app/classes/book/register.tsx"
import { pageMeta } from "#app/i18n/title"
import type { RouteNeeds } from "#app/route-needs"
import { PageHeading } from "#app/ui/headings.tsx"
import { EmptyState } from "#app/ui/page-states.tsx"
import { PrintNow } from "#app/ui/print-now.tsx"
import { Register } from "./register"
import { type ClassBook, viewBookOfClass } from "./view.server"

export const handle = { ours: "class-work" } satisfies RouteNeeds

export const meta = pageMeta

export const loader = viewBookOfClass

export default function BookOfClass() {
  const { t } = useTranslation()
  const { title, className, works, pupils, newest, isLater, next } = useLoaderData<typeof loader>()
  const isEmpty = works.length === 0 || pupils.length === 0
  return (
    <div className="grid grid-cols-1 gap-6">
      <BookStyles />
      <PageHeading title={title}>
        <bdi>{className}</bdi>
      </PageHeading>
      {isEmpty ? (
        <Nothing isWithoutPupils={pupils.length === 0} />
      ) : (
        <>
          {newest ? (
            <p>
              <bdi className="font-semibold">{newest.title}</bdi>: {newest.progress}
            </p>
          ) : null}
          <InNeed pupils={pupils} />
          <Register works={works} pupils={pupils} label={`${title}: ${className}`} />
          <div className="on-screen">
            <PrintNow />
          </div>
        </>
      )}
      <BookLinks
        label={title}
        links={[
          ...(isLater ? [{ to: ".", text: t("book.newest") }] : []),
          ...(next ? [{ to: `?after=${next}`, text: t("book.older") }] : []),
          { to: "../work", text: t("work.list") },
        ]}
      >
        <BackToClass to=".." name={className} />
      </BookLinks>
    </div>
  )
}

function Nothing({ isWithoutPupils }: { isWithoutPupils: boolean }) {
  const { t } = useTranslation()
  return (
    <EmptyState title={t(isWithoutPupils ? "class.noPupils" : "work.none.title")}>
      <p className="text-soft">{t(isWithoutPupils ? "class.none.text" : "work.none.text")}</p>
      <Link
        to={isWithoutPupils ? ".." : "../work/new"}
        relative="path"
        className="button button-main"
        viewTransition
      >
        {t(isWithoutPupils ? "class.open" : "work.set")}
      </Link>
    </EmptyState>
  )
}

/** More names would push the register away; it marks them too. */
const shownMax = 4

function InNeed({ pupils }: Pick<ClassBook, "pupils">) {
  const { t } = useTranslation()
  const inNeed = pupils.filter(({ needs }) => needs.length > 0)
  if (inNeed.length === 0) return null
  return (
    <details className="card max-w-prose !p-0" open={inNeed.length <= shownMax}>
      <summary className="flex min-h-[2.75rem] items-center gap-3 px-4 py-2 font-bold">
        {t("book.needs.count", { count: inNeed.length })}
      </summary>
      <p className="px-4 text-sm text-soft">{t("book.needs.rule")}</p>
      <ul className="px-4 pb-2">
        {inNeed.map(({ personID, name, needs }) => (
          <li key={personID} className="[overflow-wrap:anywhere]">
            <Link
              to={`pupil/${personID}`}
              className="link inline-block py-2.5 font-semibold"
              viewTransition
            >
              <bdi>{name}</bdi>
            </Link>{" "}
            · {needs.join(t("class.and"))}
          </li>
        ))}
      </ul>
    </details>
  )
}
