import type { Language } from "#contract/words"
import { describe, expect, it } from "vitest"
import { counts, lengths } from "#contract/limits"
import { levels } from "#contract/words"
import { normalise } from "#game/answers/normalise"
import { readSeed } from "./read-seed.mjs"
import {
  breaking,
  fits,
  hasEasternDigits,
  holdsAnswer,
  isIn,
  isNowhere,
  isRepeated,
  locate,
  placementOf,
} from "./rules"
import type { DifficultyItem, DifficultySet } from "./games.mjs"
import type { Placement } from "./types"

const { curriculum, games, waiting } = readSeed()
const sets = locate([...games.difficulty, ...waiting.difficulty])
const items = sets.flatMap(({ item: set, language, where }) =>
  set.items.map((item) => ({ item: { ...placed(set), ...item }, language, where })),
)

function placed({ grade, subject, chapter, section }: DifficultySet) {
  return { grade, subject, chapter, section }
}

const keepsLimits = ({ question, answer, summary }: DifficultyItem) =>
  fits(question, lengths.question) && fits(answer, lengths.answer) && fits(summary, lengths.summary)

const missesLevel = ({ items }: DifficultySet) => {
  const climbed = items.map(({ level }) => level)
  return (
    new Set(climbed).size !== levels.length ||
    climbed.some((level, at) => !(level in levels) || level < (climbed[at - 1] ?? 0))
  )
}

const isForeign = (item: DifficultyItem & Placement, language: Language) =>
  ![item.question, item.summary].every((text) => isIn(language, text, item))

describe("every seeded difficulty set", () => {
  it("has six items within the limits of the contract", () => {
    expect(breaking(sets, ({ item }) => item.items.length !== counts.items)).toEqual([])
    expect(breaking(items, ({ item }) => !keepsLimits(item))).toEqual([])
  })

  it("has every level, and never gets easier", () => {
    expect(breaking(sets, ({ item }) => missesLevel(item))).toEqual([])
  })

  it("does not contain an answer in its question", () => {
    expect(breaking(items, ({ item }) => holdsAnswer(item.question, item.answer))).toEqual([])
  })

  it("repeats no question in its chapter or section and language", () => {
    const isDouble = isRepeated<(typeof items)[number]["item"]>(({ item, language }) => [
      JSON.stringify([language, placementOf(item), normalise(item.question)]),
    ])
    expect(breaking(items, isDouble)).toEqual([])
  })

  it("is written in the language of its folder, with Western digits", () => {
    expect(breaking(items, ({ item, language }) => isForeign(item, language))).toEqual([])
    expect(breaking(items, ({ item }) => hasEasternDigits(item))).toEqual([])
  })

  it("belongs to a chapter of the curriculum or to a section", () => {
    const isLost = isNowhere(curriculum)
    expect(breaking(sets, ({ item }) => isLost(item))).toEqual([])
  })
})

it.each(["en", "ar"] as const)("there are at least 60 difficulty sets in %s", (language) => {
  const mine = sets.filter((located) => located.language === language)
  expect(mine.length).toBeGreaterThanOrEqual(60)
  expect(new Set(mine.flatMap(({ item }) => item.section ?? [])).size).toBe(5)
})
