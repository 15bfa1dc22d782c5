import Papa from "papaparse"

/** Text that a spreadsheet would run as a formula, also once an apostrophe before it is taken away. */
export const isFormula = /^'*[=+\-@\t\r\n＝＋－＠]/

/**
 * A line of CSV (RFC 4180), in which an apostrophe makes text of a formula. Excel expects semicolons where the comma is a
 * decimal sign, as in French and in Arabic.
 */
export const csvLine = (cells: readonly string[], delimiter: "," | ";" = ","): string =>
  `${Papa.unparse([cells.map(withGuard)], { delimiter, quotes: (cell) => /[",;\t]/.test(cell) })}\r\n`

const withGuard = (cell: string) => (isFormula.test(cell) ? `'${cell}` : cell)

/** Spreadsheets read a CSV as UTF-8 if it begins with a byte order mark. */
export const replyWithCsv = (name: string, lines: readonly string[]) =>
  replyWithFile(`${name}.csv`, "text/csv", `\ufeff${lines.join("")}`)

export const replyWithFile = (name: string, type: string, text: string) =>
  new Response(text, {
    headers: {
      "Content-Type": `${type}; charset=utf-8`,
      "Content-Disposition": `attachment; filename="${name}"`,
      "Cache-Control": "private, no-store",
    },
  })
