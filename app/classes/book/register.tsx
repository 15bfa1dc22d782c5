import { Link } from "@remix-run/react"
import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"
import type { BookMark } from "#contract/classes/class-parts"
import { InlineStyles } from "#app/ui/server-sent.tsx"
import css from "./register.css?inline"

export interface ShownCell {
  readonly place: number
  readonly mark: BookMark
  readonly isLate: boolean
  readonly right: number
  readonly of: number
  readonly hints: number | null
}

const signs: Readonly<Record<Exclude<BookMark, "part">, string>> = {
  right: "✓",
  wrong: "✗",
  blank: "○",
  absent: "–",
  hands: "·",
  open: "…",
  joinedLater: "+",
}

const legendMarks: readonly BookMark[] = ["part", "blank", "absent", "hands", "open", "joinedLater"]

const late = "!"

const signFor = ({ mark, right, of }: Pick<ShownCell, "mark" | "right" | "of">) =>
  mark === "part" ? `${right}/${of}` : signs[mark]

export const BookStyles = () => <InlineStyles id="register-styles" css={css} />

export function RoundMark({ as: Tag, cell }: { as: "td" | "li"; cell: Omit<ShownCell, "place"> }) {
  const { t } = useTranslation()
  const { mark, isLate, right, of, hints } = cell
  const words = [
    mark === "part" ? t("record.rightOf", { right, count: of }) : t(`book.mark.${mark}`),
    ...(hints === null ? [] : [t("book.hintsShown", { count: hints })]),
    ...(isLate ? [t("book.late")] : []),
  ]
  const note = `${hints !== null && hints > 1 ? hints : ""}${isLate ? late : ""}`
  return (
    <Tag className={`mark is-${mark}`} data-sign={signFor(cell)} data-note={note || undefined}>
      <i>{words.join(t("class.and"))}</i>
    </Tag>
  )
}

export const Marks = ({ cells }: { cells: readonly ShownCell[] }) => (
  <ol className="marks">
    {cells.map((cell) => (
      <RoundMark key={cell.place} as="li" cell={cell} />
    ))}
  </ol>
)

/** Of the signs on the page, those that do not speak for themselves. */
export function Legend({ cells }: { cells: readonly ShownCell[] }) {
  const { t } = useTranslation()
  const used = new Set<BookMark>(cells.map(({ mark }) => mark))
  const shown = legendMarks.filter((mark) => used.has(mark))
  const notes = [
    ...(cells.some(({ isLate }) => isLate) ? [{ note: late, text: t("book.late") }] : []),
    ...(cells.some(({ hints }) => hints !== null && hints > 1)
      ? [{ note: "3", text: t("book.hintsLegend") }]
      : []),
  ]
  if (shown.length + notes.length === 0) return null
  return (
    <ul aria-label={t("book.legend")} className="legend">
      {shown.map((mark) => (
        <li key={mark}>
          <span
            aria-hidden
            className={`mark is-${mark}`}
            data-sign={signFor({ mark, right: 2, of: 3 })}
          />
          {t(`book.mark.${mark}`)}
        </li>
      ))}
      {notes.map(({ note, text }) => (
        <li key={note}>
          <span aria-hidden className="mark is-right" data-sign={signs.right} data-note={note} />
          {text}
        </li>
      ))}
    </ul>
  )
}

interface WhoProps {
  readonly to: string
  readonly name: string
  readonly isInNeed?: boolean
}

export function Who({ to, name, isInNeed = false }: WhoProps) {
  const { t } = useTranslation()
  return (
    <span className="who">
      <Link to={to} relative="path" className="link" viewTransition>
        <bdi>{name}</bdi>
      </Link>
      {isInNeed ? (
        <span className="block text-sm font-semibold text-wrong">{t("book.needs.title")}</span>
      ) : null}
    </span>
  )
}

interface PageLink {
  readonly to: string
  readonly text: ReactNode
}

interface BookLinksProps {
  readonly label: string
  readonly links: readonly PageLink[]
  readonly children?: ReactNode
}

export const BookLinks = ({ label, links, children }: BookLinksProps) => (
  <nav aria-label={label} className="flex flex-wrap gap-x-5">
    {links.map(({ to, text }) => (
      <Link
        key={to}
        to={to}
        relative="path"
        className="link inline-flex min-h-[2.75rem] items-center"
        viewTransition
      >
        {text}
      </Link>
    ))}
    {children}
  </nav>
)
