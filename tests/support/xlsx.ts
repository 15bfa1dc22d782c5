import { deflateRawSync } from "node:zlib"

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
    ...(styles === undefined
      ? {}
      : { "xl/styles.xml": `<styleSheet ${main}>${styles}</styleSheet>` }),
    ...Object.fromEntries(sheets.map((xml, at) => [`xl/worksheets/sheet${at + 1}.xml`, xml])),
  }
}

export const xlsx = (rows: readonly (readonly Cell[])[], settings?: Workbook) =>
  zip(workbookParts([sheetXml(rows)], settings))

/** A workbook with a merged area. */
export const mergedXlsx = (rows: readonly (readonly Cell[])[], area: string) => {
  const merge = `</sheetData><mergeCells><mergeCell ref="${area}"/></mergeCells>`
  return zip(workbookParts([sheetXml(rows).replace("</sheetData>", merge)]))
}

export function zip(parts: Readonly<Record<string, string | Uint8Array>>): Uint8Array<ArrayBuffer> {
  const files: Buffer[] = []
  const entries: Buffer[] = []
  let at = 0
  for (const [name, content] of Object.entries(parts)) {
    const [packed, title] = [deflateRawSync(Buffer.from(content)), Buffer.from(name)]
    const local = Buffer.alloc(30)
    local.writeUInt32LE(0x04034b50, 0)
    local.writeUInt16LE(8, 8)
    local.writeUInt32LE(packed.length, 18)
    local.writeUInt16LE(title.length, 26)
    const entry = Buffer.alloc(46)
    entry.writeUInt32LE(0x02014b50, 0)
    entry.writeUInt16LE(8, 10)
    entry.writeUInt32LE(packed.length, 20)
    entry.writeUInt32LE(content.length, 24)
    entry.writeUInt16LE(title.length, 28)
    entry.writeUInt32LE(at, 42)
    files.push(local, title, packed)
    entries.push(entry, title)
    at += local.length + title.length + packed.length
  }
  const directory = Buffer.concat(entries)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(entries.length / 2, 10)
  end.writeUInt32LE(directory.length, 12)
  end.writeUInt32LE(at, 16)
  return new Uint8Array(Buffer.concat([...files, directory, end]))
}
