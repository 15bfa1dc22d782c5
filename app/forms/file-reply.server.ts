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
