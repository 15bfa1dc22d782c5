import { expect, test } from "vitest"
import type { Structure } from "#contract/curriculum/structure"
import type { Names } from "#contract/curriculum/structure-parts"
import { readGivenRows } from "./read-rows.server"

const toGrade = (id: number, names: Names, isArchived = false) => ({
  id,
  names,
  isArchived,
  subjects: [],
})

const read = (text: string, ...grades: string[]) =>
  readFor(
    text,
    grades.map((en, id) => toGrade(id, { en })),
  )

async function readFor(text: string, grades: Structure["grades"]) {
  const form = new FormData()
  form.set("text", text)
  const given = await readGivenRows(form, {
    grades,
    subjects: [],
    chapters: [],
    events: [],
    next: null,
  })
  return "rows" in given ? given.rows.map(({ row, why }) => row ?? why) : given.error.key
}

const sets = {
  grade: { en: "Grade 7" },
  subject: { en: "Math" },
  number: 1,
  chapter: { en: "Sets" },
}
const inBoth = { ...sets, chapter: { en: "Sets", ar: "المجموعات" } }

test.each([
  ["typed with commas", "7, Math, 1, Sets", sets],
  ["typed with bars", "7 | Math | 1 | Sets", sets],
  ["typed with both names", "7, Math, 1, المجموعات, Sets", inBoth],
  ["typed with the English name first", "7, Math, 1, Sets, المجموعات", inBoth],
  [
    "with a comma in one of its names, between bars",
    "7 | Math | 1 | Sets, again",
    { ...sets, chapter: { en: "Sets, again" } },
  ],
  [
    "with a bar in quotation marks",
    '7 | Math | 1 | "Sets | again" | المجموعات',
    { ...sets, chapter: { en: "Sets | again", ar: "المجموعات" } },
  ],
  [
    "with a comma in quotation marks",
    '7, Math, 1, "Sets, again" , المجموعات',
    { ...sets, chapter: { en: "Sets, again", ar: "المجموعات" } },
  ],
  [
    "under a header that stands the other way round",
    "Grade,Subject,Number,Name in Arabic,Name in English\n7,Math,1,Sets,المجموعات",
    inBoth,
  ],
  ["as a text of digits", '="07",Math,1,Sets', sets],
  ["with other names of columns", "Class,Course,#,Title\n7,Math,1,Sets", sets],
  [
    "with the commas of two keyboards",
    "الصف،المادة،الرقم،الاسم بالعربية،الاسم بالإنجليزية\n7،Math،1،المجموعات, Sets",
    inBoth,
  ],
  [
    "with a comma in its last name",
    "Grade,Subject,Number,Name in Arabic,Name in English\n7,Math,1,المجموعات، والعلاقات",
    { ...sets, chapter: { ar: "المجموعات، والعلاقات" } },
  ],
  [
    "with columns in two languages",
    "Grade / الصف,Subject / المادة,No.,Chapter / الفصل\n7,Math,1,Sets / المجموعات",
    inBoth,
  ],
  [
    "with languages in brackets",
    "Grade,Subject,Number,Name (English),Name (Arabic)\n7,Math,1,Sets,المجموعات",
    inBoth,
  ],
  [
    "as a table in Markdown",
    "| Grade | Subject | Number | Name |\n|---|---|---|---|\n| 7 | Math | 1 | Sets |",
    sets,
  ],
])("a chapter is read %s", async (_, text, expected) => {
  expect(await read(text)).toMatchObject([expected])
})

test("two names of one language are not taken for names in two", async () => {
  expect(await read("7، الرياضيات، 1، المجموعات، العلاقات\n7, Math, 1, Sets, again")).toEqual([
    { key: "errors.structure.sameLanguage", params: { cell: "المجموعات · العلاقات" } },
    { key: "errors.structure.sameLanguage", params: { cell: "Sets · again" } },
  ])
})

test.each([
  ["7, Math, x, Sets", "number", "x"],
  ["7, Math, 1000, Sets", "number", "1000"],
  ["7, M, 1, Sets", "name", "M"],
  [`7, Math, 1, ${"S".repeat(101)}`, "name", "S".repeat(101)],
  [", , 1, Sets", "row", ""],
  ["7, , 1, Sets", "row", ""],
  ["7, Math, 1, Sets, المجموعات, more", "surplus", ""],
])("a row says which of its cells is wrong: %s", async (text, why, cell) => {
  expect(await read(text)).toEqual([{ key: `errors.structure.${why}`, params: { cell } }])
})

test("lines are read each with its own sign between the cells", async () => {
  const second = { ...sets, number: 2, chapter: { en: "Lines, rays" } }
  const text = "7 | Math | 1 | Sets\n7 | Math | 2 | Lines, rays\n7, Math, 1, Sets\n7\tMath\t1\tSets"
  expect(await read(text)).toMatchObject([sets, second, sets, sets])
})

test("a grade in use comes before an archived one of its number", async () => {
  const [archived, used] = [{ en: "Grade 7", ar: "الصف السابع" }, { en: "Year 7" }]
  const names = (text: string, ...isArchived: readonly boolean[]) =>
    readFor(
      text,
      isArchived.map((each, id) => toGrade(id, id === 0 ? archived : used, each)),
    )
  expect(await names("7, Math", true, false)).toMatchObject([{ grade: used }])
  expect(await names("7, Math", true)).toMatchObject([{ grade: archived }])
})

test("a grade is the one of this name before another one of its number", async () => {
  const [year, grade] = [{ en: "Year 7" }, { en: "Grade 7", ar: "الصف السابع" }]
  const rows = await read("Year 7, Math\nGrade 7, Math", "Grade 7", "Year 7")
  expect(rows).toMatchObject([{ grade: year }, { grade }])
  expect(await read("Grade 7, Math", "Year 7")).toMatchObject([{ grade: { ...grade, ...year } }])
})
