import type { Message } from "#app/i18n/keys"
import type { CheckedRow } from "./check-rows.server"
import type { Layout } from "./columns.server"
import type { RefusedGift } from "./gift.server"

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

/** The most characters of a cell that the page shows: a cell may hold a megabyte. */
const shownMax = 200

export const viewRow = (layout: Layout, row: CheckedRow): RowView => ({
  number: row.number,
  title: titleOf(layout, row),
  errors: errorsOf(layout, row),
})

const titleOf = ({ columns }: Layout, { cells }: CheckedRow): string =>
  (cells[columns.findIndex((column) => column?.field.endsWith("question"))] ?? "").slice(
    0,
    shownMax,
  )

/** The errors with their cells. An error of a column that the file lacks has the field's name as its header. */
export function errorsOf({ columns }: Layout, { cells, errors }: CheckedRow): RowView["errors"] {
  return Object.entries(errors).map(([field, messages]) => {
    const index = columns.findIndex((column) => column?.field === field)
    return {
      header: columns[index]?.header ?? field,
      cell: (cells[index] ?? "").slice(0, shownMax),
      messages,
    }
  })
}

/** A refused GIFT question as a row of the page. */
export const viewRefused = ({ line, title, reason }: RefusedGift): RowView => ({
  number: line,
  title,
  errors: [{ header: "", cell: "", messages: [{ key: `errors.import.gift.${reason}` }] }],
})
