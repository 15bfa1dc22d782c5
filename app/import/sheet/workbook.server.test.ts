import { expect, test } from "vitest"
import { mergedXlsx, sheetXml, workbookParts, xlsx, zip } from "../../../tests/support/xlsx"
import { readSheet } from "./sheet.server"
import { sheetsOfWorkbook } from "./workbook.server"

/** The rows of the first sheet, below a header of two columns. */
async function rowsOf(bytes: Uint8Array) {
  const [text = ""] = await sheetsOfWorkbook(bytes)
  const read = readSheet(text)
  return "sheet" in read ? read.sheet.rows.map(({ number, cells }) => [number, ...cells]) : read
}

const header = ["Question", "Answer"]
const power = '<rPr><b/><vertAlign val="superscript"/></rPr>'
const shared = `<si><t>x</t></si><si><r><t>Sat</t></r><r><t>urn</t></r><rPh><t>said</t></rPh></si>
  <si><r><t>x</t></r><r>${power}<t>2</t></r></si>`
const styles = `<numFmts><numFmt numFmtId="164" formatCode="d\\-mmm"/><numFmt numFmtId="165" formatCode="0.0&quot;d&quot;"/>
  <numFmt numFmtId="166" formatCode="000"/><numFmt numFmtId="167" formatCode="[$$-409]#,##0;($0)"/>
  <numFmt numFmtId="168" formatCode="000\\-0000"/><numFmt numFmtId="169" formatCode="?/?"/>
  <numFmt numFmtId="170" formatCode="# ?/8"/><numFmt numFmtId="171" formatCode="#,##0,&quot;K&quot;"/>
  <numFmt numFmtId="172" formatCode="@"/><numFmt numFmtId="173" formatCode="+0;-0;0"/>
  <numFmt numFmtId="174" formatCode="#\\ ?/4"/></numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs>
  <cellXfs><xf numFmtId="0"/><xf numFmtId="9"/><xf numFmtId="164"/><xf numFmtId="14"/><xf numFmtId="165"/>${[12, 166, 167, 168, 169, 170, 49, 171, 172, 173, 174].map((id) => `<xf numFmtId="${id}"/>`).join("")}</cellXfs>`

test.each([
  ["an inline text", "Saturn", "Saturn"],
  [
    "a formatted inline text",
    { xml: '<c t="inlineStr"><is><r><t>Sat</t></r><r><t>urn</t></r></is></c>' },
    "Saturn",
  ],
  ["a shared text in parts", { xml: '<c t="s"><v>1</v></c>' }, "Saturn"],
  ["a number", { xml: "<c><v>7</v></c>" }, "7"],
  ["a number with a fraction of nothing", { xml: '<c t="n"><v>7.0</v></c>' }, "7"],
  ["a fraction that binary numbers miss", { xml: "<c><v>0.30000000000000004</v></c>" }, "0.3"],
  ["a large number", { xml: "<c><v>300000000</v></c>" }, "300000000"],
  ["a percentage", { xml: '<c s="1"><v>0.5</v></c>' }, "50%"],
  ["a day that was a fraction", { xml: '<c s="2"><v>46054</v></c>' }, "#DATE!"],
  ["a date", { xml: '<c s="3"><v>46054</v></c>' }, "#DATE!"],
  ["a unit of its format", { xml: '<c s="4"><v>1.5</v></c>' }, "1.5d"],
  ["a fraction", { xml: '<c s="5"><v>0.33333333333333331</v></c>' }, "1/3"],
  ["a mixed fraction", { xml: '<c s="5"><v>-1.5</v></c>' }, "-1 1/2"],
  ["a whole number of fractions", { xml: '<c s="5"><v>2</v></c>' }, "2"],
  ["a fraction that is no whole number", { xml: '<c s="9"><v>1.5</v></c>' }, "3/2"],
  ["eighths", { xml: '<c s="10"><v>0.5</v></c>' }, "4/8"],
  ["zeros before it", { xml: '<c s="6"><v>7</v></c>' }, "007"],
  ["a currency", { xml: '<c s="7"><v>-50</v></c>' }, "-$50"],
  ["signs within it", { xml: '<c s="8"><v>5551234</v></c>' }, "5551234"],
  ["thousands", { xml: '<c s="12"><v>1234567</v></c>' }, "1234567"],
  ["a sign", { xml: '<c s="14"><v>5</v></c>' }, "+5"],
  ["a sign of less", { xml: '<c s="14"><v>-5</v></c>' }, "-5"],
  ["quarters", { xml: '<c s="15"><v>0.25</v></c>' }, "1/4"],
  ["a code of text", { xml: '<c s="13"><v>144</v></c>' }, "144"],
  ["a number that was formatted as a text later", { xml: '<c s="11"><v>144</v></c>' }, "144"],
  ["a truth", { xml: '<c t="b"><v>1</v></c>' }, "TRUE"],
  ["an error", { xml: '<c t="e"><v>#NAME?</v></c>' }, "#NAME?"],
  ["a formula with its value", { xml: '<c t="str"><f>A1&amp;B1</f><v>Saturn</v></c>' }, "Saturn"],
  ["a formula without a value", { xml: "<c><f>A1</f></c>" }, "#FORMULA!"],
  ["a text like a formula", "=1+1", "=1+1"],
  ["entities and line breaks", 'a < b &\n"c", d', 'a < b &\n"c", d'],
  ["an escaped character", "a_x0009_b", "a\tb"],
  ["Arabic", "زُحَل", "زُحَل"],
  [
    "a power that is formatted as one",
    {
      xml: `<c t="inlineStr"><is><r><t>10</t></r><r>${power}<t>-3</t></r><r><t>m</t></r></is></c>`,
    },
    "10⁻³m",
  ],
  ["a shared power", { xml: '<c t="s"><v>2</v></c>' }, "x²"],
  [
    "an index that is formatted as one",
    {
      xml: '<c t="inlineStr"><is><r><t>log</t></r><r><rPr><vertAlign val="subscript"/></rPr><t>2</t></r><r><t>8</t></r></is></c>',
    },
    "log₂8",
  ],
  [
    "a raised word",
    { xml: `<c t="inlineStr"><is><r><t>1</t></r><r>${power}<t>st</t></r></is></c>` },
    "1st",
  ],
  ["an escaped zero", "a_x0000_b", "ab"],
] as const)("a cell is read with %s", async (_, cell, expected) => {
  const bytes = xlsx([header, ["Which?", cell]], { shared, styles })
  expect(await rowsOf(bytes)).toEqual([[2, "Which?", expected]])
})

test("rows keep their numbers, and a cell without an address follows the one before", async () => {
  const xml = sheetXml([header, [], ["a", "b"]]).replace(' r="B3"', "")
  expect(await rowsOf(zip(workbookParts([xml])))).toEqual([[3, "a", "b"]])
})

test("a cell that is merged over rows holds for those that have others", async () => {
  const rows = [header, ["a", "b"], ["", "c"], [], ["", "d"], ["", "e"]]
  expect(await rowsOf(mergedXlsx(rows, "A2:A5"))).toEqual([
    [2, "a", "b"],
    [3, "a", "c"],
    [5, "a", "d"],
    [6, "", "e"],
  ])
})

test("a long text that is merged over many rows is too large", async () => {
  const rows = [header, ["x".repeat(50_000), "b"], ...Array.from({ length: 400 }, () => ["", "b"])]
  await expect(sheetsOfWorkbook(mergedXlsx(rows, "A2:A1048576"))).rejects.toThrow("too large")
})

test("elements may have prefixes", async () => {
  const xml = sheetXml([header, ["a", "b"]]).replace(/<(\/?)(?=[a-z])/g, "<$1x:")
  expect(await rowsOf(zip(workbookParts([xml.replace("xmlns=", "xmlns:x=")])))).toEqual([
    [2, "a", "b"],
  ])
})

test.each([
  ["another zip", zip({ mimetype: "application/vnd.oasis.opendocument.spreadsheet" })],
  ["a file cut short", xlsx([header, ["a", "b"]]).subarray(0, 300)],
  [
    "a zip without a directory",
    new Uint8Array([0x50, 0x4b, 3, 4, ...Array.from({ length: 40 }, () => 255)]),
  ],
  [
    "a directory that points nowhere",
    xlsx([header]).map((byte, at, all) => (at === all.length - 4 ? 255 : byte)),
  ],
  ["a sheet that is no XML", zip(workbookParts(["not < XML"]))],
])("no sheet is read from %s", async (_, bytes) => {
  expect(await sheetsOfWorkbook(bytes)).toEqual([])
})

const space = (megabytes: number) => new Uint8Array(megabytes * 1024 * 1024).fill(0x20)

test.each([
  ["a part of many bytes", { ...workbookParts([]), "xl/sharedStrings.xml": space(20) }],
  ["many parts of some bytes", { ...workbookParts(["", "", ""].map(() => " ".repeat(5_000_000))) }],
])("%s is unpacked no further than is allowed", async (_, parts) => {
  await expect(sheetsOfWorkbook(zip(parts))).rejects.toThrow("too many bytes")
})

test.each([
  [
    "a cell in the last row",
    [[{ xml: '<c><v>1</v></c></row><row r="1048576"><c r="XFD1048576"><v>1</v></c>' }]],
    "",
  ],
  [
    "one text in many cells",
    Array.from({ length: 500 }, () =>
      Array.from({ length: 10 }, () => ({ xml: '<c t="s"><v>0</v></c>' })),
    ),
    `<si><t>${"x".repeat(5000)}</t></si>`,
  ],
])("a sheet with %s is too large", async (_, rows, texts) => {
  await expect(sheetsOfWorkbook(xlsx(rows, { shared: texts }))).rejects.toThrow("too large")
})

test("entities of a document are not expanded", async () => {
  const bomb = `<!DOCTYPE x [<!ENTITY a "${"ha".repeat(50)}"><!ENTITY b "&a;&a;">]>`
  const xml = sheetXml([header, ["Which?", "x"]]).replace("<t>x</t>", "<t>&b;</t>")
  expect(
    await rowsOf(zip(workbookParts([xml.replace("<worksheet", `${bomb}<worksheet`)]))),
  ).toEqual([[2, "Which?", "&b;"]])
})

test("elements in elements without an end are read in time", async () => {
  expect(await sheetsOfWorkbook(zip(workbookParts(["<a>".repeat(1_000_000)])))).toEqual([])
})

test.each([
  ["nested", "<c>".repeat(60)],
  ["countless", "<x/>".repeat(1_500_001)],
])("what stands behind %s elements is not read", async (_, xml) => {
  const bytes = zip(workbookParts([`<sheet>${xml}${sheetXml([header, ["a", "b"]])}`]))
  expect(await sheetsOfWorkbook(bytes)).toEqual([])
})
