import { array, assert, property, string, stringMatching, tuple } from "fast-check"
import { describe, expect, test } from "vitest"
import { decodeFile, checkText } from "#app/import/given/decode-file.server"
import { readSheet, writeSheet } from "./sheet.server"

const utf8 = (text: string) => new TextEncoder().encode(text)

function utf16(text: string, isLittle: boolean, mark = "\ufeff") {
  const bytes = new DataView(new ArrayBuffer((text.length + mark.length) * 2))
  for (const [index, unit] of Array.from(mark + text, (each) => each.charCodeAt(0)).entries())
    bytes.setUint16(index * 2, unit, isLittle)
  return new Uint8Array(bytes.buffer)
}

const cellsOf = (text: string) => {
  const read = readSheet(text)
  return "sheet" in read
    ? [read.sheet.header, ...read.sheet.rows.map(({ cells }) => cells)]
    : read.error
}

describe("a file", () => {
  const text = "Question,السؤال\nAsk,اسأل"

  test.each([
    ["UTF-8", utf8(text)],
    ["UTF-8 with a mark", utf8(`\ufeff${text}`)],
    ["UTF-16 LE", utf16(text, true)],
    ["UTF-16 BE", utf16(text, false)],
    ["UTF-16 LE without a mark", utf16(text, true, "")],
    ["UTF-16 BE without a mark", utf16(text, false, "")],
  ])("is decoded from %s", async (_, bytes) => {
    expect(await decodeFile(bytes)).toEqual({ texts: [text] })
  })

  test.each([true, false])("is decoded from UTF-16 in Arabic without a mark", async (isLittle) => {
    const arabic = "السؤال,الإجابة\nما أكبر كوكب؟,المشتري"
    expect(await decodeFile(utf16(arabic, isLittle, ""))).toEqual({ texts: [arabic] })
  })

  test.each([
    ["workbook", new Uint8Array([0x50, 0x4b, 3, 4, 20, 0])],
    ["workbook", new Uint8Array([0xd0, 0xcf, 0x11, 0xe0])],
    ["page", utf8("\n<!DOCTYPE html><table><tr><td>1")],
    ["moodleXml", utf8('<?xml version="1.0"?>\n<quiz><question type="essay">')],
    ["encoding", utf8("Question,Answer\nA\0b,c")],
    ["encoding", new Uint8Array([0x41, 0x2c, 0xd3, 0xc4, 0])],
    ["encoding", utf16("Question\ud800,Answer", true)],
    ["tooLarge", new Uint8Array(1024 * 1024 + 1).fill(0x41)],
  ])("is refused with errors.import.%s", async (reason, bytes) => {
    expect(await decodeFile(bytes)).toEqual({ error: { key: `errors.import.${reason}` } })
  })

  test("pasted as text is limited in bytes, not in characters", () => {
    expect(checkText("س".repeat(600_000))).toEqual({ error: { key: "errors.import.tooLarge" } })
  })
})

describe("a sheet", () => {
  test.each([
    ["a comma", "a,b\n1,2;3"],
    ["a semicolon", "a;b\n1;2;3"],
    ["a tab", "a\tb\n1\t2,3;4"],
  ])("is split at %s if its header is", (_, text) => {
    expect(cellsOf(text)).toMatchObject([["a", "b"], { 0: "1" }])
  })

  test("may have quotes, delimiters and line breaks in its cells, and any line endings", () => {
    expect(cellsOf('a,b\r\n"1, ""one""","2\r\nlines"\r3,4\n')).toEqual([
      ["a", "b"],
      ['1, "one"', "2\nlines"],
      ["3", "4"],
    ])
  })

  test("may name its delimiter in its first line", () => {
    expect(cellsOf("sep=;\na;b\n1;2")).toEqual([
      ["a", "b"],
      ["1", "2"],
    ])
  })

  test("has the row numbers of a spreadsheet, without the empty rows", () => {
    const read = readSheet("a,b\n,\n1,2\n\n3,4\n,,\n")
    expect("sheet" in read && read.sheet.rows.map(({ number }) => number)).toEqual([3, 5])
  })

  test.each([
    ["noRows", ""],
    ["noRows", "a,b,c\n"],
    ["tooManyRows", `a,b\n${"1,2\n".repeat(501)}`],
    ["tooManyColumns", `${"a,".repeat(100_000)}\n1,2`],
    ["quotes", 'a,b\n"1,2\n3,4'],
    ["quotes", '"'.repeat(10_001)],
    ["quotes", 'a\tb\n"two" words\t1\n"two\nlines"\t2'],
  ])("is refused with errors.import.%s", (reason, text) => {
    expect(cellsOf(text)).toMatchObject({ key: `errors.import.${reason}` })
  })

  test("may have a cell of a megabyte", () => {
    expect(cellsOf(`a,b\n${"x".repeat(1_000_000)},1`)).toHaveLength(2)
  })
})

describe("a written sheet", () => {
  test.each(["=1+1", "+1", "-1", "@SUM(A1)", "\t=1", "'=1", "''-1", "＝1"])(
    "escapes %j so that it is no formula, and is read back unchanged",
    (cell) => {
      const text = writeSheet(["a", "b"], [[cell, "2"]])
      expect(text).toMatch(/^\ufeffa,b\r\n"?'/)
      expect(cellsOf(text.slice(1))).toEqual([
        ["a", "b"],
        [cell, "2"],
      ])
    },
  )

  test("is read back unchanged, whatever its cells contain", () => {
    const cell = string({ unit: "binary" }).map((text) => text.replace(/\r\n?/g, "\n"))
    const row = tuple(cell, stringMatching(/^\w{1,9}$/))
    assert(
      property(array(row, { minLength: 1, maxLength: 20 }), (rows) => {
        expect(cellsOf(writeSheet(["a", "b"], rows).slice(1))).toEqual([["a", "b"], ...rows])
      }),
    )
  })
})
