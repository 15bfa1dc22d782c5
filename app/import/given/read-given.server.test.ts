import { expect, test } from "vitest"
import { createTranslator } from "#app/i18n/translator.server"
import { sheetXml, workbookParts, xlsx, zip } from "../../../tests/support/xlsx"
import { hasLostLetters } from "#app/import/sheet/lost-letters.server"
import { readGivenFile } from "./read-given.server"

const { t } = await createTranslator("en")

async function given(content: string | Uint8Array<ArrayBuffer>, name = "q.csv") {
  const form = new FormData()
  form.set("file", new File([content], name))
  return readGivenFile(form, t)
}

/** The cells of the rows by their fields, with the number of each row. */
async function rowsOf(content: string | Uint8Array<ArrayBuffer>) {
  const read = await given(content)
  if ("error" in read) return read.error.key.replace("errors.import.", "")
  return read.parts.flatMap(({ layout, rows }) =>
    rows.map(({ number, cells, surplus }) => ({
      number,
      ...(surplus ? { surplus: [surplus.cells, surplus.columns] } : {}),
      ...Object.fromEntries(
        layout.columns.flatMap((column, at) => (column ? [[column.field, cells[at] ?? ""]] : [])),
      ),
    })),
  )
}

const english = "Grade,Chapter,Question,Hint 1,Hint 2,Hint 3,Hint 4,Hint 5,Answer,Explanation"
const arabic = "الصف,الفصل,السؤال,التلميح 1,التلميح 2,التلميح 3,التلميح 4,التلميح 5,الإجابة,الشرح"
const line = "7,1,Which planet?,a1,b1,c1,d1,e1,Saturn,Rings."
const read = {
  grade: "7",
  chapter: "1",
  question: "Which planet?",
  "hints[0]": "a1",
  "hints[4]": "e1",
  answer: "Saturn",
  summary: "Rings.",
}

test.each([
  [
    "empty columns between",
    `,${english.replace(",Question", ",,Question")},,\n,${line.replace(",Which", ",,Which")},,`,
  ],
  ["unknown columns between", `No,${english},Notes\n1,${line},x`],
  ["trailing separators", `${english},,,\n${line},,,`],
  ["trailing separators in the row only", `${english}\n${line},,,,`],
  ["bars", `${english}\n${line}`.replaceAll(",", "|")],
  [
    "a cell that begins with a word in quotes, as Google Sheets copies it",
    `${english},Notes\n${line},"two" words`.replaceAll(",", "\t"),
  ],
  ["Arabic commas", `${arabic}\n${line}`.replaceAll(",", "،")],
  ["Arabic semicolons", `${arabic}\n${line}`.replaceAll(",", "؛")],
  ["a text of digits as a formula", `${english}\n${line.replace("Saturn", '="Saturn"')}`],
])("a sheet is read with %s", async (_, text) => {
  expect(await rowsOf(text)).toMatchObject([{ number: 2, ...read }])
})

test("rows that name the columns again are no questions", async () => {
  const text = [english, arabic, line, english, line.replace("planet", "moon")].join("\n")
  expect(await rowsOf(text)).toMatchObject([{ number: 3, ...read }, { number: 5 }])
  expect(await rowsOf([english, arabic].join("\n"))).toBe("noRows")
})

test("the rows of an upper table are not lost where a lower one has more columns", async () => {
  const lower =
    "Question,Statement 1,Statement 2,Statement 3,Statement 4,Statement 5,Statement 6,True statements,Explanation"
  expect(await rowsOf([english, line, "", lower, line].join("\n"))).toMatchObject([
    { number: 2, ...read },
    { number: 4 },
    { number: 5 },
  ])
})

test("a sheet that is named .gift is a sheet", async () => {
  expect(await given(`${english}\n${line}`, "q.gift")).toMatchObject({ isGift: false })
  expect(await given("Only a text", "q.gift")).toMatchObject({ isGift: true })
})

test("letters that an encoding has lost are called so", async () => {
  const twice = ["windows-1252", "windows-1256"].map((name) =>
    new TextDecoder(name).decode(new TextEncoder().encode("القسم,كوكب زحل")),
  )
  for (const text of [...twice, "????? ?????,??? ????", "caf\u00c3\u00a9"])
    expect([text, hasLostLetters(text)]).toEqual([text, true])
  for (const text of [
    "Really???",
    "??",
    "ما هذا؟؟؟",
    "خطّ، ظلّ",
    "Ångström, Ørsted",
    "طظ، ظط",
    "?? + ?? = 10",
    "??? + ??? = 9",
    "",
  ])
    expect([text, hasLostLetters(text)]).toEqual([text, false])
  expect(await rowsOf(`${twice[0]}\n1,2`)).toBe("encoding")
})

test.each([
  [
    "an unquoted comma",
    line.replace("Which planet?", "Which planet, seen from Earth, is it?"),
    [12, 10],
  ],
  ["a comma in the explanation", line.replace("Rings.", "Rings, of ice"), [11, 10]],
])("a row has more cells than the header by %s", async (_, row, surplus) => {
  expect(await rowsOf(`${english},,\n${row}`)).toMatchObject([{ number: 2, surplus }])
})

test("a table in Markdown is read, without the dashes below its header", async () => {
  const rows = [english, english.replace(/[^,]+/g, ":-:"), line]
  const text = rows.map((row) => `| ${row.replaceAll(",", " | ")} |\n`).join("")
  expect(await rowsOf(text)).toMatchObject([{ number: 3, question: " Which planet? " }])
})

test("lines that a chat puts around a sheet are none of it", async () => {
  const text = ["```csv", english, line, "```", ""].join("\n")
  expect(await rowsOf(text)).toMatchObject([{ number: 3, ...read }])
})

test("a workbook may begin with a tag of HTML", async () => {
  const rows = [["<table> quiz"], english.split(","), line.split(",")]
  expect(await rowsOf(xlsx(rows))).toMatchObject([{ number: 3, ...read }])
})

/** A text in Arabic Windows. */
function arabicBytes(text: string) {
  const signs = new TextDecoder("windows-1256").decode(
    Uint8Array.from({ length: 256 }, (_, at) => at),
  )
  return Uint8Array.from(text, (sign) => signs.indexOf(sign))
}

/** A text in western Windows, whose round quotes are not those of Latin 1. */
const westernBytes = (text: string) =>
  new Uint8Array(Buffer.from(text.replaceAll("“", "\x93").replaceAll("”", "\x94"), "latin1"))

const answered = (answer: string) => line.replace("Saturn", answer)

test.each([
  ["Arabic Windows", arabicBytes(`${arabic}\n${answered("زحل")}`), "زحل"],
  [
    "Arabic Windows below an English header",
    arabicBytes(`${english}\n${answered("كوكب زحل")}`),
    "كوكب زحل",
  ],
  ["western Windows", westernBytes(`${english}\n${answered("café")}`), "café"],
  ["western Windows with quotes", westernBytes(`${english}\n${answered("“Zürich”")}`), "“Zürich”"],
])("text is read in %s", async (_, bytes, answer) => {
  expect(await rowsOf(bytes)).toMatchObject([{ number: 2, answer }])
})

test("GIFT is read in Arabic Windows", async () => {
  expect(await rowsOf(arabicBytes("// Hint 1: a\nما عاصمة مصر؟ {=القاهرة}"))).toMatchObject([
    { question: "ما عاصمة مصر؟", answer: "القاهرة" },
  ])
})

test("bytes that are no text of a known header are refused", async () => {
  expect(await rowsOf(arabicBytes("اسم,عمر\nسامي,7"))).toBe("encoding")
})

test("a workbook is read from the first visible sheet with the columns of a game", async () => {
  const sheets = [[["About this file"]], [["8"]], [english.split(","), line.split(",")]]
  const parts = workbookParts(sheets.map(sheetXml), { states: ["visible", "hidden"] })
  expect(await rowsOf(zip(parts))).toMatchObject([{ number: 2, ...read }])
})

test("sheets behind the one that is read are mentioned if they have questions", async () => {
  const sheet = sheetXml([english.split(","), line.split(",")])
  const empty = sheetXml([english.split(",")])
  const hasMore = async (sheets: readonly string[]) => given(zip(workbookParts(sheets)))
  expect(await hasMore([empty, sheet, sheet])).toMatchObject({ hasMoreSheets: true, parts: [{}] })
  expect(await hasMore([empty, sheet, sheetXml([["8"]])])).toMatchObject({ hasMoreSheets: false })
})

test("a row of a workbook with more cells than the header is an error", async () => {
  const rows = [english.split(","), [...line.split(","), "more"]]
  expect(await rowsOf(xlsx(rows))).toMatchObject([{ surplus: [11, 10] }])
})
