/**
 * A line of CSV (RFC 4180); a cell that a spreadsheet would run as a formula is prefixed with an apostrophe. Excel expects
 * semicolons where the comma is a decimal sign, as in French and in Arabic.
 */
export const csvLine = (cells: readonly string[], separator: "," | ";" = ","): string =>
  `${cells.map(csvCell).join(separator)}\r\n`

const csvCell = (text: string): string => {
  const harmless = /^[=+\-@\t\r\n＝＋－＠]/.test(text) ? `'${text}` : text
  return /[",;\t\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}

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
