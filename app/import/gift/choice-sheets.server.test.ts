import { describe, expect, it } from "vitest"
import { createTranslator } from "#app/i18n/translator.server"
import { readGivenFile } from "#app/import/given/read-given.server"

const { t } = await createTranslator("en")

async function read(text: string, takesChoices = true) {
  const form = new FormData()
  form.set("text", text)
  if (takesChoices) form.set("choices", "typed")
  const given = await readGivenFile(form, t)
  if ("error" in given) throw new Error(given.error.key)
  return given
}

/** The filled cells of each row, by field. */
const rowsOf = async (text: string) =>
  (await read(text)).parts.flatMap(({ layout, rows }) =>
    rows.map(({ number, cells }) => ({
      number,
      ...Object.fromEntries(
        layout.columns.flatMap((column, at) =>
          column && cells[at] ? [[column.field, cells[at]] as const] : [],
        ),
      ),
    })),
  )

const kahoot = `Kahoot quiz template
Add questions

,Question - max 120 characters,Answer 1 - max 75 characters,Answer 2 - max 75 characters,Answer 3 - max 75 characters,Answer 4 - max 75 characters,"Time limit (sec) – 5, 10, 20, 30, 60, 90, 120, or 240 secs",Correct answer(s) - choose at least one
1,Capital of Egypt?,Cairo,Giza,Luxor,,20,1
2,Which are even?,2,3,4,5,20,"1,3"`

const quizizz = `Question Text,Question Type,Option 1,Option 2,Option 3,Option 4,Option 5,Correct Answer,Time in seconds,Image Link,Answer explanation
Capital of Egypt?,Multiple Choice,Giza,Cairo,Luxor,,,2,20,,It lies on the Nile.
Symbol of gold?,Fill-in-the-Blank,Au,au,,,,,20,,
Why is the sky blue?,Open-Ended,,,,,,,20,,`

const blooket = `Blooket Import Template,,,,,,,
Question #,Question Text,Answer 1,Answer 2,"Answer 3
(Optional)","Answer 4
(Optional)","Time Limit (sec)
(Max: 300 seconds)","Correct Answer(s)
(Only include Answer #)"
1,Capital of Egypt?,Giza,Luxor,Cairo,,20,3`

describe("a sheet of choices", () => {
  it.each([
    ["Kahoot", kahoot, 5, "Giza | Luxor"],
    ["Quizizz", quizizz, 2, "Giza | Luxor"],
    ["Blooket", blooket, 3, "Giza | Luxor"],
    [
      "a teacher with letters",
      "Grade,Question,A,B,C,D,Answer\n7,Capital of Egypt?,Giza,Cairo,Luxor,Suez,B",
      2,
      "Giza | Luxor | Suez",
    ],
    [
      "a teacher with texts",
      "Question;Option A;Option B;Correct answer\nCapital of Egypt?;Giza;Cairo;cairo",
      2,
      "Giza",
    ],
    [
      "a teacher with wrong answers",
      "Question,Correct Answer,Wrong Answer 1,Wrong Answer 2\nCapital of Egypt?,Cairo,Giza,Luxor",
      2,
      "Giza | Luxor",
    ],
    [
      "a teacher who names the option",
      "Question,A,B,Correct\nCapital of Egypt?,Giza,Cairo,Option B",
      2,
      "Giza",
    ],
    [
      "a teacher with letters and texts",
      "Question,A,B,Correct\nCapital of Egypt?,Giza,Cairo,B. Cairo",
      2,
      "Giza",
    ],
  ])("of %s is taken as typed questions", async (_, text, number, wrong) => {
    const [first] = await rowsOf(text)
    expect(first).toMatchObject({
      number,
      "questions[0].question": "Capital of Egypt?",
      "questions[0].answer": "Cairo",
      "questions[0].wrongAnswers": wrong,
    })
  })

  it("in Arabic names the right choice by its letter, and has its placement and its explanation", async () => {
    const text = `الصف,الفصل,السؤال,الخيار أ,الخيار ب,الخيار ج,الإجابة الصحيحة,الشرح
٧,1,ما عاصمة مصر؟,الجيزة,القاهرة,الأقصر,ب,تقع على النيل.`
    expect(await rowsOf(text)).toMatchObject([
      {
        number: 2,
        grade: "٧",
        chapter: "1",
        "questions[0].question": "ما عاصمة مصر؟",
        "questions[0].answer": "القاهرة",
        "questions[0].wrongAnswers": "الجيزة | الأقصر",
        "questions[0].summary": "تقع على النيل.",
      },
    ])
  })

  it("has its true and false statements as a set", async () => {
    const statements = [1, 2, 3, 4, 5, 6].map((at) => `Statement ${at},True,False,${(at % 2) + 1}`)
    const text = ["Question,Answer 1,Answer 2,Correct answer(s)", ...statements].join("\n")
    expect(await rowsOf(text)).toMatchObject([{ "hints[0]": "Statement 1", correct: "2, 4, 6" }])
  })

  it.each([
    ["Question,Answer", ["TRUE", "FALSE"]],
    ["Statement,True/False", ["t", "F"]],
    ["العبارة,صح أم خطأ", ["صح", "خطأ"]],
  ])("may have a statement in each row: %s", async (header, [yes, no]) => {
    const statements = [1, 2, 3, 4, 5, 6].map((at) => `Statement ${at},${at % 2 ? yes : no}`)
    const text = [header, ...statements].join("\n")
    expect(await rowsOf(text)).toMatchObject([
      { number: 2, "hints[0]": "Statement 1", correct: "1, 3, 5" },
    ])
  })

  it("counts from numbers where all right answers are numbers of choices, and else by text", async () => {
    const header = "Question,Option 1,Option 2,Option 3,Correct"
    expect(await rowsOf(`${header}\n1 + 1?,3,2,1,2`)).toMatchObject([
      { "questions[0].answer": "2" },
    ])
    expect(await rowsOf(`${header}\n1 + 1?,3,1,2,2\n5 + 5?,10,11,12,10`)).toMatchObject([
      { "questions[0].answer": "2", "questions[1].answer": "10" },
    ])
  })

  it("is asked about first, and several right ones, a long one and none are refused", async () => {
    const text = `Question,Option 1,Option 2,Correct answer
Fits?,Yes it does,No,1
Two?,a,b,"1,2"
Long?,One of four words,b,1
None?,a,b,
Beyond?,a,b,7`
    const off = await read(text, false)
    expect([off.choices, off.parts, off.refused.length]).toEqual([1, [], 5])
    const on = await read(text)
    expect(on.refused.map(({ line, reason }) => [line, reason])).toEqual([
      [3, "choice"],
      [4, "choice"],
      [5, "choice"],
      [6, "choice"],
    ])
    expect(on.refused[0]?.source).toBe("Two? {~%50%a~%50%b}")
  })

  it("keeps signs of GIFT and of HTML in its texts", async () => {
    const text = `Question,Option 1,Option 2,Correct answer
"Is {a} = ~b: <p>?",=x#1,%50%y,1`
    expect(await rowsOf(text)).toMatchObject([
      {
        "questions[0].question": "Is {a} = ~b: <p>?",
        "questions[0].answer": "=x#1",
        "questions[0].wrongAnswers": "%50%y",
      },
    ])
  })

  it("may be lines with letters, as Moodle's Aiken", async () => {
    const text = [
      "1. Capital of Egypt?\nA. Giza\nB) Cairo\nANSWER: B\nExplanation: On the Nile.\nRationale: none.",
      "2. ما عاصمة عُمان؟\nأ) صلالة\nب) مسقط\nالإجابة: ب) مسقط",
      "No key?\nA. x\nB. y",
    ].join("\r\n\r\n")
    const given = await read(text)
    expect(given.refused).toMatchObject([
      { line: 6, reason: "text" },
      { line: 13, reason: "text" },
    ])
    expect(await rowsOf(text)).toMatchObject([
      {
        number: 1,
        "questions[0].question": "Capital of Egypt?",
        "questions[0].answer": "Cairo",
        "questions[0].wrongAnswers": "Giza",
        "questions[0].summary": "On the Nile.",
        "questions[1].question": "ما عاصمة عُمان؟",
        "questions[1].answer": "مسقط",
      },
    ])
  })

  it("is none of our own sheets", async () => {
    const text = "Grade,Question 1,Answer 1,Explanation 1,Question 2,Answer 2\n7,One?,1,So.,Two?,2"
    expect((await read(text)).isChoices).toBe(false)
    const hints = "Question,Hint 1,Hint 2,Answer\nIs it?,a,b,True"
    expect((await read(hints)).isChoices).toBe(false)
  })
})
