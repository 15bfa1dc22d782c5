import { importLimits } from "#contract/limits"
import { type NumberFormat, numberFormats, numberText, plainNumber } from "./number-formats.server"
import { readXml, ZipFile } from "./workbook-parts.server"
import { writeRows } from "./sheet.server"

/** The most sheets that are read: the questions are on the first that has the columns of a game. */
const sheetsMax = 5
const rowsMax = importLimits.maxRows + 5100
const columnsMax = 101
/** The most characters of a sheet's cells: text that is shared is counted wherever it stands. */
const charactersMax = 2 * importLimits.maxBytes

export class TooLargeSheet extends Error {}

/**
 * The visible sheets of an .xlsx workbook as CSV; none if it is no such workbook. Formulas are not calculated: a cell
 * has the value that was stored with it. Throws TooMuchUnpacked and TooLargeSheet.
 */
export async function sheetsOfWorkbook(
  bytes: Uint8Array,
  repeatsMerged = true,
): Promise<readonly string[]> {
  const zip = new ZipFile(bytes)
  if (!zip.has("xl/workbook.xml")) return []
  const names = sheetNames(
    await zip.text("xl/workbook.xml"),
    await zip.text("xl/_rels/workbook.xml.rels"),
  )
  const shared = sharedTexts(await zip.text("xl/sharedStrings.xml"))
  const formats = numberFormats(await zip.text("xl/styles.xml"))
  const sheets: string[] = []
  for (const name of names.slice(0, sheetsMax)) {
    const rows = toRows(await zip.text(name), { shared, formats, repeatsMerged })
    if (rows.length > 0) sheets.push(writeRows(rows, "\t"))
  }
  return sheets
}

function sheetNames(workbook: string, relations: string): readonly string[] {
  const targets = new Map<string, string>()
  readXml(relations, {
    open({ name, attribute }) {
      if (name === "Relationship") targets.set(attribute("Id"), attribute("Target"))
    },
  })
  const names: string[] = []
  readXml(workbook, {
    open({ name, attribute }) {
      if (name !== "sheet" || /hidden/i.test(attribute("state"))) return
      const target = targets.get(attribute("r:id")) ?? ""
      names.push(target.startsWith("/") ? target.slice(1) : `xl/${target}`)
    },
  })
  return names
}

/** The texts that cells refer to by their index, without how they are to be pronounced. */
function sharedTexts(xml: string): readonly string[] {
  const texts: string[] = []
  let [here, isText, spoken, align] = ["", false, 0, ""]
  readXml(xml, {
    open({ name, attribute }) {
      if (name === "si") here = ""
      if (name === "rPh") spoken += 1
      if (name === "r" || name === "si") align = ""
      if (name === "vertAlign") align = attribute("val")
      isText = name === "t" && spoken === 0
    },
    close(name) {
      isText = false
      if (name === "rPh") spoken -= 1
      if (name === "si") texts.push(unescaped(here))
    },
    text(value) {
      if (isText) here += inScript(value, align)
    },
  })
  return texts
}

const signs = "0123456789+-−n"
const scripts: ReadonlyMap<string, string> = new Map([
  ["superscript", "⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻ⁿ"],
  ["subscript", "₀₁₂₃₄₅₆₇₈₉₊₋₋ₙ"],
])

/** The text of a run: a power that is only formatted as one would be read as a digit, 10³ as 103 and log₂8 as log28. */
const inScript = (text: string, align: string) => {
  const script = scripts.get(align)
  return script && /^[\d+\-−n]+$/.test(text)
    ? [...text].map((sign) => script[signs.indexOf(sign)] ?? sign).join("")
    : text
}

const unescaped = (text: string) =>
  text.replace(/_x([\da-f]{4})_/gi, (_, code: string) =>
    code === "0000" ? "" : String.fromCharCode(Number.parseInt(code, 16)),
  )

interface Tables {
  readonly shared: readonly string[]
  readonly formats: readonly NumberFormat[]
  /** False if each row is a person. */
  readonly repeatsMerged: boolean
}

interface Cell {
  readonly at: number
  readonly type: string
  readonly format: NumberFormat
  value: string
  hasFormula: boolean
}

function toRows(
  xml: string,
  { shared, formats, repeatsMerged }: Tables,
): readonly (readonly string[])[] {
  const rows: string[][] = []
  const merged: string[] = []
  let [row, column, reading, left, align] = [-1, -1, "", charactersMax, ""]
  let cell: Cell | null = null
  readXml(xml, {
    open({ name, attribute }) {
      reading = name
      if (name === "row") {
        row = Number(attribute("r") || row + 2) - 1
        column = -1
      } else if (name === "c") {
        column = toColumn(attribute("r")) ?? column + 1
        const format = formats[Number(attribute("s") || 0)] ?? plainNumber
        cell = {
          at: Math.min(column, columnsMax - 1),
          type: attribute("t"),
          format,
          value: "",
          hasFormula: false,
        }
      } else if (name === "f" && cell) cell.hasFormula = true
      else if (name === "vertAlign") align = attribute("val")
      else if (name === "mergeCell" && repeatsMerged) merged.push(attribute("ref"))
      if (name === "r" || name === "is") align = ""
    },
    close(name) {
      reading = ""
      if (name !== "c" || !cell) return
      const text = toText(cell, shared)
      left -= text.length
      if (text !== "" && (left < 0 || !(row >= 0 && row < rowsMax)))
        throw new TooLargeSheet("A sheet is too large.")
      if (text !== "") putCell(rows, row, cell.at, text)
      cell = null
    },
    text(value) {
      if (cell && reading === "v") cell.value += value
      if (cell && reading === "t") cell.value += inScript(value, align)
    },
  })
  for (const area of merged.slice(0, mergedMax)) left -= fillDown(rows, area, left)
  return rows
}

const mergedMax = 1000

/** A cell that is merged over several rows holds for each of them: a grade beside all of its questions. */
function fillDown(rows: string[][], area: string, left: number): number {
  const [, address = "", from, to] = /^([A-Z]{1,3})(\d{1,7}):[A-Z]{1,3}(\d{1,7})$/.exec(area) ?? []
  const column = toColumn(address)
  const text = rows[Number(from) - 1]?.[column ?? -1] ?? ""
  if (column === null || text === "") return 0
  const below = rows
    .slice(Number(from), Number(to))
    .filter((cells) => !cells[column] && cells.some((cell) => cell !== ""))
  if (below.length * text.length > left) throw new TooLargeSheet("A sheet is too large.")
  for (const cells of below) cells[column] = text
  return below.length * text.length
}

function putCell(rows: string[][], row: number, column: number, text: string) {
  while (rows.length <= row) rows.push([])
  const cells = rows[row] ?? []
  while (cells.length <= column) cells.push("")
  cells[column] = text
}

function toText({ type, format, value, hasFormula }: Cell, shared: readonly string[]): string {
  if (value === "") return hasFormula && type !== "str" ? "#FORMULA!" : ""
  if (type === "s") return shared[Number(value)] ?? ""
  if (type === "b") return value === "1" ? "TRUE" : "FALSE"
  if (type === "d") return "#DATE!"
  return type === "" || type === "n" ? numberText(value, format) : unescaped(value)
}

function toColumn(address: string): number | null {
  const [letters = ""] = /^[A-Z]{1,3}/.exec(address) ?? []
  if (letters === "") return null
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1
}
