import { classes as limits } from "#contract/limits"
import type { Message } from "#app/i18n/keys"
import { decodeFile } from "#app/import/given/decode-file.server"
import { headerNames } from "#app/import/sheet/headers.server"
import { headerRows, readSheet } from "#app/import/sheet/sheet.server"

/** As `normalHeader` writes them. */
const fullNames = [
  /^(?:(?:full|pupils?'?|students?'?|learners?'?)(?: s)? )?names?$/,
  /^(?:ال)?(?:اسم|اسماء)(?: ال(?:كامل|ثلاثي|رباعي|(?:تلميذ|طالب|متعلم)(?:\/?ه)?|تلاميذ|طلاب|طلبه|متعلمين))?$/,
  /^(?:pupils?|students?|learners?|ال(?:تلميذ|طالب)(?:\/?ه)?|ال(?:تلاميذ|طلاب|طلبه)|nom|eleve)$/,
]
const firstNames = [/^(?:first name|given name|الاسم الاول|prenom)$/]
const middleNames = [/^(?:middle name|second name|father name|اسم الاب|الاسم الثاني)$/]
const lastNames = [/^(?:last name|family name|surname|اسم العايله|الكنيه|اللقب|nom de famille)$/]

function nameColumns(header: readonly string[]): readonly number[] {
  const names = header.map(headerNames)
  const find = (among: readonly RegExp[]) =>
    among
      .map((called) => names.findIndex((each) => each.some((name) => called.test(name))))
      .find((at) => at >= 0) ?? -1
  const parts = [firstNames, middleNames, lastNames].map(find)
  const [first = -1, , last = -1] = parts
  const full = last < 0 || first < 0 ? find(fullNames) : -1
  return (full < 0 ? parts : [full]).filter((at) => at >= 0)
}

/** The names of a sheet as lines, each on the line of its row: a column called so, or the only one. */
export async function readSheetNames(
  file: File,
): Promise<{ readonly lines: string } | { readonly error: Message }> {
  const decoded = await decodeFile(new Uint8Array(await file.arrayBuffer()), false)
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

const numberBefore = /^\p{Nd}{1,3}(?:\s*[.):–-]\s*|\s+)(?=\p{L})/u

export function readTypedNames(typed: string) {
  const lines = typed.split("\n").map((name) => name.trim())
  const filled = lines.flatMap((name, at) => (name ? { name, line: at + 1 } : []))
  return filled.every(({ name }) => numberBefore.test(name))
    ? filled.map(({ name, line }) => ({ name: name.replace(numberBefore, ""), line }))
    : filled
}
