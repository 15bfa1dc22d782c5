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
} from "./rules"
import type { OffsideItem } from "./games.mjs"

const { curriculum, games, waiting } = readSeed()
const items = locate([...games.offside, ...waiting.offside])

const textsOf = ({ statements }: OffsideItem) => statements.map(({ text }) => text)

const keepsLimits = (item: OffsideItem) =>
  fits(item.question, lengths.question) &&
  fits(item.summary, lengths.summary) &&
  item.statements.length === counts.statements &&
  textsOf(item).every((text) => fits(text, lengths.line))

const countTrue = ({ statements }: OffsideItem) =>
  statements.filter(({ true: isTrue }) => isTrue).length

describe("every seeded offside question", () => {
  it("is within the limits of the contract", () => {
    expect(breaking(items, ({ item }) => !keepsLimits(item))).toEqual([])
  })

  it("has six different statements, of which two to four are true", () => {
    const isOdd = (item: OffsideItem) =>
      new Set(textsOf(item).map(normalise)).size !== counts.statements ||
      countTrue(item) < 2 ||
      countTrue(item) > 4
    expect(breaking(items, ({ item }) => isOdd(item))).toEqual([])
  })

  it("repeats no statement and no question in its chapter or section", () => {
    const isDouble = isRepeated<OffsideItem>(({ item, language }) =>
      [item.question, ...textsOf(item)].map((text) =>
        JSON.stringify([language, placementOf(item), normalise(text)]),
      ),
    )
    expect(breaking(items, isDouble)).toEqual([])
  })

  it("is the only one to ask its question", () => {
    const isDouble = isRepeated<OffsideItem>(({ item }) => [normalise(item.question)])
    expect(breaking(items, isDouble)).toEqual([])
  })

  it("is written in the language of its folder, with Western digits", () => {
    const isOdd = (item: OffsideItem, language: Language) =>
      ![item.question, textsOf(item).join(" "), item.summary].every((text) =>
        isIn(language, text, item),
      )
    expect(breaking(items, ({ item, language }) => isOdd(item, language))).toEqual([])
    expect(breaking(items, ({ item }) => hasEasternDigits(item))).toEqual([])
  })

  it("belongs to a chapter of the curriculum or to a section", () => {
    const isLost = isNowhere(curriculum)
    expect(breaking(items, ({ item }) => isLost(item))).toEqual([])
  })
})

describe.each(["en", "ar"] as const)("the offside questions in %s", (language) => {
  const mine = items.filter((located) => located.language === language).map(({ item }) => item)

  it("are at least 60, in every section too", () => {
    expect(mine.length).toBeGreaterThanOrEqual(60)
    expect(new Set(mine.flatMap(({ section }) => section ?? [])).size).toBe(5)
  })

  it("cannot be guessed from the number, the positions or the pattern of the true statements", () => {
    const counted = [1, 2, 3, 4, 5].map((count) => mine.filter((q) => countTrue(q) === count).length)
    expect(Math.max(...counted)).toBeLessThan(mine.length * 0.7)
    for (let index = 0; index < counts.statements; index += 1) {
      const share = mine.filter(({ statements }) => statements[index]?.true).length / mine.length
      expect(share).toBeGreaterThan(0.25)
      expect(share).toBeLessThan(0.85)
    }
    const patterns = mine.map(({ statements }) => statements.map((one) => one.true).join())
    const commonest = patterns.map((one) => patterns.filter((other) => other === one).length)
    expect(Math.max(...commonest)).toBeLessThan(mine.length * 0.1)
  })
})
