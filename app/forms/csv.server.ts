const isFormula = /^'*[=+\-@\t\r\n＝＋－＠]/

export type CsvSeparator = "," | ";"

export const separatorFor = (language: string): CsvSeparator => (language === "ar" ? ";" : ",")

/**
 * A line of CSV (RFC 4180); a cell that a spreadsheet would run as a formula is prefixed with an apostrophe. Excel expects
 * semicolons if the comma is a decimal sign, as in French and in Arabic.
 */
export const csvLine = (cells: readonly string[], separator: CsvSeparator | "\t" = ","): string =>
  `${cells.map(csvCell).join(separator)}\r\n`

const csvCell = (text: string): string => {
  const harmless = isFormula.test(text) ? `'${text}` : text
  return /[",;\t\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}

const textFormula = /^="((?:[^"]|"")*)"$/

/** The text of a cell that `csvLine` or a spreadsheet guarded. */
export const withoutGuard = (cell: string) =>
  cell.startsWith("'") && isFormula.test(cell)
    ? cell.slice(1)
    : cell.replace(textFormula, (_, text: string) => text.replaceAll('""', '"'))
