import { expect, test } from "vitest"
import { mergedXlsx, xlsx } from "../../../tests/support/xlsx"
import { readSheetNames, readTypedNames } from "./given-names.server"

const read = async (content: string | Uint8Array<ArrayBuffer>) => {
  const names = await readSheetNames(new File([content], "class.csv"))
  return "lines" in names ? names.lines.split("\n") : names.error.key
}

test.each([
  ["one column", "Sami Adel\n\nليلى حسن", ["Sami Adel", "", "ليلى حسن"]],
  ["one column below its name", "الاسم\nليلى حسن\n", ["", "ليلى حسن"]],
  [
    "a column called Name",
    "7A\nNo,Name,Born\n1,Sami Adel,2015\n,,\n2, Hani  Aziz,2016",
    ["", "", "Sami Adel", "", "Hani Aziz"],
  ],
  ["a name in two columns", "Surname;First name\nAdel;Sami", ["", "Sami Adel"]],
  ["a guarded formula", "N°\tClass\tName\n1\tx\t'=SUM(A1)", ["", "=SUM(A1)"]],
  ["a column called in the plural", "م,أسماء الطلاب\n1,سامي عادل", ["", "سامي عادل"]],
  ["a column for boys and girls", "م,اسم الطالب/ة\n1,ليلى حسن", ["", "ليلى حسن"]],
  ["a column with two names", "No,Name / الاسم\n1,Sami", ["", "Sami"]],
  ["a heading over one column", "Pupils\nSami\nHani", ["", "Sami", "Hani"]],
  ["a name beside a number of the student", "Student,Student name\n12,Sami", ["", "Sami"]],
  [
    "a name in three columns",
    "First name,Middle name,Last name\nSami,Ali,Adel",
    ["", "Sami Ali Adel"],
  ],
  ["several columns without a name", "1,Sami\n2,Hani", "errors.class.noColumn"],
  ["too many rows", "Sami Adel\n".repeat(62), "errors.import.tooManyRows"],
  ["a web page", "<!doctype html>", "errors.import.page"],
])("reads %s", async (_, content, expected) => {
  expect(await read(content)).toEqual(expected)
})

test("reads a workbook, and Arabic in the encoding of Windows only below a name of a column", async () => {
  const rows = [
    ["#", "اسم الطالب"],
    ["1", "ليلى حسن"],
  ]
  expect(await read(new Uint8Array(xlsx(rows)))).toEqual(["", "ليلى حسن"])
  const parents = [
    ["Name", "Phone"],
    ["Sami", "1"],
    ["", "2"],
  ]
  expect(await read(new Uint8Array(mergedXlsx(parents, "A2:A3")))).toEqual(["", "Sami", ""])
  expect(await read(new Uint8Array([0xe1, 0xed, 0xe1, 0xec]))).toBe("errors.import.encoding")
})

test.each([
  ["1. Sami\n\n2. Hani Aziz", ["Sami", "Hani Aziz"]],
  ["١- سامي\n٢- ليلى", ["سامي", "ليلى"]],
  ["1\tSami\n2\tHani", ["Sami", "Hani"]],
  ["Sami\n2. Hani", ["Sami", "2. Hani"]],
])("reads the names of %j", (typed, names) => {
  expect(readTypedNames(typed).map(({ name }) => name)).toEqual(names)
})
