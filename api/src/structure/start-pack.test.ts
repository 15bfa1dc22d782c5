import { expect, it } from "vitest"
import { withNames, type Pack } from "./start-pack"
import type { ListedEntry } from "./structure"

const grade = (id: number, names: ListedEntry["names"], isArchived = false): ListedEntry => ({
  what: "grade",
  id,
  names,
  position: id,
  isArchived,
})

const seventh = { en: "Grade 7", ar: "الصف السابع" }
const pack: Pack = { grades: [{ id: 7, names: seventh }], subjects: [], chapters: [], sections: [] }

it.each([
  ["a grade of its name", [grade(1, { en: "Grade 7" })], seventh],
  ["a grade of its number", [grade(1, { en: "Year 7" })], { ...seventh, en: "Year 7" }],
  [
    "the grade in use, beside an archived one of its name",
    [grade(1, seventh, true), grade(2, { en: "Year 7" })],
    { en: "Year 7" },
  ],
  [
    "the grade in use, beside an archived one of its number",
    [grade(1, { en: "7th" }, true), grade(2, { ar: "السابع" })],
    { en: "Grade 7", ar: "السابع" },
  ],
  ["an archived grade, if it is the only one", [grade(1, seventh, true)], seventh],
])("finds %s", (_, grades, names) => {
  const structure = { grades, subjects: [], links: [], chapters: [] }
  expect(withNames(structure, pack).grades).toEqual([{ id: 7, names }])
})
