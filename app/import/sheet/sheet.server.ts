import Papa from "papaparse"
import { importLimits } from "#contract/limits"
import type { Message } from "#app/i18n/keys"
import { type CsvSeparator, csvLine, withoutGuard } from "#app/forms/csv.server"

export interface Sheet {
  readonly header: readonly string[]
  readonly rows: readonly SheetRow[]
}

export interface SheetRow {
  readonly number: number
  readonly cells: readonly string[]
  /** If a row has more cells than its header, so that one of them may be split: the number of both. */
  readonly surplus?: { readonly cells: number; readonly columns: number }
}

export type ReadSheet = { readonly sheet: Sheet } | { readonly error: Message }

/**
 * Tabs separate pasted cells; commas those of files, or semicolons if the comma is the decimal separator; bars those of
 * tables in Markdown; Arabic commas what somebody typed.
 */
const delimiters = ["\t", ";", ",", "|", "؛", "،"] as const

/** The widest sheet of a game has 35 columns. */
const columnsMax = 100

export interface HeaderRow {
  readonly delimiter: string
  readonly at: number
  readonly cells: readonly string[]
}

/** Titles, explanations and empty rows that are looked over for the header: Kahoot's template has seven. */
const rowsAboveMax = 11

export const headerRows = (text: string): readonly HeaderRow[] =>
  delimiters.flatMap((delimiter) =>
    parse(toLines(text), delimiter, rowsAboveMax + 1)
      .data.map((row, at) => ({ delimiter, at, cells: filled(row).map(withoutGuard) }))
      .filter(({ cells }) => cells.length > 1 && cells.length <= columnsMax),
  )

/** The first row by the delimiter that splits it into the most cells, because texts may contain the others. */
function firstRow(text: string): HeaderRow {
  const rows = delimiters.map((delimiter): HeaderRow => {
    const [cells = []] = parse(toLines(text), delimiter, 1).data
    return { delimiter, at: 0, cells: cells.map(withoutGuard) }
  })
  const most = Math.max(...rows.map(({ cells }) => cells.length))
  return rows.find(({ cells }) => cells.length === most) ?? { delimiter: ",", at: 0, cells: [] }
}

/** The text without the line that names its delimiter to Excel, which an editor may have quoted or filled up. */
const toLines = (text: string) => text.replace(/\r\n?/g, "\n").replace(/^"?sep=.?"?[;,\t ]*\n/i, "")

export function readSheet(
  text: string,
  header = firstRow(text),
  maxRows: number = importLimits.maxRows,
): ReadSheet {
  const { delimiter, at, cells: names } = header
  const width = names.length
  if (width > columnsMax) return failed("tooManyColumns", { max: columnsMax })
  const readMax = at + maxRows + emptyRowsMax + 1
  const quoted = parse(toLines(text), delimiter, readMax)
  const broken = quoted.errors.find(({ type }) => type === "Quotes")
  // Google Sheets copies cells without quoting them: "Which" planet?
  const isUnquoted = broken && delimiter === "\t" && width > 1 && !hasBrokenLine(text)
  const { data } = isUnquoted ? parse(toLines(text), delimiter, readMax, true) : quoted
  if (broken && !isUnquoted) return failed("quotes", { number: (broken.row ?? 0) + 1 })
  const rows = data
    .map((row, index): SheetRow => ({
      number: index + 1,
      cells: row.slice(0, Math.max(width, columnsMax)).map(withoutGuard),
      ...(row.length > width && filled(row).length > width
        ? { surplus: { cells: filled(row).length, columns: width } }
        : {}),
    }))
    .slice(at + 1)
    .filter(({ cells, surplus }) => surplus || cells.some((cell) => !isBlank.test(cell)))
  if (rows.length === 0) return failed("noRows")
  if (rows.length > maxRows) return failed("tooManyRows", { max: maxRows })
  return { sheet: { header: names, rows } }
}

/** Whether a quoted cell has several lines, which it has only by its quotes. */
const hasBrokenLine = (text: string): boolean =>
  [...text.matchAll(/(?:^|\t)"((?:[^"]|"")*)"(?=[\t\r\n]|$)/gm)].some(([, cell = ""]) =>
    cell.includes("\n"),
  )

const isBlank = /^\s*(?::?-+:?\s*)?$/

function filled(row: readonly string[]): readonly string[] {
  const last = row.findLastIndex((cell) => cell.trim() !== "")
  return row.slice(0, last + 1)
}

/** The number of empty rows that are read beside the limit: many sheets end in rows that look empty. */
const emptyRowsMax = 5000

const parse = (lines: string, delimiter: string, preview: number, fastMode?: boolean) =>
  Papa.parse<string[]>(lines, { delimiter, newline: "\n", preview, ...(fastMode && { fastMode }) })

const failed = (
  reason: "tooManyColumns" | "quotes" | "noRows" | "tooManyRows",
  params?: Message["params"],
): ReadSheet => ({ error: { key: `errors.import.${reason}`, ...(params ? { params } : {}) } })

/** Writes CSV that starts with a byte order mark, so that spreadsheets read it as UTF-8. No cell is a formula. */
export const writeSheet = (
  header: readonly string[],
  rows: readonly (readonly string[])[],
  separator?: CsvSeparator,
) => `\ufeff${writeRows([header, ...rows], separator)}`

export const writeRows = (rows: readonly (readonly string[])[], separator?: CsvSeparator | "\t") =>
  rows.map((cells) => csvLine(cells, separator)).join("")
