import Papa from "papaparse"
import { importLimits } from "#contract/limits"
import type { Message } from "#app/i18n/keys"

/** Cells as a spreadsheet has them. */
export interface Sheet {
  readonly header: readonly string[]
  readonly rows: readonly SheetRow[]
}

export interface SheetRow {
  /** As a spreadsheet counts it: the header is row 1. */
  readonly number: number
  readonly cells: readonly string[]
}

export type ReadSheet = { readonly sheet: Sheet } | { readonly error: Message }

/** Cells that are pasted have tabs between them; files a comma, or a semicolon where a comma parts decimals. */
const delimiters = ["\t", ";", ","] as const

/** The widest sheet of a game has 35 columns. */
const columnsMax = 100

/**
 * Reads CSV, or cells as they are pasted. Rows without text are left out, and keep their number. The delimiter is
 * the one that parts the header into the most cells, since texts hold the others.
 */
export function readSheet(text: string): ReadSheet {
  const lines = text.replace(/\r\n?/g, "\n").replace(/^sep=.\n/i, "")
  const [header, delimiter] = readHeader(lines)
  if (header.length > columnsMax) return failed("tooManyColumns", { max: columnsMax })
  const { data, errors } = parse(lines, delimiter, importLimits.maxRows + emptyRowsMax + 1)
  const broken = errors.find(({ type }) => type === "Quotes")
  if (broken) return failed("quotes", { number: (broken.row ?? 0) + 1 })
  const rows = data
    .map((cells, index) => ({ number: index + 1, cells: cells.map(withoutGuard) }))
    .slice(1)
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ""))
  if (rows.length === 0) return failed("noRows")
  if (rows.length > importLimits.maxRows)
    return failed("tooManyRows", { max: importLimits.maxRows })
  return { sheet: { header: header.map(withoutGuard), rows } }
}

/** Sheets end in many rows that look empty. */
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

/** As CSV that spreadsheets open in UTF-8, and in which no cell is a formula. */
export const writeSheet = (header: readonly string[], rows: readonly (readonly string[])[]) =>
  `\ufeff${writeRows([header, ...rows])}`

/** More rows of a sheet. */
export const writeRows = (rows: readonly (readonly string[])[]) =>
  rows.length > 0 ? `${Papa.unparse(rows.map((cells) => cells.map(withGuard)))}\r\n` : ""

/** A spreadsheet runs a cell that begins so as a formula; behind an apostrophe it is text. */
const isFormula = /^'*[=+\-@\t\r\n]/

const withGuard = (cell: string) => (isFormula.test(cell) ? `'${cell}` : cell)

const withoutGuard = (cell: string) =>
  cell.startsWith("'") && isFormula.test(cell) ? cell.slice(1) : cell
