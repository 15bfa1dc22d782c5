import type { Structure } from "#contract/curriculum/structure"
import { type Names, type StructureRow, structureRow } from "#contract/curriculum/structure-parts"
import { structureMax } from "#contract/limits"
import { placeNumber } from "#game/answers/numbers/place-number"
import { headerNames, hasArabicLetter, normalHeader } from "#app/import/sheet/headers.server"
import { type DecodedFile, checkText, decodeFile } from "#app/import/given/decode-file.server"
import { unpack } from "#app/import/given/packed.server"
import { type HeaderRow, headerRows, readSheet } from "#app/import/sheet/sheet.server"
import type { Message } from "#app/i18n/keys"

export interface GivenRow {
  readonly number: number
  readonly text: string
  readonly row: StructureRow | null
}

export interface GivenRows {
  readonly text: string
  readonly rows: readonly GivenRow[]
}

/** Reads the file, the pasted lines, or the lines that the page before kept: grade, subject, number, names. */
export async function readGivenRows(
  form: FormData,
  structure: Structure,
): Promise<GivenRows | { readonly text: string; readonly error: Message }> {
  const decoded = await decode(form)
  if ("error" in decoded) return { text: "", error: decoded.error }
  const tables = decoded.texts.map((text) => ({ text, header: findHeader(text) }))
  const { text, header } = tables.find((table) => table.header) ?? {
    text: decoded.texts[0] ?? "",
    header: null,
  }
  if (!header && decoded.isGuess) return { text: "", error: { key: "errors.import.encoding" } }
  const lines = header ? withOneComma(text, header) : `${plainHeader.join("\t")}\n${withTabs(text)}`
  const read = readSheet(lines, header ?? findHeader(lines) ?? undefined, structureMax.rows)
  if ("error" in read) return { text, error: read.error }
  const columns = read.sheet.header.map(toColumn)
  const toCells = (cells: readonly string[]) =>
    Object.fromEntries(columns.map((column, at) => [column ?? "", cells[at]?.trim() ?? ""]))
  const above = header ? 0 : 1
  return {
    text,
    rows: read.sheet.rows.map(({ number, cells, surplus }) => ({
      number: number - above,
      text: cells.filter((cell) => cell.trim() !== "").join(" · "),
      row: surplus ? null : toRow(toCells(cells), structure),
    })),
  }
}

export async function readGivenText(form: FormData): Promise<string> {
  const decoded = await decode(form)
  return "error" in decoded ? "" : (decoded.texts[0] ?? "")
}

async function decode(form: FormData): Promise<DecodedFile> {
  const [file, text, packed] = [form.get("file"), form.get("text"), form.get("packed")]
  if (file !== null && typeof file !== "string" && file.size > 0)
    return decodeFile(new Uint8Array(await file.arrayBuffer()))
  const bytes = typeof packed === "string" && packed !== "" ? await unpack(packed) : null
  if (bytes) return decodeFile(bytes)
  return typeof text === "string" && text.trim() !== ""
    ? checkText(text)
    : { error: { key: "errors.import.nothing" } }
}

/** The grades and subjects that the school lacks, by the names of the first row that has them. */
export function newNames(rows: readonly StructureRow[], structure: Structure): readonly string[] {
  const { grades, subjects } = structure
  const known = new Set([...grades, ...subjects].flatMap(({ names }) => toKeys(names)))
  return rows.flatMap(({ grade, subject }) =>
    [grade, subject].flatMap((names) => {
      if (!names) return []
      const keys = toKeys(names)
      const isNew = !keys.some((key) => known.has(key))
      for (const key of keys) known.add(key)
      return isNew ? [Object.values(names).join(" / ")] : []
    }),
  )
}

const toKeys = (names: Names) => Object.values(names).map(normalHeader)

/** Names of the columns as `normalHeader` writes them. */
const columnNames: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  Object.entries({
    grade: "grade|class|year|الصف|صف|السنه|المرحله",
    subject: "subject|course|الماده|ماده",
    number:
      "number|no|chapter number|chapter no|unit number|رقم|الرقم|رقم الفصل|رقم الوحده|رقم الباب|#|م|order",
    ar: "name in arabic|name arabic|arabic name|arabic|الاسم بالعربيه|بالعربيه|العربيه|الاسم العربي|الاسم",
    en: "name in english|name english|english name|english|الاسم بالانجليزيه|بالانجليزيه|الانجليزيه|الاسم الانجليزي",
    name: "name|title|chapter|chapter name|chapter title|unit|unit name|الفصل|اسم الفصل|عنوان الفصل|العنوان|الوحده|اسم الوحده|عنوان الوحده|الباب",
  }).map(([column, names]) => [column, names.split("|")]),
)
const plainHeader = ["grade", "subject", "number", "name in arabic", "name in english"]

const toColumn = (cell: string): string | undefined => {
  const given = [normalHeader(cell.replace(/[()]/g, " ")), ...headerNames(cell)]
  return Object.entries(columnNames).find(([, names]) =>
    names.some((name) => given.includes(name)),
  )?.[0]
}

const findHeader = (text: string): HeaderRow | null =>
  headerRows(text).find(({ cells }) => cells.filter(toColumn).length > 1) ?? null

const commas = / *[,،;؛] */

const withTabs = (text: string) =>
  text.includes("\t") ? text : text.split(commas.test(text) ? commas : / *\| */).join("\t")

/** A keyboard that was switched for the name in English writes its comma, too. */
function withOneComma(text: string, { delimiter, cells: { length: width } }: HeaderRow): string {
  if (!commas.test(delimiter) || text.includes('"')) return text
  const toLine = (line: string) => {
    const cells = line.split(commas)
    const [last = "", before = ""] = cells.toReversed()
    const isMixed = line.split(delimiter).length < Math.min(width, cells.length)
    const isOneName = /\p{L}/u.test(before) && hasArabicLetter(before) === hasArabicLetter(last)
    return isMixed && !isOneName && cells.length <= width ? cells.join(delimiter) : line
  }
  return text.split("\n").map(toLine).join("\n")
}

function toRow(cells: Readonly<Record<string, string>>, structure: Structure): StructureRow | null {
  const { ar = "", en = "" } = cells
  const names = {
    ...toNames(cells["name"] ?? ""),
    ...(ar && en ? { ar, en } : toNames(ar || en)),
  }
  const number = cells["number"] ? placeNumber(cells["number"]) : undefined
  if (number === null) return null
  const row = {
    ...(cells["grade"] && { grade: toGrade(cells["grade"], structure) }),
    ...(cells["subject"] && { subject: toNames(cells["subject"]) }),
    ...(number && { number }),
    ...(Object.keys(names).length > 0 && { chapter: names }),
  }
  return structureRow.safeParse(row).data ?? null
}

/** The name in its language; "Math / الرياضيات" has both. */
function toNames(text: string): Names {
  const parts = text.split(/\s*[/|\n]\s*/).filter(Boolean)
  const [one = "", other = ""] = parts
  if (parts.length === 2 && hasArabicLetter(one) !== hasArabicLetter(other))
    return hasArabicLetter(one) ? { ar: one, en: other } : { ar: other, en: one }
  return text === "" ? {} : hasArabicLetter(text) ? { ar: text } : { en: text }
}

const ordinals =
  "الأول الثاني الثالث الرابع الخامس السادس السابع الثامن التاسع العاشر الحادي-عشر الثاني-عشر".split(
    " ",
  )

/** The grade that is there already. "7", "Grade 7" and «الصف السابع» are one grade, and have both names. */
function toGrade(text: string, { grades }: Structure): Names {
  const number = placeNumber(text)
  if (number === null) return toNames(text)
  const find = (fits: (name: string) => boolean) =>
    grades.find(({ names }) => Object.values(names).some(fits))
  const there =
    find((name) => normalHeader(name) === normalHeader(text)) ??
    find((name) => placeNumber(name) === number)
  const numbered = numberedGrade(number)
  const isNumbered =
    /^\s*\p{Nd}+(?:[.,]0)?\s*$/u.test(text) ||
    Object.values(numbered).some((name) => normalHeader(name) === normalHeader(text))
  const named = isNumbered ? numbered : toNames(text)
  return there ? { ...named, ...there.names } : named
}

const numberedGrade = (number: number): Names => ({
  en: `Grade ${number}`,
  ar: `الصف ${ordinals[number - 1]?.replace("-", " ") ?? number}`,
})
