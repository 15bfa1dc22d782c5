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
  readonly why?: Message
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
      text: cells.flatMap((cell) => cell.trim() || []).join(" · "),
      ...(surplus ? refuse("surplus") : toRow(toCells(cells), structure, header !== null)),
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

const commas = /[,،;؛]/
const aroundQuotes = /(?<=[|,،;؛]) +(?=")|(?<=") +(?=[|,،;؛])/g

const withTabs = (text: string) => text.split("\n").map(withTabsBetween).join("\n")

/** Cells are between tabs, or else between whichever of commas and bars are more, unless they are in quotation marks. */
function withTabsBetween(line: string): string {
  if (line.includes("\t")) return line
  const count = (sign: RegExp | string) => line.split(sign).length
  const between = count("|") > count(commas) ? "|" : commas
  const parts = line.replace(aroundQuotes, "").split('"')
  const isQuoted = (at: number) => at % 2 === 1 && parts.length % 2 === 1
  return parts.map((part, at) => (isQuoted(at) ? part : part.split(between).join("\t"))).join('"')
}

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

type Cells = Readonly<Record<string, string>>

type ReadRow = Pick<GivenRow, "row" | "why">

const refuse = (
  why: "surplus" | "sameLanguage" | "row" | "number" | "name",
  cell = "",
): ReadRow => ({
  row: null,
  why: { key: `errors.structure.${why}`, params: { cell } },
})

function toRow(cells: Cells, structure: Structure, hasHeader: boolean): ReadRow {
  const { ar, en, name = "", grade, subject } = cells
  const number = cells["number"] ? placeNumber(cells["number"]) : undefined
  if (number === null) return refuse("number", cells["number"])
  const both = toBothNames(cells, hasHeader)
  if (both === null) return refuse("sameLanguage", `${ar} · ${en}`)
  const chapter = { ...toNames(name), ...both }
  const row = structureRow.safeParse({
    ...(grade && { grade: toGrade(grade, structure) }),
    ...(subject && { subject: toNames(subject) }),
    ...(cells["number"] && { number }),
    ...(Object.keys(chapter).length > 0 && { chapter }),
  })
  if (row.success) return { row: row.data }
  const [column] = row.error.issues[0]?.path ?? []
  if (column === undefined) return refuse("row")
  const cell = column === "chapter" ? Object.values(chapter).join(" · ") : cells[String(column)]
  return refuse(column === "number" ? "number" : "name", cell)
}

/** By their letters. Two names of one language are one with a comma in it, unless a header says which is which. */
function toBothNames({ ar = "", en = "" }: Cells, hasHeader: boolean): Names | null {
  if (!ar || !en) return toNames(ar || en)
  if (hasArabicLetter(ar) === hasArabicLetter(en)) return hasHeader || ar === en ? { ar, en } : null
  return hasArabicLetter(ar) ? { ar, en } : { ar: en, en: ar }
}

/** The name in its language; "Math / الرياضيات" has both. */
function toNames(text: string): Names {
  const parts = text.split(/\s*[/|\n]\s*/).filter(Boolean)
  const [one = "", other = ""] = parts
  const areNames = parts.length === 2 && parts.every((part) => /\p{L}/u.test(part))
  const both = areNames ? toBothNames({ ar: one, en: other }, false) : null
  return both ?? (text === "" ? {} : hasArabicLetter(text) ? { ar: text } : { en: text })
}

const ordinals =
  "الأول الثاني الثالث الرابع الخامس السادس السابع الثامن التاسع العاشر الحادي-عشر الثاني-عشر".split(
    " ",
  )

/** The grade that is there, in use before archived. "7", "Grade 7" and «الصف السابع» are one, and have both names. */
function toGrade(text: string, { grades }: Structure): Names {
  const number = placeNumber(text)
  if (number === null) return toNames(text)
  const isNamed = (name: string) => normalHeader(name) === normalHeader(text)
  const isSame = (name: string) => placeNumber(name) === number
  const [there] = [grades.filter(({ isArchived }) => !isArchived), grades].flatMap((listed) =>
    [isNamed, isSame].flatMap(
      (fits) => listed.find(({ names }) => Object.values(names).some(fits)) ?? [],
    ),
  )
  const numbered = numberedGrade(number)
  const isNumbered =
    /^\s*\p{Nd}+(?:[.,]0)?\s*$/u.test(text) ||
    Object.values(numbered).some((name) => normalHeader(name) === normalHeader(text))
  const named = isNumbered ? numbered : toNames(text)
  if (!there) return named
  const added = Object.values(named)
  const others = grades.filter((each) => each !== there).map(({ names }) => Object.values(names))
  const areTaken = others.flat().some((name) => added.includes(name))
  return areTaken ? there.names : { ...named, ...there.names }
}

const numberedGrade = (number: number): Names => ({
  en: `Grade ${number}`,
  ar: `الصف ${ordinals[number - 1]?.replace("-", " ") ?? number}`,
})
