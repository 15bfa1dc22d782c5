import { describe, expect, it, test } from "vitest"
import { gameNames, type Game } from "#contract/words"
import { createTranslator } from "#app/i18n/translator.server"
import { toColumns } from "#app/import/sheet/columns.server"
import { readGift } from "./gift.server"
import { giftSheets } from "./gift-sheets.server"
import { writeGift } from "./write-gift.server"

const read = (text: string) => readGift(text).questions
const reasons = (text: string) => readGift(text).refused.map(({ line, reason }) => [line, reason])

describe("reads", () => {
  it.each([
    ["a short answer", "Capital? {=Cairo}", { question: "Capital?", answer: ["Cairo"] }],
    ["several right answers", "Gas? {=CO2 =carbon dioxide}", { answer: ["CO2", "carbon dioxide"] }],
    ["a weight of all", "Gas? {=%100%CO2}", { answer: ["CO2"] }],
    ["true and its other names", "Mars {TRUE}", { answer: true }],
    ["a letter for false", "Sun {f}", { answer: false }],
    ["what is said to everybody", "Mars {T####It is.}", { answer: true, feedback: "It is." }],
    ["what is said to some", "Mars {T#No.#Yes.####It is.}", { feedback: "No. Yes. It is." }],
    ["what is said of one answer", "Gas? {=CO2#Right!}", { answer: ["CO2"], feedback: "Right!" }],
    ["a title", "::Q1:: Capital? {=Cairo}", { title: "Q1", question: "Capital?" }],
    ["a gap", "The {=Nile} is long.", { question: "The _____ is long." }],
    [
      "escaped signs",
      String.raw`1 \= 1 \{\~\} \\n? {=a\=b}`,
      { question: "1 = 1 {~} \\n?", answer: ["a=b"] },
    ],
    ["a line break", String.raw`One\ntwo {=x}`, { question: "One\ntwo" }],
    [
      "lines of a long question",
      "One\r\ntwo {\r\n=x\r\n=y }",
      { question: "One\ntwo", answer: ["x", "y"] },
    ],
    ["a format that is plain text", "[plain][html] is a tag {=x}", { question: "[html] is a tag" }],
    ["Arabic", "ما عاصمة مصر؟ {=القاهرة}", { question: "ما عاصمة مصر؟", answer: ["القاهرة"] }],
    ["an arrow in an answer", "Arrow? {=a->b}", { answer: ["a->b"] }],
  ])("%s", (_, text, expected) => {
    expect(read(text)).toMatchObject([expected])
  })

  it("questions without an empty line between them, with their line numbers and comments", () => {
    const text =
      "// Grade: 7\n$CATEGORY: $course$/top/Planets\n::a::Mars {T}\n::b::Sun {F}\n// Hint 1: x\nWhich? {=y}"
    expect(read(text)).toMatchObject([
      { line: 3, category: "Planets", comments: ["Grade: 7"] },
      { line: 4, comments: [] },
      { line: 6, comments: ["Hint 1: x"] },
    ])
  })
})

test.each([
  ["choice", "Which? {=a ~b}"],
  ["choice", "Which? {~%50%a ~%50%b}"],
  ["matching", "Match {=a -> b =c -> d}"],
  ["number", "How many? {#8:1}"],
  ["essay", "Write {}"],
  ["weights", "Who? {=%50%Grant}"],
  ["wildcard", "Who? {=*Grant* =%0%*}"],
  ["markup", "[html]<table><tr><td>Who?</td></tr></table> {=x}"],
  ["gaps", "A {=x} and {=y}"],
  ["text", "Only a text"],
  ["noAnswer", "} {=x}"],
  ["unclosed", "Who? {=x"],
  ["unclosed", "Who? {={x}}"],
])("rejects a question with the reason %s and its line number", (reason, text) => {
  expect(reasons(`\n\n${text}\n\nMars {T}`)).toEqual([[3, reason]])
  expect(read(`${text}\n\nMars {T}`)).toHaveLength(1)
})

test.each([
  ["braces that are not closed", "Who? {=x\n".repeat(20_000)],
  ["braces in braces", "{".repeat(1_000_000)],
  ["signs in one line", `Who? {${"=a#".repeat(300_000)}}`],
  ["backslashes", `${"\\".repeat(1_000_000)}{=x}`],
  ["colons", `::${":\\:".repeat(300_000)}`],
])("parses a megabyte of %s", (_, text) => {
  expect(readGift(text).questions.length + readGift(text).refused.length).toBeGreaterThan(0)
})

/** The rows of each game as an import would have them. */
async function rowsOf(text: string) {
  const { t } = await createTranslator("en")
  const sheets = await giftSheets(text, t)
  return (sheets?.parts ?? []).map(({ layout, rows }) => ({
    game: layout.game,
    rows: rows.map(({ cells }) =>
      Object.fromEntries(layout.columns.map((column, at) => [column?.field, cells[at]])),
    ),
  }))
}

const items = (count: number) =>
  Array.from({ length: count }, (_, at) => `Item ${at}? {=${at}}`).join("\n\n")

const named = (title: (at: number) => string) =>
  Array.from({ length: 6 }, (_, at) => `::${title(at)}::S${at} {${at % 2 ? "F" : "T"}}`)

describe("makes rows of", () => {
  it("six short answers, from easy to hard, and an incomplete row of the rest", async () => {
    const [part] = await rowsOf(`// Grade: 7\n// الفصل: 2\n\n${items(8)}`)
    expect(part).toMatchObject({ game: "difficulty", rows: { length: 2 } })
    const [first, second] = part?.rows ?? []
    expect(first).toMatchObject({ grade: "7", chapter: "2", "questions[3].difficultyLevel": "3" })
    expect(second).toMatchObject({
      "questions[1].question": "Item 7?",
      "questions[2].question": "",
    })
  })

  it("six statements, titled by their common title or else by their category", async () => {
    const text = ["$CATEGORY: a/Moons", ...named((at) => `Q${at}`), ...named(() => "Planets")].join(
      "\n\n",
    )
    expect(await rowsOf(text)).toMatchObject([
      {
        game: "offside",
        rows: [
          { question: "Moons", "hints[5]": "S5", correct: "1, 3, 5" },
          { question: "Planets", "hints[0]": "S0" },
        ],
      },
    ])
  })

  it("a short answer with hints, and a new grade resets the chapter", async () => {
    const text =
      "// Grade: 7\n// Chapter: 1\n// Hint 1: a\n// Never right: b | c\nWho? {=d=e}\n\n// Grade: 8\n// Hint 1: f\nWhat? {=g}"
    expect(await rowsOf(text)).toMatchObject([
      {
        game: "five-hints",
        rows: [
          { grade: "7", chapter: "1", "hints[0]": "a", wrongAnswers: "b | c", answer: "d|e" },
          { grade: "8", chapter: "", wrongAnswers: "" },
        ],
      },
    ])
  })
})

const odd = [
  "plain",
  "=1+1",
  "@x",
  "a # b",
  "{x}",
  "~",
  "a\\n b\\\\",
  "two\nlines",
  "::title::",
  "// no comment",
  "[html] tag",
  "$CATEGORY: x",
  "100%",
  "%50% off",
  "a->b",
  "5 $$",
  "$$x=1$$",
  "*x*",
  "####",
  "٣ ≤ π",
  '“quotes”, "and" commas',
  "عربي: (قوس)",
]
const pick = (seed: number) => odd[seed % odd.length] ?? "x"

const valueOf = (field: string, seed: number) => {
  if (field === "correct") return ["1, 3", "2, 4, 6", "5"][seed % 3] ?? ""
  if (field.endsWith("difficultyLevel")) return String((seed % 5) + 1)
  if (field.endsWith("answer"))
    return [pick(seed), `${pick(seed)}|${pick(seed + 7)}`, "a | b"][seed % 3] ?? ""
  if (/wrongAnswers|summary/.test(field) && seed % 4 === 0) return ""
  return pick(seed)
}

test.each(
  gameNames.flatMap((game) => (["en", "ar"] as const).map((language) => [game, language] as const)),
)("writes %s in %s, and reads it back unchanged", async (game: Game, language) => {
  const { t } = await createTranslator(language)
  const rows = Array.from({ length: 60 }, (_, row) => {
    const isSection = row % 3 === 0
    const placement = isSection
      ? { section: "Music", grade: "", subject: "", chapter: "" }
      : { section: "", grade: "7", subject: "Math", chapter: String(row % 4) }
    const fields = toColumns(game, t).map(({ field }, at) => [field, valueOf(field, row * 5 + at)])
    return { ...Object.fromEntries(fields), ...placement, language: row % 5 ? "English" : "" }
  })
  const text = writeGift(
    game,
    rows.map((row) => new Map(Object.entries(row))),
    t,
  )
  expect(readGift(text).refused).toEqual([])
  expect(await rowsOf(text.replaceAll("\n", "\r\n"))).toEqual([{ game, rows }])
})
