import { expect, it } from "vitest"
import { replyWithCsv } from "./file-reply.server"
import { csvLine } from "./csv.server"

it.each(["=1+1", "+1", "-1", "@A1", "\t=1", "\r=1", "\n=1", "＝1"])(
  "a spreadsheet runs %j as no formula, nor what follows a mark in it",
  (text) => {
    expect(csvLine([text]).replace(/^"/, "")).toMatch(/^'/)
    for (const mark of [",", ";", "\t", "\n"])
      expect(csvLine([`Sami${mark}${text}`], ";")).toBe(`"Sami${mark}${text}"\r\n`)
  },
)

it("a file of Arabic names begins with a byte order mark, and has semicolons where a comma is decimal", async () => {
  const bytes = await replyWithCsv("book", [csvLine(["ليلى", "3,5"], ";")]).arrayBuffer()
  expect(new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes)).toBe('\ufeffليلى;"3,5"\r\n')
})
