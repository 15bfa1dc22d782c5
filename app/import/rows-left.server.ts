import type { AppContext } from "#app/server/context.server"
import type { CheckedRow } from "./check-rows.server"
import type { Layout } from "./columns.server"
import type { RefusedGift } from "./gift.server"
import type { Given } from "./read-given.server"
import { writeSheet } from "./sheet.server"
import { type Download, downloadOf } from "./templates.server"
import { writeGift } from "./write-gift.server"
import { errorsOf } from "./row-view.server"

/** The checked rows of one game. */
export interface CheckedPart {
  readonly layout: Layout
  readonly rows: readonly CheckedRow[]
}

type T = AppContext["i18n"]["t"]

/** The rows that are left and refused questions as text, for the form that sends it. */
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

/** The rows with errors and a column of reasons, in a file for each game; refused GIFT questions are in one more. */
export const errorFiles = (
  refused: readonly RefusedGift[],
  parts: readonly CheckedPart[],
  t: T,
): readonly Download[] => [
  ...parts.flatMap((part) => sheetOfErrors(part, t)),
  ...(refused.length > 0 ? [downloadOf("tahaddi-errors.gift", giftWithReasons(refused, t))] : []),
]

function sheetOfErrors({ layout, rows }: CheckedPart, t: T): readonly Download[] {
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

const giftWithReasons = (refused: readonly RefusedGift[], t: T) =>
  refused
    .map(({ reason, source }) => `// ${t(`errors.import.gift.${reason}`)}\n${source}\n\n`)
    .join("")
