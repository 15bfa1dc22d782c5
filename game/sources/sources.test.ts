import { describe, expect, it } from "vitest"
import { isPractice, toSourceQuery } from "./source"
import { getSourceModule, isSource, readSourceQuery, sources, withChoice } from "./sources"

/** One source of each kind, with a value that is valid for every field. */
const examples = Object.entries(sources).map(([category, { fields }]) => {
  const names = Object.entries(fields).flatMap(([name, field]) => (field === "text" ? name : []))
  const source: unknown = { category, ...Object.fromEntries(names.map((name) => [name, "2"])) }
  if (!isSource(source)) throw new Error(`${category} has no example`)
  return source
})

describe.each(examples)("a source of the kind $category", (source) => {
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
    expect(new Set(texts).size).toBe(withChoice(source, {}) === source ? 1 : 3)
  })
})

it("keeps the room that practice leads back to, and is the same round without it", () => {
  const query = new URLSearchParams({ again: "q7", room: "1234567" })
  const source = readSourceQuery("education", query)
  expect(source).toEqual({ category: "practice", key: "q7", room: "1234567" })
  expect(readSourceQuery("education", new URLSearchParams({ again: "q7", room: "//x" }))).toEqual({
    category: "practice",
    key: "q7",
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
  const { practice, work, education, entertainment } = sources
  const all = [practice, work, education, entertainment]
  expect(all.filter(({ traits }) => traits.earnsPoints)).toEqual([work, education])
})

it("is practice without a question that was issued, and if practice was chosen", () => {
  const { practice, education } = Object.fromEntries(examples.map((each) => [each.category, each]))
  if (!practice || !education) throw new Error("An example is missing.")
  const chosen = withChoice(education, { practice: "again" })
  expect([practice, education, chosen].map(isPractice)).toEqual([true, false, true])
})
