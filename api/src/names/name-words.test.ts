import { describe, expect, it } from "vitest"
import { foldedWords, nameWords, searchedKey } from "./name-words"

it.each([
  ["أحمد إبراهيم آدم", "احمد ابراهيم ادم"],
  ["مُحَمَّد", "محمد"],
  ["فاطمة", "فاطمه"],
  ["هدى مؤمن", "هدي مومن"],
  ["سـلـمى", "سلمي"],
  ["علاء", "علا"],
  ["عبد الرحمن الخطيب", "عبدالرحمن خطيب"],
  ["ÉLODIE O'Brien", "elodie o brien"],
  ["  SALMA\u00a0hassan ", "salma hassan"],
])("%s is found as %s", (name, folded) => {
  expect(foldedWords(name).join(" ")).toBe(folded)
})

describe("the keys of a name", () => {
  it("are its words, and each two of them in their order", () => {
    expect(nameWords("Salma Ali Hassan")).toEqual([
      "salma",
      "ali",
      "hassan",
      "salma ali",
      "salma hassan",
      "ali hassan",
    ])
  })

  it("are at most 21, without repetitions", () => {
    expect(nameWords("a b c d e f g h i")).toHaveLength(21)
    expect(nameWords("Ali Ali Ali")).toEqual(["ali", "ali ali"])
  })

  it("are searched by the first word and the last", () => {
    const searches = ["Sal", "salma has", "Salma Ali Ha", " - "]
    const keys = searches.map((search) => searchedKey(foldedWords(search)))
    expect(keys).toEqual(["sal", "salma has", "salma ha", ""])
  })
})
