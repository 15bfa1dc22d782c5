import type { Message } from "#app/i18n/keys"
import type { AppContext } from "#app/server/context.server"
import type { CheckedRow } from "./check-rows.server"
import type { Layout } from "./columns.server"
import type { RefusedGift } from "./gift.server"
import type { Given } from "./read-given.server"
import type { SentRows } from "./send-rows.server"
import { writeSheet } from "./sheet.server"
import { type Download, downloadOf } from "./templates.server"
import { writeGift } from "./write-gift.server"

/** A row as the page shows it. */
export interface RowView {
  readonly number: number
  readonly title: string
  readonly errors: readonly {
    /** The header of the cell; "" for the row as a whole. */
    readonly header: string
    readonly cell: string
    readonly messages: readonly Message[]
  }[]
}

/** What came of a file or of pasted cells. */
export interface ImportReply {
  readonly error: Message | null
  /** As it was read, for the form that sends it. */
  readonly text: string
  /** Rows are numbered by the lines of the file. */
  readonly isGift: boolean
  readonly unknown: readonly string[]
  readonly rows: readonly RowView[]
  readonly good: number
  /** The rows with errors, with a column that says why: a file for each game, and one for what no game can carry. */
  readonly bad: readonly Download[]
  readonly sent: Pick<SentRows, "made" | "known" | "isBrokenOff"> | null
}

export interface CheckedPart {
  readonly layout: Layout
  readonly rows: readonly CheckedRow[]
}

type T = AppContext["i18n"]["t"]

export function viewImport(
  given: Given,
  parts: readonly CheckedPart[],
  sent: SentRows | null,
  { i18n: { t } }: Pick<AppContext, "i18n">,
): ImportReply {
  const rows = parts.flatMap(({ layout, rows: of }) =>
    of.map((row) => ({
      number: row.number,
      title: titleOf(layout, row),
      errors: errorsOf(layout, row),
    })),
  )
  const refused = given.refused.map((each) => viewRefused(each))
  return {
    error: null,
    text: sent ? textOf(given, parts, t) : given.text,
    isGift: given.isGift,
    unknown: parts.flatMap(({ layout }) => layout.unknown.map((name) => name.slice(0, 60))),
    rows: [...rows, ...refused].toSorted((one, other) => one.number - other.number),
    good: parts.flatMap((part) => part.rows).filter(({ question }) => question).length,
    bad: [
      ...parts.flatMap((part) => badOf(part, t)),
      ...(given.refused.length > 0
        ? [downloadOf("tahaddi-errors.gift", giftWithReasons(given.refused, t))]
        : []),
    ],
    sent,
  }
}

const viewRefused = ({ line, title, reason }: RefusedGift): RowView => ({
  number: line,
  title,
  errors: [{ header: "", cell: "", messages: [{ key: `errors.import.gift.${reason}` }] }],
})

const giftWithReasons = (refused: readonly RefusedGift[], t: T) =>
  refused
    .map(({ reason, source }) => `// ${t(`errors.import.gift.${reason}`)}\n${source}\n\n`)
    .join("")

/** What is left, for the form that sends it. */
const textOf = ({ isGift, refused }: Given, parts: readonly CheckedPart[], t: T) =>
  isGift
    ? parts
        .map(({ layout, rows }) =>
          writeGift(
            layout.game,
            rows.map((row) => cellsOf(layout, row)),
            t,
          ),
        )
        .join("") + refused.map(({ source }) => `${source}\n\n`).join("")
    : parts
        .map(({ layout, rows }) =>
          writeSheet(
            headersOf(layout),
            rows.map((row) => filled(layout, row)),
          ),
        )
        .join("")

const cellsOf = ({ columns }: Layout, { cells }: CheckedRow) =>
  new Map(
    columns.flatMap((column, at) => (column ? [[column.field, cells[at] ?? ""] as const] : [])),
  )

const headersOf = ({ headers, columns }: Layout) =>
  headers ?? columns.map((column) => column?.header ?? "")

/** As many cells as there are columns. */
const filled = ({ columns }: Layout, { cells }: CheckedRow) =>
  columns.map((_, index) => cells[index] ?? "")

function badOf({ layout, rows }: CheckedPart, t: T): readonly Download[] {
  const bad = rows.filter(({ question }) => !question)
  if (bad.length === 0) return []
  const header = [...headersOf(layout), t("import.why")]
  const text = writeSheet(
    header,
    bad.map((row) => [...filled(layout, row), whyOf(layout, row, t)]),
  )
  return [downloadOf(`tahaddi-errors-${layout.game}.csv`, text)]
}

const whyOf = (layout: Layout, row: CheckedRow, t: T) =>
  errorsOf(layout, row)
    .map(({ header, messages }) => [header, ...messages.map(({ key, params }) => t(key, params))])
    .map((parts) => parts.filter(Boolean).join(": "))
    .join(" ")

/** A cell may hold a megabyte: of a long one the beginning is shown. */
const shownMax = 200

const titleOf = ({ columns }: Layout, { cells }: CheckedRow): string =>
  (cells[columns.findIndex((column) => column?.field.endsWith("question"))] ?? "").slice(
    0,
    shownMax,
  )

/** Beside their cells; an error of a column that the file lacks stands under the name of its field. */
function errorsOf({ columns }: Layout, { cells, errors }: CheckedRow): RowView["errors"] {
  return Object.entries(errors).map(([field, messages]) => {
    const index = columns.findIndex((column) => column?.field === field)
    return {
      header: columns[index]?.header ?? field,
      cell: (cells[index] ?? "").slice(0, shownMax),
      messages,
    }
  })
}
