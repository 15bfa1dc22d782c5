import { Link } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import type { Language } from "#contract/words"

export interface EntryLink {
  /** Where it is, as the query of its address. */
  readonly of: string
  readonly name: string
  readonly number?: number
  readonly isArchived: boolean
  readonly missing: readonly Language[]
}

export type ExistingEntry = { readonly name: string; readonly number?: string } | EntryLink

export function ExistingEntries({
  title,
  none,
  entries,
}: {
  title: string
  none: string
  entries: readonly ExistingEntry[]
}) {
  return (
    <section aria-labelledby="existing" className="card">
      <h2 id="existing" className="mb-3 text-lg font-bold">
        {title}
      </h2>
      {entries.length === 0 ? (
        <p className="text-soft">{none}</p>
      ) : (
        <ul className="grid gap-x-6 xs:grid-cols-2 md:grid-cols-1 lg:grid-cols-2">
          {entries.map((entry) => (
            <li
              key={`${entry.number} ${entry.name}`}
              className="flex gap-2 border-b border-line py-2 [overflow-wrap:anywhere]"
            >
              {"of" in entry ? (
                <EntryName entry={entry} />
              ) : (
                <>
                  {entry.number === undefined ? null : (
                    <span className="tabular-nums text-soft">{entry.number}</span>
                  )}
                  <bdi>{entry.name}</bdi>
                </>
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

export function EntryName({
  entry: { of, name, number, isArchived, missing },
  isCurrent = false,
}: {
  entry: EntryLink
  isCurrent?: boolean
}) {
  return (
    <span className="flex flex-wrap items-center gap-x-2">
      <Link
        to={`/admin/structure?${of}#chosen`}
        aria-current={isCurrent ? "true" : undefined}
        className="link gap-2 [overflow-wrap:anywhere] aria-[current]:font-bold aria-[current]:text-text"
      >
        {number === undefined ? null : <span className="tabular-nums">{number}</span>}
        <bdi>{name}</bdi>
      </Link>
      <EntryMarks isArchived={isArchived} missing={missing} />
    </span>
  )
}

export function EntryMarks({ isArchived, missing }: Pick<EntryLink, "isArchived" | "missing">) {
  const { t } = useTranslation()
  const marks = missing.map((language) => t(`structure.missing.${language}`))
  return [...(isArchived ? [t("structure.archived")] : []), ...marks].map((mark) => (
    <span key={mark} className="text-sm text-soft">
      {mark}
    </span>
  ))
}
