import { describe, expect, it } from "vitest"
import { isPractice, toSourceQuery, type SourceKind, type SourceOf } from "./source"
import { getSourceModule, isSource, readSourceQuery, sources, withChoice } from "./sources"

const examples: { readonly [K in SourceKind]: SourceOf<K> } = {
  practice: { category: "practice", key: "q7" },
  education: { category: "education", subject: "Physics", chapter: "2", language: "ar" },
  entertainment: { category: "entertainment", section: "3", practice: "mistakes" },
}

describe.each(Object.values(examples))("a source of the kind $category", (source) => {
  const { traits, fields } = getSourceModule(source)

  it("is read from its address as it was written", () => {
    const query = new URLSearchParams(toSourceQuery(source))
    expect(readSourceQuery(traits.category, query)).toEqual(source)
  })

  it("is known when it was stored, and not without one of its fields", () => {
    expect(isSource(JSON.parse(JSON.stringify(source)))).toBe(true)
    for (const [name, field] of Object.entries(fields))
      expect(isSource({ ...source, [name]: undefined })).toBe(field === "optional")
    expect(isSource({ ...source, language: "xx" })).toBe(false)
    expect(isSource({ ...source, practice: "often" })).toBe(false)
  })

  it("has an address of its own with each choice, if it has choices", () => {
    const choices = [{}, { language: "en" }, { practice: "again" }] as const
    const texts = choices.map((choice) => JSON.stringify(toSourceQuery(withChoice(source, choice))))
    expect(new Set(texts).size).toBe(getSourceModule(source).traits.isIssued ? 3 : 1)
  })
})

it("names no source of another category, nor an unknown one", () => {
  expect(readSourceQuery("entertainment", new URLSearchParams({ again: "q7" }))).toBeNull()
  expect(readSourceQuery("entertainment", new URLSearchParams({ section: "9" }))).toBe("invalid")
  expect([null, "education", {}, { category: "toString" }].map(isSource)).toEqual(
    Array.from({ length: 4 }, () => false),
  )
})

it("earns points in education, and practice does not", () => {
  const earning = Object.values(sources).filter(({ traits }) => traits.earnsPoints)
  expect(earning).toEqual([sources.education])
  expect(isPractice(examples.practice)).toBe(true)
  expect(isPractice(examples.education)).toBe(false)
  expect(isPractice(withChoice(examples.education, { practice: "again" }))).toBe(true)
})
