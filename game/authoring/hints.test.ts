import { expect, it } from "vitest"
import { canBeAnswered, explainsNothing, givesAway, repeatedPlaces } from "./hints"

it.each([
  ["The Nile floods every summer", "Nile"],
  ["the NILE's delta", "The Nile"],
  ["One of two niles", "nile"],
  ["I was there with Ibn Sina himself", "Ibn Sina|Avicenna"],
  ["In Latin: Avicenna", "Ibn Sina|Avicenna"],
  ["There are 7 of us", "7"],
  ["عددنا ٧", "7"],
  ["شربتُ من النيل", "نهر|النيل"],
  ["والنيلُ أطول", "النيل"],
  ["سافرت بالقطار", "القطار"],
  ["للقطار محطات", "قطار"],
  ["وقاهرة المعز", "القاهرة"],
  ["ولدت بفرنسا", "فرنسا"],
  ["زرت مدينةَ القاهرة", "القاهره"],
])("finds in %j the answer %j", (hint, answer) => {
  expect(givesAway(hint, answer)).toBe(true)
})

it.each([
  ["I border Somalia", "Mali"],
  ["No woman is an island", "Oman"],
  ["There are 17 of us", "7"],
  ["Ibn Battuta knew Sina", "Ibn Sina"],
  ["وليد يلعب", "ليد ق"],
  ["في كلّ بيت باب", "بيتزا"],
  ["آكل الكباب", "باب"],
  ["كتاب على الطاولة", "تاب"],
  ["Anything", ""],
  ["Anything", "|"],
  ["", "Nile"],
])("does not find in %j the answer %j", (hint, answer) => {
  expect(givesAway(hint, answer)).toBe(false)
})

it("returns the indexes of lines that repeat an earlier line", () => {
  expect(repeatedPlaces(["A river", "a  river!", "A lake", "النّيل", "النيل", "a river"])).toEqual([
    1, 4, 5,
  ])
  expect(repeatedPlaces(["?", "!", "?"])).toEqual([2])
})

it("recognises an answer that nobody can type", () => {
  expect(["Nile", "7", "|x", "+"].map((one) => canBeAnswered(one))).toEqual([
    true,
    true,
    true,
    true,
  ])
  expect(["!!!", "|", "…|?"].map((one) => canBeAnswered(one))).toEqual([false, false, false])
  expect([";", "|", " | "].map((one) => canBeAnswered(one, true))).toEqual([true, false, false])
})

it.each([
  [".", true],
  [" x ", true],
  ["-1-", true],
  ["ا.", true],
  ["", false],
  ["Au", false],
  ["π ≈ 3", false],
])("%j explains nothing: %s", (explanation, isNothing) => {
  expect(explainsNothing(explanation)).toBe(isNothing)
})
