import { classes as limits } from "#contract/limits"
import type { Message } from "#app/i18n/keys"
import { decodeFile } from "#app/import/given/decode-file.server"
import { normalHeader } from "#app/import/sheet/headers.server"
import { headerRows, readSheet } from "#app/import/sheet/sheet.server"

/** As `normalHeader` writes them. */
const fullNames = new Set(
  "name|full name|pupil|pupil name|student|student name|learner|الاسم|اسم|الاسم الكامل|الاسم الثلاثي|الاسم الرباعي|التلميذ|اسم التلميذ|الطالب|اسم الطالب|nom|eleve".split(
    "|",
  ),
)
const firstNames = new Set("first name|given name|الاسم الاول|prenom".split("|"))
const lastNames = new Set(
  "last name|family name|surname|اسم العايله|الكنيه|اللقب|nom de famille".split("|"),
)

/** The columns that make up a name. */
function nameColumns(header: readonly string[]): readonly number[] {
  const names = header.map(normalHeader)
  const find = (among: ReadonlySet<string>) => names.findIndex((name) => among.has(name))
  const [first, last] = [find(firstNames), find(lastNames)]
  const full = last < 0 || first < 0 ? find(fullNames) : -1
  return [full, first, last].filter((at) => at >= 0).slice(0, full < 0 ? 2 : 1)
}

/** The names of a sheet as lines, each on the line of its row: a column called so, or the only one. */
export async function readSheetNames(
  file: File,
): Promise<{ readonly lines: string } | { readonly error: Message }> {
  const decoded = await decodeFile(new Uint8Array(await file.arrayBuffer()))
  if ("error" in decoded) return decoded
  const tables = decoded.texts.map((text) => {
    const rows = headerRows(text)
    const header = rows.find(({ cells }) => nameColumns(cells).length > 0)
    return { text, header, isWide: rows.length > 0 }
  })
  const table = tables.find(({ header }) => header) ?? tables.find(({ isWide }) => !isWide)
  if (!table) return { error: { key: "errors.class.noColumn" } }
  const { text, header } = table
  if (!header && decoded.isGuess) return { error: { key: "errors.import.encoding" } }
  const single = { delimiter: "\t", at: -1, cells: [] }
  const read = readSheet(text, header ?? single, limits.addedMax + 1)
  if ("error" in read) return read
  const columns = header ? nameColumns(header.cells) : [0]
  const lines: string[] = []
  for (const { number, cells } of read.sheet.rows) {
    const name = columns.map((at) => cells[at]?.trim() ?? "").join(" ")
    const isHeader = lines.length === 0 && nameColumns([name]).length > 0
    lines[number - 1] = isHeader ? "" : name.replaceAll(/\s+/g, " ").trim()
  }
  return { lines: Array.from(lines, (line) => line ?? "").join("\n") }
}
