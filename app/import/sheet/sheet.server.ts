import Papa from "papaparse"
import { importLimits } from "#contract/limits"
import type { Message } from "#app/i18n/keys"

/** The cells of a file or of pasted text. */
export interface Sheet {
  readonly header: readonly string[]
  readonly rows: readonly SheetRow[]
}

export interface SheetRow {
  /** The row number as in a spreadsheet: the header is row 1. */
  readonly number: number
  readonly cells: readonly string[]
}

export type ReadSheet = { readonly sheet: Sheet } | { readonly error: Message }

/** Tabs separate pasted cells; commas those of files, or semicolons where the comma is the decimal separator. */
const delimiters = ["\t", ";", ","] as const

/** The widest sheet of a game has 35 columns. */
const columnsMax = 100

/**
 * Reads CSV or pasted cells. Rows without text are left out; the other rows keep their numbers. The delimiter is
 * the one that splits the header into the most cells, because texts may contain the others.
 */
export function readSheet(text: string): ReadSheet {
  const lines = text.replace(/\r\n?/g, "\n").replace(/^sep=.\n/i, "")
  const [header, delimiter] = readHeader(lines)
  if (header.length > columnsMax) return failed("tooManyColumns", { max: columnsMax })
  const { data, errors } = parse(lines, delimiter, importLimits.maxRows + emptyRowsMax + 1)
  const broken = errors.find(({ type }) => type === "Quotes")
  if (broken) return failed("quotes", { number: (broken.row ?? 0) + 1 })
  const rows = data
    .map((cells, index) => ({
      number: index + 1,
      cells: cells.slice(0, header.length).map(withoutGuard),
    }))
    .slice(1)
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ""))
  if (rows.length === 0) return failed("noRows")
  if (rows.length > importLimits.maxRows)
    return failed("tooManyRows", { max: importLimits.maxRows })
  return { sheet: { header: header.map(withoutGuard), rows } }
}

/** The number of empty rows that are read beside the limit: many sheets end in rows that look empty. */
const emptyRowsMax = 5000

function readHeader(lines: string): readonly [readonly string[], string] {
  const found = delimiters.map((delimiter) => {
    const [header = []] = parse(lines, delimiter, 1).data
    return [header, delimiter] as const
  })
  const most = Math.max(...found.map(([{ length }]) => length))
  return found.find(([{ length }]) => length === most) ?? [[], ","]
}

const parse = (lines: string, delimiter: string, preview: number) =>
  Papa.parse<string[]>(lines, { delimiter, newline: "\n", preview })

const failed = (
  reason: "tooManyColumns" | "quotes" | "noRows" | "tooManyRows",
  params?: Message["params"],
): ReadSheet => ({ error: { key: `errors.import.${reason}`, ...(params ? { params } : {}) } })

/** Writes CSV that starts with a byte order mark, so that spreadsheets read it as UTF-8. No cell is a formula. */
export const writeSheet = (header: readonly string[], rows: readonly (readonly string[])[]) =>
  `\ufeff${writeRows([header, ...rows])}`

/** Writes rows of CSV without a byte order mark; "" for none. */
export const writeRows = (rows: readonly (readonly string[])[]) =>
  rows.length > 0 ? `${Papa.unparse(rows.map((cells) => cells.map(withGuard)))}\r\n` : ""

/** A spreadsheet runs a cell that begins like this as a formula; an apostrophe before it makes it text. */
const isFormula = /^'*[=+\-@\t\r\n]/

const withGuard = (cell: string) => (isFormula.test(cell) ? `'${cell}` : cell)

const withoutGuard = (cell: string) =>
  cell.startsWith("'") && isFormula.test(cell) ? cell.slice(1) : cell
