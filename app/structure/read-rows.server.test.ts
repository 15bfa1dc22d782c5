import { expect, test } from "vitest"
import { readGivenRows } from "./read-rows.server"

const read = async (text: string, ...grades: string[]) => {
  const form = new FormData()
  form.set("text", text)
  const given = await readGivenRows(form, {
    grades: grades.map((en, id) => ({ id, names: { en }, isArchived: false, subjects: [] })),
    subjects: [],
    chapters: [],
    events: [],
    next: null,
  })
  return "rows" in given ? given.rows.map(({ row }) => row) : given.error.key
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

test("a grade is the one of this name before another one of its number", async () => {
  const [year, grade] = [{ en: "Year 7" }, { en: "Grade 7", ar: "الصف السابع" }]
  const rows = await read("Year 7, Math\nGrade 7, Math", "Grade 7", "Year 7")
  expect(rows).toMatchObject([{ grade: year }, { grade }])
  expect(await read("Grade 7, Math", "Year 7")).toMatchObject([{ grade: { ...grade, ...year } }])
})
