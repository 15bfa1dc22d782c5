import { expect, it } from "vitest"
import { placeNumber } from "./place-number"

it.each([
  "7",
  "٧",
  "۷",
  "７",
  "07",
  "7.0",
  "7,0",
  "٧٫٠",
  "7th",
  "7 th",
  "Grade 7",
  "grade7",
  "GRADE: 7",
  "Gr. 7",
  "G7",
  "7th grade",
  "Year 7",
  "Class 7",
  "seventh",
  "Seventh Grade",
  "Grade seven",
  "السابع",
  "سابع",
  "الصف السابع",
  "السابع الأساسي",
  "الصّف السّابع",
  "صف ٧",
  "الصف 7",
  "الصف: ٧",
  "السنة السابعة",
  "\u200f7",
  "7\u200e",
  "\u202b7\u202c",
  '"7"',
  "«٧»",
  " 7\u00a0",
  "Grade #7",
  "Chapter 7",
  "الفصل السابع",
  "الوحدة السابعة",
])("reads 7 in %j", (text) => {
  expect(placeNumber(text)).toBe(7)
})

it.each([
  ["الصف الحادي عشر", 11],
  ["الثاني عشر", 12],
  ["١٢", 12],
  ["12th Grade", 12],
  ["1st", 1],
  ["الأول", 1],
  ["الوحدة الأولى", 1],
  ["Grade 10", 10],
])("reads in %j the number %i", (text, number) => {
  expect(placeNumber(text)).toBe(number)
})

it.each(["", "7.5", "x7", "7/8", "7, 8", "Unit 2 Algebra", "0", "الصف", "g", "7b", "1000"])(
  "reads no number in %j",
  (text) => {
    expect(placeNumber(text)).toBeNull()
  },
)
