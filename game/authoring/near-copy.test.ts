import { describe, expect, it } from "vitest"
import { normalise } from "../answers/normalise"
import { negations, small } from "./near-copy"
import { type WrittenQuestion, findNearCopies } from "./near-copy"

const asked = (question: string, ...lines: readonly string[]): WrittenQuestion => ({
  question,
  lines,
})
const isCopy = (one: WrittenQuestion, other: WrittenQuestion) =>
  [findNearCopies([one], [other]), findNearCopies([other], [one])].map(([copy]) => copy !== null)

describe("questions without lines", () => {
  it.each([
    ["What is the capital of Egypt?", "what is the  CAPITAL of egypt"],
    ["What is the capital of Egypt?", "Name the capital of Egypt."],
    ["What is the capital of Egypt?", "Egypt's capital is called what?"],
    ["What is the capital of Egypt?", "What is the capital city of Egypt?"],
    ["Which planet is closest to the Sun?", "Which plannet is closest to the sun"],
    ["Which planets have rings?", "Which planet has rings?"],
    ["What is 3 + 4?", "Calculate: 3 + 4"],
    ["What is 12 * 3?", "What's 12*3"],
    [
      "Which instrument usually has 88 keys, black and white, and stands in concert halls?",
      "Which instrument normally has 88 keys, black and white, and stands in concert halls?",
    ],
    ["How many players?", "How many players"],
    ["Who am I?", "Who am I"],
    ["ما عاصمة مصر؟", "ما هي عاصمةُ مِصر"],
    ["ما عاصمة مصر؟", "اذكر عاصمة مصر."],
    ["كم ضلعًا للمثلث؟", "كم ضلعا للمثلّث"],
    ["ما ناتج ٣ + ٤؟", "ما ناتج 3 + 4 ؟"],
    ["أيّ الكواكب أقرب إلى الشمس؟", "أقرب الكواكب إلى الشمس، أيّها هو؟"],
  ])("%j is a near copy of %j", (one, other) => {
    expect(isCopy(asked(one), asked(other))).toEqual([true, true])
  })

  it.each([
    ["What is 3 + 4?", "What is 3 + 5?"],
    ["What is 3 + 4?", "What is 3 - 4?"],
    ["What is 12 * 3?", "What is 12 / 3?"],
    ["What is 10 - 4?", "What is 4 - 10?"],
    ["What is 12 % of 50?", "What is 12 of 50?"],
    ["How many sides has a shape with 5 corners?", "How many sides has a shape with 6 corners?"],
    ["Which animals are mammals?", "Which animals are not mammals?"],
    ["Which animals can fly?", "Which animals can't fly?"],
    ["What is the capital of Egypt?", "What is the capital of Jordan?"],
    ["What is the largest ocean?", "What is the smallest ocean?"],
    ["What is a million in digits?", "What is a billion in digits?"],
    ["Who wrote Hamlet?", "Who wrote Macbeth?"],
    ["Which country in Africa has most people?", "Which country in Asia has most people?"],
    ["Who am I?", "What am I?"],
    ["Which film am I?", "Which Arab film am I?"],
    ["What is the past tense of go?", "What is the past tense of eat?"],
    ["ما عاصمة مصر؟", "ما عاصمة الأردن؟"],
    ["ما ناتج ٣ + ٤؟", "ما ناتج ٣ + ٥؟"],
    ["أيّ الحيوانات يطير؟", "أيّ الحيوانات لا يطير؟"],
    ["ما أكبر محيط؟", "ما أصغر محيط؟"],
    ["ما جمع كلمة كتاب؟", "ما مفرد كلمة كتاب؟"],
    ["", ""],
    ["?", "!"],
  ])("%j is not a near copy of %j", (one, other) => {
    expect(isCopy(asked(one), asked(other))).toEqual([false, false])
  })
})

const nile = ["I am long", "I flood in summer", "I run north", "I have a delta", "Cairo drinks me"]
const amazon = ["I am wide", "I rise in the Andes", "I run east", "I carry most", "Piranhas bite"]
const true6 = [
  "Every triangle has three sides",
  "Every square is a rectangle",
  "A circle has no corners",
  "A cube has six faces",
  "A pyramid may have four faces",
  "A sphere has no edges",
]

describe("a question with lines", () => {
  it("is a near copy by its lines, in any order, when it asks in other words", () => {
    const other = asked("What is this stream called?", ...nile.toReversed())
    expect(isCopy(asked("Which river am I?", ...nile), other)).toEqual([true, true])
  })

  it("is a near copy when it asks the same and only two hints are new", () => {
    const other = asked("Which river am I?", ...nile.slice(0, 3), ...amazon.slice(3))
    expect(isCopy(asked("Which river am I?", ...nile), other)).toEqual([true, true])
  })

  it.each([
    ["where it asks the same of something else", amazon],
    ["where two hints are the same", [...nile.slice(0, 2), ...amazon.slice(2)]],
  ])("is not a near copy %s", (_, lines) => {
    const [one, other] = [asked("Which river am I?", ...nile), asked("Which river am I?", ...lines)]
    expect(isCopy(one, other)).toEqual([false, false])
  })

  it("is not a near copy when its statements are negated", () => {
    const other = true6.map((line) => line.replace(/has no|has|is|may have/, "never has"))
    const stock = "Which of these are true?"
    expect(isCopy(asked(stock, ...true6), asked(stock, ...other))).toEqual([false, false])
    expect(isCopy(asked(stock, ...true6), asked(stock, ...true6))).toEqual([true, true])
  })

  it("with empty lines is never a near copy", () => {
    const empty = asked("", "", "", "", "", "")
    expect(isCopy(empty, empty)).toEqual([false, false])
    expect(
      isCopy(asked("Which river am I?", "", "", "", "", ""), asked("Which river am I?", ...nile)),
    ).toEqual([false, false])
  })
})

it("returns the near copy, or null, for each question", () => {
  const others = [asked("What is 3 + 4?"), asked("What is 7 + 7?")]
  const written = ["Who am I?", "7 + 7 is what?", "3 + 4 = ?"].map((question) => asked(question))
  expect(findNearCopies(written, others)).toEqual([null, others[1], null])
})

it("lists small words and negations in normalised form", () => {
  expect([...small, ...negations].filter((word) => normalise(word) !== word)).toEqual([])
})
