import { beforeEach, describe, expect, test } from "vitest"
import { arabicOrBoth } from "../support/arabic-or-both"
import type { Game } from "../../contract/words"
import { words } from "../support/plain-games"
import { signedIn } from "../support/people"
import { faultyUpstream, site } from "../support/on-faulty-upstream"
import type { Visitor } from "../support/visitor"
import { say, type TranslationKey } from "../support/words"
import { heldIn, openInChapter, wrongAt } from "../support/written"
import { sendFields } from "../support/data-requests"

beforeEach(() => faultyUpstream.heal())

const x = (count: number) => "x".repeat(count)
const nothing = "\u200b\u2060 \ufeff"
const turned = "1 \u202e2 3"
type Bad = readonly [Game, string, string, TranslationKey, Record<string, number>]

const tooLong = (game: Game, name: string, max: number): Bad => [
  game,
  name,
  x(max + 1),
  "errors.tooLong",
  { count: max },
]

const bad: readonly Bad[] = [
  ["five-hints", "question", "", "errors.required", {}],
  ["five-hints", "question", "   ", "errors.required", {}],
  ["five-hints", "question", nothing, "errors.required", {}],
  ["five-hints", "question", turned, "errors.make.turned", {}],
  ["five-hints", "question", "<\u200bscript>alert(1)</script>", "errors.make.markup", {}],
  ["five-hints", "summary", '<img src="x" onerror="alert(1)">', "errors.make.markup", {}],
  tooLong("five-hints", "question", 300),
  tooLong("five-hints", "hints[2]", 200),
  tooLong("five-hints", "answer", 120),
  tooLong("five-hints", "summary", 600),
  ["five-hints", "answer", "?!", "errors.make.answer", {}],
  ["five-hints", "hints[4]", "", "errors.required", {}],
  ["five-hints", "hints[3]", "i am NO fraction!", "errors.make.sameHint", { number: 2 }],
  ["five-hints", "hints[1]", "They call me PI.", "errors.make.tellsAnswer", {}],
  ["five-hints", "hints[0]", turned, "errors.make.turned", {}],
  ["offside", "hints[5]", "", "errors.required", {}],
  ["offside", "correct", "", "errors.make.noneTrue", {}],
  tooLong("offside", "hints[5]", 200),
  ["offside", "hints[5]", "</p><svg onload=alert(1)>", "errors.make.markup", {}],
  ["difficulty", "questions[5].answer", "", "errors.required", {}],
  ["difficulty", "questions[0].difficultyLevel", "", "errors.required", {}],
  tooLong("difficulty", "questions[3].question", 300),
  tooLong("difficulty", "questions[3].answer", 120),
  tooLong("difficulty", "questions[3].summary", 600),
  ["difficulty", "questions[2].answer", "…", "errors.make.answer", {}],
  ["difficulty", "questions[2].summary", turned, "errors.make.turned", {}],
]

describe.each(arabicOrBoth)("authoring, in %s,", (language) => {
  test.each(bad)("%s: %s = %j gets a field error, and nothing is sent", async (...row) => {
    const [game, name, value, key, params] = row
    const player = await signedIn(site, "sami", language)
    await player.open(`/make-${game}/entertainment`)
    const values = {
      ...words[game],
      section: "1",
      [name]: value === "" && name === "correct" ? [] : value,
    }
    const page = await player.submit({ values })
    expect(page.status).toBe(422)
    expect(wrongAt(page, name)).toBe(say(language, key, params))
    for (const [other, held] of Object.entries<string | readonly string[]>(values))
      expect([other, heldIn(page, other)]).toEqual([other, [held].flat().join(",")])
    expect(await made()).toEqual([])
  })
})

test("all errors of a form are shown at once", async () => {
  const player = await signedIn(site, "sami")
  await player.open("/make-five-hints/entertainment")
  const page = await player.submit({
    values: {
      ...words["five-hints"],
      question: "",
      "hints[1]": "Pi!",
      "hints[4]": "i am longer than any paper",
    },
  })
  expect(wrongAt(page, "section")).toBe(say("en", "errors.make.choose"))
  expect(wrongAt(page, "question")).toBe(say("en", "errors.required"))
  expect(wrongAt(page, "hints[1]")).toBe(say("en", "errors.make.tellsAnswer"))
  expect(wrongAt(page, "hints[4]")).toBe(say("en", "errors.make.sameHint", { number: 4 }))
})

describe("a placement that is not offered", () => {
  test.each([
    ["grade", { grade: "" }, "errors.make.choose"],
    ["grade", { grade: "99" }, "errors.make.grade"],
    ["grade", { grade: "1e9" }, "errors.make.grade"],
    ["grade", { grade: "-1" }, "errors.make.grade"],
    ["grade", { grade: "07" }, "errors.make.grade"],
    ["grade", { grade: "'; DROP TABLE" }, "errors.make.grade"],
    ["chapter", { chapter: "" }, "errors.make.choose"],
    ["chapter", { chapter: "99" }, "errors.make.chapter"],
    ["chapter", { chapter: "01" }, "errors.make.chapter"],
    ["chapter", { chapter: "1e0" }, "errors.make.chapter"],
    ["chapter", { chapter: "Cells and Microbes" }, "errors.make.chapter"],
  ] as const)("for school, %s = %j, gets a field error", async (name, place, key) => {
    const teacher = await signedIn(site, "omar")
    await openInChapter(teacher, "five-hints")
    const fields = { ...words["five-hints"], grade: "7", chapter: "1", ...place }
    const page = await send(teacher, Object.entries(fields))
    expect(page.status).toBe(422)
    expect(wrongAt(page, name)).toBe(say("en", key))
    expect(heldIn(page, "question")).toBe(words["five-hints"].question)
    expect(await made()).toEqual([])
  })

  test("for school, a subject that the grade lacks, gets a field error", async () => {
    const admin = await signedIn(site, "huda", "en")
    await openInChapter(admin, "offside", { grade: "6", subject: "History" })
    const { correct, ...rest } = words.offside
    const page = await send(admin, [
      ...Object.entries({ ...rest, grade: "6", subject: "Alchemy", chapter: "1" }),
      ...correct.map((place): [string, string] => ["correct", place]),
    ])
    expect(wrongAt(page, "subject")).toBe(say("en", "errors.make.subject"))
    expect(heldIn(page, "correct")).toBe("1,3,5")
  })

  test.each(["5", "-1", "1e0", "01", "3.0", "music", "٣"])(
    "section %j gets a field error",
    async (section) => {
      const player = await signedIn(site, "sami")
      await player.open("/make-five-hints/entertainment")
      const page = await send(player, Object.entries({ ...words["five-hints"], section }))
      expect(page.status).toBe(422)
      expect(wrongAt(page, "section")).toBe(say("en", "errors.make.section"))
      expect(await made()).toEqual([])
    },
  )
})

describe("a hostile authoring form", () => {
  const good = Object.entries({ ...words["five-hints"], section: "3" })
  const heap = Array.from({ length: 1000 }, (_, n): [string, string] => [`f${n}`, "x"])
  const hints = Array.from({ length: 1000 }, (_, n): [string, string] => [`hints[${n}]`, "x"])
  test.each([
    ["a thousand fields", [...good, ...heap]],
    ["a thousand hints", [...good, ...hints]],
    ["a sixth hint", [...good, ["hints[5]", "One more"] as [string, string]]],
  ])("%s: nothing is sent, everything is kept", async (_, entries) => {
    const player = await signedIn(site, "sami")
    await player.open("/make-five-hints/entertainment")
    const page = await send(player, entries)
    expect(page.status).toBe(422)
    expect(page.text).toContain(say("en", "errors.make.tooMany"))
    expect(heldIn(page, "answer")).toBe("Pi | π")
    expect(await made()).toEqual([])
  })

  test.each([
    ["five-hints", "question", 300],
    ["difficulty", "questions[5].summary", 600],
  ] as const)("%s with 10,000 Arabic letters in %s gets a field error", async (...row) => {
    const [game, name, max] = row
    const player = await signedIn(site, "sami", "ar")
    await player.open(`/make-${game}/entertainment`)
    const text = "س".repeat(10_000)
    const page = await player.submit({ values: { ...words[game], section: "0", [name]: text } })
    expect(page.status).toBe(422)
    expect(wrongAt(page, name)).toBe(say("ar", "errors.tooLong", { count: max }))
    expect(heldIn(page, name)).toBe("س".repeat(max + max / 10 + 20))
  })

  test.each(["7", "1e0", "01"])("a true statement %j gets a field error", async (place) => {
    const player = await signedIn(site, "sami")
    await player.open("/make-offside/entertainment")
    const { correct: _, ...rest } = words.offside
    const fields = { ...rest, section: "0", correct: place }
    const page = await send(player, Object.entries(fields))
    expect(page.status).toBe(422)
    expect(wrongAt(page, "correct")).toBe(say("en", "errors.make.trueNumbers"))
  })

  test.each(["5", "-1", "1e0", "01"])("a level of %j gets a field error", async (level) => {
    const player = await signedIn(site, "sami")
    await player.open("/make-difficulty/entertainment")
    const name = "questions[1].difficultyLevel"
    const fields = { ...words.difficulty, section: "0", [name]: level }
    const page = await send(player, Object.entries(fields))
    expect(page.status).toBe(422)
    expect(wrongAt(page, name)).toBe(say("en", "errors.invalid"))
  })
})

const send = (visitor: Visitor, entries: readonly (readonly [string, string])[]) =>
  sendFields(visitor, "", entries)

/** The calls that would store a question. */
const made = async () => (await faultyUpstream.calls()).filter(({ path }) => /make/i.test(path))
