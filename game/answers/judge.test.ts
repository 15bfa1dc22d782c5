import { describe, expect, it } from "vitest"
import { isAnswerItself, judge, reasonFor } from "./judge"
import { arabic } from "./pairs/arabic"
import { english } from "./pairs/english"
import { namesAndFormulas } from "./pairs/names-and-formulas"

const tables = { English: english, Arabic: arabic, "either language": namesAndFormulas }

describe.each(Object.entries(tables))("an answer in %s", (_, groups) => {
  describe.each(Object.entries(groups))("%s", (_, pairs) => {
    it.each(pairs)("judges %j for %j: %s", (given, stored, verdict) => {
      expect(judge(given, stored)).toBe(verdict)
    })
  })
})

describe("a long answer", () => {
  it("is wrong over 500 characters, even if it equals the stored answer", () => {
    expect(judge("a".repeat(501), "a".repeat(501))).toBeNull()
  })

  it("is judged up to 500 characters", () => {
    const long = "ab ".repeat(163)
    expect(judge(`${long}plannets`, `${long}planets`)).toBe("close")
  })
})

describe("the judge", () => {
  it("never accepts an empty answer", () => {
    const stored = Object.values(tables).flatMap((groups) => Object.values(groups).flat())
    expect(stored.filter(([, right]) => judge(" ", right) !== null)).toEqual([])
  })

  it("accepts every stored answer as it is stored", () => {
    const stored = Object.values(tables).flatMap((groups) => Object.values(groups).flat())
    const typed = stored
      .map(([, right]) => right.split("|")[0] ?? "")
      .filter((right) => right.trim())
    expect(typed.filter((right) => judge(right, right) !== "exact")).toEqual([])
  })
})

describe("an answer that counts only as written", () => {
  const exact = true
  it.each([
    ["went", "went"],
    [" went ", "went"],
    ["had  gone", "had gone"],
    ["cafe\u0301", "café"],
    ["10^3", "10³"],
    ["ｗｅｎｔ", "went"],
    ["goes", "go|goes"],
  ])("counts %j for %j", (given, stored) => {
    expect(judge(given, stored, { exact })).toBe("exact")
  })

  it.each([
    ["Went", "went"],
    ["the cat", "cat"],
    ["معلم", "المعلم"],
    ["معلمون", "معلمين"],
    ["print(X)", "print(x)"],
    ["it's", "its"],
    ["go", "goes"],
    ["wnet", "went"],
    ["كتب", "كُتُب"],
  ])("does not count %j for %j", (given, stored) => {
    expect(judge(given, stored, { exact })).toBeNull()
  })

  it.each([
    ["it’s", "it's"],
    ["“x”", '"x"'],
    ["big  dog", "big dog"],
    ["سيّارات", "سيارات"],
  ])("counts %j for %j, which a keyboard writes for it", (given, stored) => {
    expect(judge(given, stored, { exact })).toBe("exact")
  })

  it("may have a wrong answer that differs only so", () => {
    expect(isAnswerItself("Went", "went")).toBe(true)
    expect(isAnswerItself("Went", "went", exact)).toBe(false)
    expect(judge("went", "went", { exact, wrongAnswers: ["Went"] })).toBe("exact")
    expect(judge("its", "its|it's", { exact, wrongAnswers: ["its"] })).toBeNull()
  })
})

const isWord = (word: string) => ["water", "theatre", "theater"].includes(word)

it("calls a misspelling one, although it looks British", () => {
  expect(reasonFor("watre", "water", { isWord })).toBe("slip")
  expect(reasonFor("theatre", "theater", { isWord })).toBe("form")
})

it.each([
  ["Zakat", "Salat", null],
  ["Umrah", "Ummah", null],
  ["Tokio", "Tokyo", "close"],
  ["Sudam", "Sudan", "close"],
  ["Pariz", "Paris", "close"],
  ["xx", "XX", "same"],
  ["dd", "DD", null],
  ["MM", "mm", "same"],
  ["mm", "Mm", null],
  ["mm", "MM", null],
  ["Forces are conserved", "Energy is conserved", null],
  ["The islands are volcanic", "The island is volcanic", "same"],
  ["communicating", "communication", "same"],
  ["applying", "application", "same"],
  ["Force is conserved", "Energy is conserved", null],
  ["it is conserved", "Energy is conserved", "same"],
  ["input/outptu", "input/output", "close"],
  ["input", "input/output", null],
])("judges %j for %j, as a careful teacher would", (given, stored, verdict) => {
  expect(judge(given, stored, { isWord })).toBe(verdict)
})

it("takes two known spellings of a long name for one", () => {
  expect(judge("Tutankhamen", "Tutankhamun", { isWord: () => true })).toBe("close")
})
