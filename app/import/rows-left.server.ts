import type { AppContext } from "#app/server/context.server"
import type { CheckedRow } from "./check-rows.server"
import type { Layout } from "./columns.server"
import type { RefusedGift } from "./gift.server"
import type { Given } from "./read-given.server"
import { writeSheet } from "./sheet.server"
import { writeGift } from "./write-gift.server"
import { type Outcomes, rowsLeft } from "./sent-before.server"
import { errorsOf } from "./row-view.server"

/** The checked rows of one game. */
export interface CheckedPart {
  readonly layout: Layout
  readonly rows: readonly CheckedRow[]
}

/** The parts of a text without the rows that are stored. */
export const leftOf = (parts: readonly CheckedPart[], outcomes: Outcomes): readonly CheckedPart[] =>
  parts.map((part) => ({ ...part, rows: rowsLeft(part.rows, outcomes) }))

type T = AppContext["i18n"]["t"]

/** The rows that are left and refused questions as a text that can be imported. */
export const textOf = ({ isGift, refused }: Given, parts: readonly CheckedPart[], t: T) =>
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

/** The cells of a row, filled up to the number of columns. */
const filled = ({ columns }: Layout, { cells }: CheckedRow) =>
  columns.map((_, index) => cells[index] ?? "")

/** A file that the page offers. */
export interface LeftFile {
  readonly name: string
  readonly text: () => string
}

/** The rows with errors and a column of reasons, in a file for each game; refused GIFT questions are in one more. */
export const errorFiles = (
  refused: readonly RefusedGift[],
  parts: readonly CheckedPart[],
  t: T,
): readonly LeftFile[] => [
  ...parts.flatMap((part) => sheetOfErrors(part, t)),
  ...(refused.length > 0
    ? [{ name: "tahaddi-errors.gift", text: () => giftWithReasons(refused, t) }]
    : []),
]

function sheetOfErrors({ layout, rows }: CheckedPart, t: T): readonly LeftFile[] {
  const bad = rows.filter(({ question }) => !question)
  if (bad.length === 0) return []
  const header = [...headersOf(layout), t("import.why")]
  const text = () =>
    writeSheet(
      header,
      bad.map((row) => [...filled(layout, row), whyOf(layout, row, t)]),
    )
  return [{ name: `tahaddi-errors-${layout.game}.csv`, text }]
}

const whyOf = (layout: Layout, row: CheckedRow, t: T) =>
  errorsOf(layout, row, t)
    .map(({ header, text }) => [header, text].filter(Boolean).join(": "))
    .join(" ")

const giftWithReasons = (refused: readonly RefusedGift[], t: T) =>
  refused
    .map(({ reason, source }) => `// ${t(`errors.import.gift.${reason}`)}\n${source}\n\n`)
    .join("")
