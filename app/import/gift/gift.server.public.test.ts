import { describe, expect, it } from "vitest"
import { createTranslator } from "#app/i18n/translator.server"
import { giftSheets } from "./gift-sheets.server"
import { readGift } from "./gift.server"

const { t } = await createTranslator("en")

const rowsOf = async (text: string) =>
  ((await giftSheets(text, t, { takesChoices: true }))?.parts ?? []).flatMap(({ layout, rows }) =>
    rows.map(({ cells }) =>
      Object.fromEntries(
        layout.columns.flatMap((column, at) =>
          column && cells[at] ? [[column.field, cells[at]] as const] : [],
        ),
      ),
    ),
  )

/** What public files have that Moodle's documentation does not show. */
describe("a public file", () => {
  it("mixes statements and short answers, which make one set each", async () => {
    const text = [1, 2, 3, 4, 5, 6].map((at) => `Fact ${at}. {T}\n\nWhat is ${at}? {=${at}}`)
    expect(await rowsOf(text.join("\n\n"))).toMatchObject([
      { "hints[5]": "Fact 6.", correct: "1, 2, 3, 4, 5, 6" },
      { "questions[0].answer": "1", "questions[5].answer": "6" },
    ])
  })

  it("says true and false in Arabic", () => {
    const { questions } = readGift("القمر نجم {خطأ}\n\nالشمس نجم {صح####نعم}")
    expect(questions.map(({ answer }) => answer)).toEqual([false, true])
  })

  it.each(["Q7", "Question 12", "3.", "السؤال ٤"])("has no name for a set in %s", async (title) => {
    const [row] = await rowsOf(`::${title}::Iron floats. {F}`)
    expect(row).toMatchObject({ "hints[0]": "Iron floats." })
    expect(row).not.toHaveProperty("question")
  })

  it("has a text without a question right above the next title", () => {
    const { questions, refused } = readGift("::A::The [sun] rises.\n::B::What is 6 × 7? {#42}")
    expect(refused.map(({ title, reason }) => [title, reason])).toEqual([["A", "text"]])
    expect(questions.map(({ title, question }) => [title, question])).toEqual([
      ["B", "What is 6 × 7?"],
    ])
  })

  it.each([
    ["What is pi? {=3.14}.", "What is pi?"],
    ['What is pi? {=3.14}";', "What is pi?"],
    ["Pi is about {=3.14}.", "Pi is about _____."],
    ["كم ضلعًا للمربع؟ {=4}.", "كم ضلعًا للمربع؟"],
    ["It is {=red} or blue.", "It is _____ or blue."],
  ])("has signs behind the answer: %s", (text, question) => {
    expect(readGift(text).questions[0]?.question).toBe(question)
  })

  it.each([
    ["{~A) Giza =B) Cairo ~C) Luxor}", "Cairo", "Giza | Luxor"],
    ["{~%0%أ) الجيزة ~%100%ب) القاهرة}", "القاهرة", "الجيزة"],
    ["{~Giza; =Cairo; ~Luxor.}", "Cairo", "Giza | Luxor"],
    ["{~A) Giza =Cairo}", "Cairo", "A) Giza"],
    ["{~U.S.A. =U.K.}", "U.K.", "U.S.A."],
    ["{=C ~D}", "C", "D"],
  ])("has letters and signs of a list at its choices: %s", async (choices, answer, wrong) => {
    expect(await rowsOf(`Which? ${choices}`)).toMatchObject([
      { "questions[0].answer": answer, "questions[0].wrongAnswers": wrong },
    ])
  })

  it.each([
    ["a star in an answer", String.raw`A? {=a*b =\\*c =d\\*}`, { answer: ["a*b", "*c", "d*"] }],
    [
      "formulas without escapes",
      String.raw`Is $$\frac{1}{2}$$ \(\neq x=1\)? {=$$x=\frac{F}{2}$$ =1:2}`,
      {
        question: String.raw`Is $$\frac{1}{2}$$ \(\neq x=1\)?`,
        answer: [String.raw`$$x=\frac{F}{2}$$`, "1:2"],
      },
    ],
    ["dollars around an answer", "Costs $$? {=5 $$ =6 $$}", { answer: ["5 $$", "6 $$"] }],
    [
      "empty lines before and within an answer",
      "::A::\n\nWho?\n\n{\n=x\n\n=y\n\n####Because.\n\n}",
      { title: "A", question: "Who?", answer: ["x", "y"], feedback: "Because." },
    ],
  ])("has %s", (_, text, question) => {
    expect(readGift(text).questions).toMatchObject([question])
  })

  it("has lines that are a question each", () => {
    const text = "// Hint 1: x\nOne? {=1}\nIs $$\\frac{1}{2}$$ less? {T}.\nThree? {=3}"
    expect(readGift(text).questions).toMatchObject([
      { line: 2, question: "One?", comments: ["Hint 1: x"] },
      { line: 3, answer: true, comments: [] },
      { line: 4, question: "Three?" },
    ])
    expect(readGift("One? {=1}\n".repeat(50_000), 7).questions).toHaveLength(7)
  })
})
