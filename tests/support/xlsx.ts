import { deflateRawSync } from "node:zlib"
import { bytesOf, little } from "./pictures"

const escaped = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;")

type Cell = string | { readonly xml: string }

const main = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"'
const letters = (index: number): string =>
  (index >= 26 ? letters(Math.floor(index / 26) - 1) : "") + String.fromCharCode(65 + (index % 26))

export const sheetXml = (rows: readonly (readonly Cell[])[]): string => {
  const cellXml = (cell: Cell, at: string) => {
    if (cell === "") return ""
    return typeof cell === "string"
      ? `<c r="${at}" t="inlineStr"><is><t>${escaped(cell)}</t></is></c>`
      : cell.xml.replace("<c", `<c r="${at}"`)
  }
  const body = rows.map((cells, row) => {
    const xml = cells.map((cell, column) => cellXml(cell, `${letters(column)}${row + 1}`))
    return `<row r="${row + 1}">${xml.join("")}</row>`
  })
  return `<?xml version="1.0"?><worksheet ${main}><sheetData>${body.join("")}</sheetData></worksheet>`
}

interface Workbook {
  readonly states?: readonly string[]
  readonly shared?: string
  readonly styles?: string
}

export function workbookParts(
  sheets: readonly string[],
  { states = [], shared, styles }: Workbook = {},
) {
  const list = sheets.map(
    (_, at) =>
      `<sheet name="S${at + 1}" sheetId="${at + 1}" state="${states[at] ?? "visible"}" r:id="rId${at + 1}"/>`,
  )
  const relations = sheets.map(
    (_, at) =>
      `<Relationship Id="rId${at + 1}" Type="worksheet" Target="worksheets/sheet${at + 1}.xml"/>`,
  )
  return {
    "[Content_Types].xml": "<Types/>",
    "xl/workbook.xml": `<workbook ${main} xmlns:r="r"><sheets>${list.join("")}</sheets></workbook>`,
    "xl/_rels/workbook.xml.rels": `<Relationships>${relations.join("")}</Relationships>`,
    ...(shared === undefined ? {} : { "xl/sharedStrings.xml": `<sst ${main}>${shared}</sst>` }),
    ...(styles && { "xl/styles.xml": `<styleSheet ${main}>${styles}</styleSheet>` }),
    ...Object.fromEntries(sheets.map((xml, at) => [`xl/worksheets/sheet${at + 1}.xml`, xml])),
  }
}

export const xlsx = (rows: readonly (readonly Cell[])[], settings?: Workbook) =>
  zip(workbookParts([sheetXml(rows)], settings))

export const mergedXlsx = (rows: readonly (readonly Cell[])[], area: string) => {
  const merge = `</sheetData><mergeCells><mergeCell ref="${area}"/></mergeCells>`
  return zip(workbookParts([sheetXml(rows).replace("</sheetData>", merge)]))
}

export function zip(parts: Readonly<Record<string, string | Uint8Array>>): Uint8Array<ArrayBuffer> {
  let files = bytesOf()
  let directory = bytesOf()
  for (const [name, content] of Object.entries(parts)) {
    const packed = deflateRawSync(Buffer.from(content))
    const sizes = [packed, content, name].map(({ length }) => little(length, 4))
    const shared = bytesOf(little(8, 10), ...sizes)
    const place = bytesOf(little(0, 10), little(files.length, 4))
    directory = bytesOf(directory, "PK\x01\x02", little(0, 6), shared, place, name)
    files = bytesOf(files, "PK\x03\x04", little(0, 4), shared, name, packed)
  }
  const count = little(Object.keys(parts).length, 2)
  const end = [directory, files].map(({ length }) => little(length, 4))
  return bytesOf(files, directory, "PK\x05\x06", little(0, 6), count, ...end, little(0, 2))
}
