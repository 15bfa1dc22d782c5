import type { Language } from "#contract/words"
import { describe, expect, it } from "vitest"
import { counts, lengths } from "#contract/limits"
import { normalise } from "#game/answers/normalise"
import { readSeed } from "./read-seed.mjs"
import {
  breaking,
  fits,
  hasEasternDigits,
  isIn,
  isNowhere,
  isRepeated,
  locate,
  placementOf,
  tellAnswer,
} from "./rules"
import type { HintsItem } from "./games.mjs"

const { curriculum, games, waiting } = readSeed()
const items = locate([...games["five-hints"], ...waiting["five-hints"]])

const keepsLimits = ({ question, hints, answer, summary }: HintsItem) =>
  fits(question, lengths.question) &&
  fits(answer, lengths.answer) &&
  fits(summary, lengths.summary) &&
  hints.length === counts.hints &&
  hints.every((hint) => fits(hint, lengths.line))

const repeatsHint = ({ hints }: HintsItem) => new Set(hints.map(normalise)).size !== counts.hints

const tellsAnswer = ({ question, hints, answer }: HintsItem) =>
  tellAnswer([question, ...hints], answer)

/** A pupil who is told the first letter guesses the word, and has not learned what it means. */
const spellsAnswer = ({ hints }: HintsItem) =>
  hints.some((hint) =>
    /\bname (?:begins|starts|ends) with \S|اول (?:حروفي|اسمي)|(?:اسمي|لقبي) يبدا ب|حروفي? .*(?:اولها|اخرها)/.test(
      normalise(hint),
    ),
  )

const isForeign = (item: HintsItem, language: Language) =>
  ![item.question, item.hints.join(" "), item.summary].every((text) => isIn(language, text, item))

describe("every seeded five-hints question", () => {
  it("is within the limits of the contract", () => {
    expect(breaking(items, ({ item }) => !keepsLimits(item))).toEqual([])
  })

  it("has five different hints", () => {
    expect(breaking(items, ({ item }) => repeatsHint(item))).toEqual([])
  })

  it("contains its answer neither in the question nor in a hint", () => {
    expect(breaking(items, ({ item }) => tellsAnswer(item))).toEqual([])
  })

  it("names no letter of its answer in a hint", () => {
    expect(breaking(items, ({ item }) => spellsAnswer(item))).toEqual([])
  })

  it("has an answer that is unique in its chapter or section and language", () => {
    const isDouble = isRepeated<HintsItem>(({ item, language }) =>
      item.answer
        .split("|")
        .map((one) => JSON.stringify([language, placementOf(item), normalise(one)])),
    )
    expect(breaking(items, isDouble)).toEqual([])
  })

  it("is unique: no two have the same hints", () => {
    const isDouble = isRepeated<HintsItem>(({ item }) => [item.hints.map(normalise).join("\n")])
    expect(breaking(items, isDouble)).toEqual([])
  })

  it("is written in the language of its folder, with Western digits", () => {
    expect(breaking(items, ({ item, language }) => isForeign(item, language))).toEqual([])
    expect(breaking(items, ({ item }) => hasEasternDigits(item))).toEqual([])
  })

  it("belongs to a chapter of the curriculum or to a section", () => {
    const isLost = isNowhere(curriculum)
    expect(breaking(items, ({ item }) => isLost(item))).toEqual([])
  })
})

describe.each(["en", "ar"] as const)("the five-hints questions in %s", (language) => {
  const mine = items.filter((located) => located.language === language).map(({ item }) => item)
  const education = mine.filter(({ section }) => section === undefined)

  it("are at least 80 over 8 subjects and 4 grades", () => {
    expect(education.length).toBeGreaterThanOrEqual(80)
    expect(new Set(education.map(({ subject }) => subject)).size).toBeGreaterThanOrEqual(8)
    expect(new Set(education.map(({ grade }) => grade)).size).toBeGreaterThanOrEqual(4)
  })

  it.each([0, 1, 2, 3, 4])("are at least 8 in section %i", (wanted) => {
    expect(mine.filter(({ section }) => section === wanted).length).toBeGreaterThanOrEqual(8)
  })
})
