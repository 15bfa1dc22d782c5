import { expect, test } from "vitest"
import { findHeader } from "./columns.server"
import { readSheet } from "./sheet.server"

/** The cells of the rows by their fields, with the number of each row; `null` where no header is found. */
async function rowsOf(text: string) {
  const header = await findHeader(text)
  const sheet = header && readSheet(text, header.row)
  if (!sheet || "error" in sheet) return null
  return sheet.sheet.rows.map(({ number, cells }) => ({
    number,
    ...Object.fromEntries(header.layout.columns.map((column, at) => [column?.field, cells[at]])),
  }))
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

const withHeader = (header: string) => `${header}\n${line}`

test.each([
  ["title row", `Science quiz,,,,,,,,,\n${english}\n${line}`, 3],
  ["title row of one cell", `Science quiz\n${english}\n${line}`, 3],
  ["title with a comma", `"Science, week 3"\n\n${english}\n${line}`, 4],
  ["empty rows above", `,,,,,,,,,\n\n${english}\n${line}`, 4],
  [
    "lines of explanation above",
    `Quiz\nTeacher: Omar\nDate: today\n\nFill in below\n${english}\n${line}`,
    7,
  ],
  ["Arabic title above", `اختبار العلوم,,,\n${arabic}\n${line}`, 3],
  ["sep in quotes", `"sep=,"\n${english}\n${line}`, 2],
  [
    "sep filled up",
    `sep=;;;;;;;;;\n${english.replaceAll(",", ";")}\n${line.replaceAll(",", ";")}`,
    2,
  ],
  [
    "title above semicolons",
    `Quiz, one\n${english.replaceAll(",", ";")}\n${line.replaceAll(",", ";")}`,
    3,
  ],
])("a header is found below a %s", async (_, text, number) => {
  expect(await rowsOf(text)).toMatchObject([{ number, ...read }])
})

test.each([
  ["without hamza", arabic.replace("الإجابة", "الاجابة").replace("السؤال", "السوال")],
  ["with ه for ة", arabic.replace("الإجابة", "الاجابه")],
  ["with vowel signs", arabic.replace("الصف", "الصَّفّ")],
  ["with stretched letters", arabic.replace("السؤال", "الســـؤال")],
  ["without the article", arabic.replace(/(?<=^|,)ال/g, "")],
  [
    "with invisible signs",
    english.replace("Grade", "\u200eGrade\u200f").replace("Answer", "\u202bAnswer\u202c"),
  ],
  ["with a mark in its midst", english.replace("Hint 1", "Hint\u200b 1")],
  ["in capitals", english.toUpperCase()],
  ["with underlines", english.toLowerCase().replaceAll(" ", "_")],
  ["without spaces", english.replaceAll("Hint ", "Hint")],
  ["with colons", english.replaceAll(",", ":,")],
  ["with stars for what must be filled in", english.replaceAll(",", "*,")],
  [
    "with typed quotes",
    english
      .split(",")
      .map((each) => `"""${each}"""`)
      .join(","),
  ],
  [
    "with round quotes",
    english
      .split(",")
      .map((each) => `“${each}”`)
      .join(","),
  ],
  [
    "with Arabic digits",
    arabic.replace("التلميح 1", "التلميح ١").replace("التلميح 5", "التلميح ٥"),
  ],
  ["with spaces that do not break", english.replaceAll(" ", "\u00a0")],
  [
    "with other names",
    english
      .replace("Grade", "Class")
      .replace("Chapter", "Unit")
      .replaceAll("Hint", "Clue")
      .replace("Explanation", "Feedback"),
  ],
  [
    "with other names in Arabic",
    arabic
      .replace("السؤال", "نص السؤال")
      .replace("الإجابة", "الإجابة الصحيحة")
      .replace("الشرح", "التفسير"),
  ],
  [
    "with the names of Quizizz",
    english
      .replace("Question", "Question Text")
      .replace("Answer", "Correct Answer")
      .replace("Explanation", "Answer explanation"),
  ],
  [
    "with the names of Kahoot",
    english
      .replace("Question", "Question - max 120 characters")
      .replace("Answer", '"Correct answer(s) - choose at least one"'),
  ],
  ["with numbers in brackets", english.replace(/Hint (\d)/g, "Hint ($1)")],
  ["with numbers behind a sign", english.replace(/Hint (\d)/g, "Hint #$1")],
  [
    "with numbers in words",
    english
      .replace("Hint 1", "First hint")
      .replace("Hint 2", "Hint two")
      .replace("Hint 5", "Fifth hint"),
  ],
  [
    "with Arabic numbers in words",
    arabic.replace("التلميح 1", "التلميح الأول").replace("التلميح 5", "التلميح الخامس"),
  ],
  ["with remarks in brackets", english.replace("Explanation", "Explanation (optional)")],
  [
    "in two languages each",
    english
      .replace("Grade", "Grade | الصف")
      .replace("Question", "Question / السؤال")
      .replace("Hint 1", "التلميح 1 - Hint 1")
      .replace("Answer", '"الإجابة\nAnswer"'),
  ],
  [
    "with numbers of the columns",
    english
      .split(",")
      .map((each, at) => `${at + 1}. ${each}`)
      .join(","),
  ],
  ["with numbers before them", english.replace(/Hint (\d)/g, "$1. Hint")],
  ["with ordinals in digits", english.replace("Hint 1", "1st hint").replace("Hint 5", "5th hint")],
  ["with the word number", english.replace("Hint 1", "Hint no. 1").replace("Hint 5", "Hint no.5")],
  ["with the Arabic word number", arabic.replace(/التلميح (\d)/g, "التلميح رقم $1")],
  ["with letters for numbers", english.replace(/Hint (\d)/g, (_, at) => `Hint ${"ABCDE"[at - 1]}`)],
  ["with Roman numbers", english.replace("Hint 1", "Hint I").replace("Hint 5", "Hint V")],
  ["in the plural", english.replace(/Hint (\d)/g, "Hints $1")],
  ["with a question mark", arabic.replace("السؤال", "السؤال؟")],
  ["with full stops", `${english.replaceAll(",", ".,")}.`],
  ["in two languages", arabic.replace("الإجابة", "Answer")],
  [
    "with numbers and words in brackets",
    english
      .replace("Grade", "Grade (1-12)")
      .replace("Hint 1", "Hint 1 [hardest]")
      .replace("Answer", "Answer (60 characters)"),
  ],
  ["with one name for all hints", english.replace(/Hint \d/g, "Hint")],
  [
    "with one merged name for all hints",
    english.replace("Hint 1", "Hints").replace(/Hint \d/g, ""),
  ],
])("a header is known %s", async (_, header) => {
  expect(await rowsOf(withHeader(header))).toMatchObject([{ number: 2, ...read }])
})
