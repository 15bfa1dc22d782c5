import { expect, test } from "vitest"
import { serverGames } from "#app/games/games.server"
import { createTranslator } from "#app/i18n/translator.server"
import { placed } from "./gift-comments.server"
import { takeQuestion, toGroups, giftSheets } from "./gift-sheets.server"
import { readGift } from "./gift.server"
/** The games; the last one takes single true-or-false statements that a comment marks. */
const withMarked: typeof serverGames = {
  ...serverGames,
  difficulty: {
    ...serverGames.difficulty,
    sheet: {
      ...serverGames.difficulty.sheet,
      gift: {
        ...serverGames.difficulty.sheet.gift,
        commentColumns: () => [{ field: "answer", header: "True or false" }],
        claims: ({ answer, named }) =>
          typeof answer === "boolean" && "answer" in named ? "marked" : null,
        perRow: 1,
      },
    },
  },
}

const gamesOf = async (text: string, among = serverGames) => {
  const claimed = await takeQuestion(await placed(readGift(text).questions), among)
  return toGroups(claimed, among).map((group) => [group[0].game, group.length])
}

test("assigns statements and short answers to the games of their form", async () => {
  const text = "A {T}\n\nB {F}\n\nC {=x}\n\n// Hint 1: y\nD {=x}\n\n// Hint 1: y\nE {=x}"
  expect(await gamesOf(text)).toEqual([
    ["offside", 2],
    ["difficulty", 1],
    ["five-hints", 1],
    ["five-hints", 1],
  ])
})

test("assigns a statement to the game whose column its comment names", async () => {
  const marked = "// True or false: x\nB {F}"
  expect(await gamesOf(`A {T}\n\n${marked}\n\n${marked}`, withMarked)).toEqual([
    ["offside", 1],
    ["difficulty", 1],
    ["difficulty", 1],
  ])
})

test("passes on only the comments that name columns of the question's own game", async () => {
  const read = readGift("// Hint 1: x\n// Question: Moons\nA {T}").questions
  const [claimed] = await takeQuestion(await placed(read))
  expect(claimed).toMatchObject({ game: "offside", question: { named: { question: "Moons" } } })
  expect(claimed?.question.named).not.toHaveProperty("hints[0]")
})

const { t } = await createTranslator("en")

async function sheetsOf(text: string, settings = {}) {
  const sheets = await giftSheets(text, t, settings)
  const rows = (sheets?.parts ?? []).flatMap(({ layout, rows: of }) =>
    of.map(({ cells }) =>
      Object.fromEntries(layout.columns.map((column, at) => [column?.field, cells[at]])),
    ),
  )
  return { rows, refused: sheets?.refused ?? [], choices: sheets?.choices }
}

const hints = (letter: string) => [1, 2, 3, 4, 5].map((at) => `// Hint ${at}: clue ${letter}${at}`)

test("what Moodle says of the questions of an export overrides none of their texts", async () => {
  const shorts = ["Egypt", "Jordan", "Iraq", "Oman", "Yemen", "Qatar"].map(
    (land, at) =>
      `// question: ${60 + at}  name: Capital ${at}\n::Capital ${at}::What is the capital of ${land}?{\n\t=%100%C${at}#Its seat.\n}\n\n`,
  )
  const { rows } = await sheetsOf(`// Grade: 7\n// Chapter: 1\n${shorts.join("\n")}`)
  expect(rows).toMatchObject([
    {
      grade: "7",
      "questions[0].question": "What is the capital of Egypt?",
      "questions[5].question": "What is the capital of Qatar?",
      "questions[5].summary": "Its seat.",
    },
  ])
})

test("numbered statements of an export are one set, named by what their titles share", async () => {
  const statements = [1, 2, 3, 4, 5, 6].map(
    (at) =>
      `// question: ${40 + at}  name: Plant ${at}\n::Plant ${at}::S${at}.{${at % 2 ? "TRUE" : "FALSE"}####Botany.}\n`,
  )
  const { rows } = await sheetsOf(statements.join("\n\n"))
  expect(rows).toMatchObject([
    { question: "Plant", correct: "1, 3, 5", "hints[5]": "S6.", summary: "Botany." },
  ])
})

test.each([
  ["a category with a slash", "$course$/top/km//h", "S", "km/h"],
  ["the category that Moodle names itself", "$course$/top/Default for Bio 7", "Plant", "Plant"],
  ["Arabic numbers", "", "نبات", "نبات"],
])("statements are named by %s", async (_, category, title, question) => {
  const statements = ["١", "٢", "٣", "٤", "٥", "٦"].map((at) => `::${title} ${at}::S${at}.{T}`)
  const { rows } = await sheetsOf([`$CATEGORY: ${category}`, ...statements].join("\n\n"))
  expect(rows).toMatchObject([{ question }])
})

test("hints are known by the names that their columns may have, and other comments are none", async () => {
  const names = ["تلميح ١", "التلميح الثاني", "Clue 3", "Hint 4 (easy)", "fifth hint"]
  const comments = [...names.map((name) => `// ${name}: x`), "// Category: Plants", "// Why: y"]
  const { rows } = await sheetsOf([...comments, "Which? {=Saturn}"].join("\n"))
  expect(rows).toMatchObject([{ "hints[0]": "x", "hints[4]": "x", section: "", summary: "" }])
})

test("comments add to a question, and never change what it says", async () => {
  const comments = "// Question: X\n// Answer: y\n// Explanation: z\n// Never right: Mars\n"
  const { rows } = await sheetsOf(
    `${hints("a").join("\n")}\n${comments}Which? {=Saturn =%0%Jupiter####Rings.}`,
  )
  expect(rows).toMatchObject([
    { question: "Which?", answer: "Saturn", summary: "Rings.", wrongAnswers: "Mars | Jupiter" },
  ])
})

test("a placement before a refused question holds for the next one, its hints do not", async () => {
  const refusedOne = `// Chapter: 3\n${hints("x").join("\n")}\nWhich is a solid? {=cube ~circle}`
  const next = `${hints("b").slice(0, 1).join("\n")}\nWhich solid rolls? {=sphere}`
  const { rows, refused } = await sheetsOf(`// Grade: 7\n// Chapter: 1\n${refusedOne}\n\n${next}`)
  expect(rows).toMatchObject([{ grade: "7", chapter: "3", "hints[0]": "clue b1", "hints[1]": "" }])
  expect(refused).toHaveLength(1)
})

test("a refused question keeps its comments, category and placement", async () => {
  const text = [
    "// الصف: 7\n// Chapter: 3\n\n$CATEGORY: a/Solids\nIntro {T}\n",
    `${hints("a").join("\n")}\n// Never right: pentagon`,
    "::Shape::[html]<table>Which\n  shape?</table>{=hexagon####Six.}",
  ].join("\n")
  const { refused } = await sheetsOf(text)
  expect(refused[0]?.source).toBe(
    [
      "$CATEGORY: Solids\n// Grade: 7\n// Chapter: 3",
      `${hints("a").join("\n")}\n// Never right: pentagon`,
      "::Shape::[html]<table>Which\n  shape?</table>{=hexagon####Six.}",
    ].join("\n"),
  )
  const again = await sheetsOf(refused[0]?.source.replace(/<\/?table>/g, "") ?? "")
  expect(again.rows).toMatchObject([{ chapter: "3", "hints[4]": "clue a5", answer: "hexagon" }])
})

test("lines of code keep their lines and what they are indented by", async () => {
  const code = `${hints("a").join("\n")}\n  What does this print?\n  x \\= 5\n  if x > 3\\:\n      print(x) {=5}`
  expect((await sheetsOf(code)).rows).toMatchObject([
    { question: "What does this print?\nx = 5\nif x > 3:\n    print(x)" },
  ])
})

test("choices are counted, and taken as typed answers only where that is wanted", async () => {
  const text =
    "// Grade: 7\nCapital? {=Cairo ~Giza}\n\nLong? {=one two three four ~x}\n\nWhat? {=y}"
  expect(await sheetsOf(text)).toMatchObject({ choices: 1, refused: { length: 2 } })
  const taken = await sheetsOf(text, { takesChoices: true })
  expect(taken).toMatchObject({ choices: 1, refused: { length: 1 } })
  expect(taken.rows).toMatchObject([
    {
      grade: "7",
      "questions[0].answer": "Cairo",
      "questions[0].wrongAnswers": "Giza",
      "questions[1].answer": "y",
    },
  ])
})
