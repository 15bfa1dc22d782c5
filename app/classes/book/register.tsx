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

const marks: readonly BookMark[] = [
  "right",
  "part",
  "wrong",
  "blank",
  "absent",
  "hands",
  "open",
  "joinedLater",
]

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

export function Legend({ cells }: { cells: readonly ShownCell[] }) {
  const { t } = useTranslation()
  const hasHands = cells.some(({ mark }) => mark === "hands")
  const hasHints = cells.some(({ hints }) => hints !== null)
  const shown = marks.filter((mark) => mark !== "hands" || hasHands)
  const notes = [
    { sign: "✓", note: late, text: t("book.late") },
    ...(hasHints ? [{ sign: "✓", note: "3", text: t("book.hintsLegend") }] : []),
  ]
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
      {notes.map(({ sign, note, text }) => (
        <li key={note}>
          <span aria-hidden className="mark is-right" data-sign={sign} data-note={note} />
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

export const BookLinks = ({ label, links }: { label: string; links: readonly PageLink[] }) => (
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
  </nav>
)
