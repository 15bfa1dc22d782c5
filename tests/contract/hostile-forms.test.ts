import { describe, expect, it } from "vitest"
import { chapter, grade, links } from "./samples/admin"
import {
  hintsMade,
  offsideMade,
  sectionHintsMade,
  sectionOffsideMade,
  sectionSetMade,
  setMade,
} from "./samples/authoring"
import { refused, sendAll, changedAt, type Place } from "./support/hostile"
import { paths } from "./support/made"
import { buildSchool, enrol } from "./support/world"
import { getRows } from "./support/sql"

await buildSchool()
const admin = await enrol("Admin")

const questionForms: readonly (readonly [path: string, body: object])[] = [
  [paths.educationHints, hintsMade],
  [paths.educationHints, offsideMade],
  [paths.educationSet, setMade],
  [paths.entertainmentHints, sectionHintsMade],
  [paths.entertainmentHints, sectionOffsideMade],
  [paths.entertainmentSet, sectionSetMade],
]
const forms: typeof questionForms = [
  ...questionForms,
  ["/api/Admin/add-grade", grade],
  ["/api/Admin/add-chapters", chapter],
  ["/api/Admin/add-grade-subjects", links],
]

/** One form for each text of each form, with that text replaced. */
const spoilt = (value: unknown, among = forms) =>
  among.flatMap(([path, body]) =>
    textsIn(body).map((place) => [path, changedAt(body, place, value)] as const),
  )

describe("in each text of each form", () => {
  it.each([
    ["10,000 characters", "x".repeat(10_000)],
    ["a right-to-left override", "Nile \u202egnp.exe"],
    ["zero-width characters only", "\u200b\u200d\ufeff\u2060"],
    ["bidirectional control characters only", "\u200f\u202a\u202c\u2066\u2069"],
    ["spaces only", " \u00a0\u3000\n"],
    ["nothing", ""],
    ["a list", ["Nile"]],
    ["an object", { $ne: "" }],
    ["null", null],
    ["true", true],
    ["a script", `<script>alert("1")</script>`],
    ["an img tag with a handler", "What is <img src=x onerror='alert(1)'>?"],
    ["a tag hidden by zero-width characters", "Nile <\u200bscript\u200b>"],
    ["an unclosed end tag", "Nile </p"],
    ["a comment", "Nile <!-- "],
  ])("%s is rejected with a short message", async (_, value) => {
    const sent = spoilt(value)
    const { outcome, texts } = await sendAll(admin, sent)
    expect(outcome).toEqual(refused(sent.length))
    expect(texts.every((text) => typeof text === "string" && text.length < 200)).toBe(true)
  })

  it("< and > that form no HTML tag are kept as text", async () => {
    const text = "x < 4 & 5 > y, a<1 &lt; <, a<b and b>c"
    const sent = spoilt(text, questionForms)
    const { outcome } = await sendAll(admin, sent)
    // The answer of offside is a list of positions, not text.
    const texts = sent.length - 2
    expect(outcome).toEqual({ statuses: { 200: texts, 400: 2 }, isStored: true })
    const results = await getRows("SELECT question, lines, answer, summary FROM questions")
    const isKept = (row: object) =>
      Object.values(row).some((kept) => kept === text || kept.includes(JSON.stringify(text)))
    expect(results.filter(isKept)).toHaveLength(texts)
  })
})

describe("each form", () => {
  it("is rejected unless it is an object with all its fields", async () => {
    const sent = forms.flatMap(([path, body]) =>
      outlinesOf(body).map((outline) => [path, outline] as const),
    )
    const { outcome } = await sendAll(admin, sent)
    expect(outcome).toEqual(refused(sent.length))
  })

  it("is rejected over 64 KB", async () => {
    const filler = "x".repeat(70_000)
    const sent = forms.map(([path, body]) => [path, { ...body, filler }] as const)
    expect((await sendAll(admin, sent)).outcome).toEqual(refused(sent.length, 413))
  })

  it("is accepted with 1,000 unknown fields, of which nothing is stored", async () => {
    const more = Object.fromEntries(Array.from({ length: 1000 }, (_, at) => [`at${at}`, "STRAY"]))
    const sent = forms.map(
      ([path, body]) => [path, { ...more, ...body, constructor: more }] as const,
    )
    const { outcome } = await sendAll(admin, sent)
    expect(outcome.statuses).toEqual({ 200: forms.length })
    const results = await getRows("SELECT * FROM questions")
    expect(JSON.stringify(results)).not.toContain("STRAY")
  })
})

describe("a number", () => {
  const texts = ["1e9", "-1", "01", "1.5", "0x1", "١", "", " ", "Infinity"]
  const odd = [...texts, 1e9, -1, 1.5, null, true, [1]]

  it("of a section, a level or a chapter must be a canonical integer within bounds", async () => {
    const level = ["questions", 0, "difficultyLevel"]
    const sent = odd.flatMap((number) => [
      [paths.entertainmentHints, { ...sectionHintsMade, section: number }] as const,
      [paths.entertainmentSet, changedAt(sectionSetMade, level, number)] as const,
      ["/api/Admin/add-chapters", { ...chapter, chapterNumber: number }] as const,
    ])
    expect((await sendAll(admin, sent)).outcome).toEqual(refused(sent.length))
  })

  it("of an unknown grade or chapter is rejected", async () => {
    const unknown = [...odd, 99, "99", "7; DROP TABLE grades", "x".repeat(9000)]
    const sent = unknown.flatMap((number) => [
      [paths.educationHints, { ...hintsMade, grade: number }] as const,
      [paths.educationSet, { ...setMade, chapter: number }] as const,
      ["/api/Admin/add-chapters", { ...chapter, chapterNumber: 77, grade: number }] as const,
      ["/api/Admin/add-grade-subjects", { ...links, grade: number }] as const,
    ])
    expect((await sendAll(admin, sent)).outcome).toEqual(refused(sent.length))
  })
})

describe("a question", () => {
  const hints = hintsMade.hints.slice(1)
  it.each([
    ["a hint that contains the answer", { ...hintsMade, hints: [...hints, "It is the nile!"] }],
    ["two equal hints", { ...hintsMade, hints: [...hints, "I  RUN north."] }],
    ["an answer without letters or digits", { ...hintsMade, answer: "…|?!" }],
    ["no true statement", { ...offsideMade, answer: "" }],
    ["a seventh true statement", { ...offsideMade, answer: "17" }],
    ["a repeated true statement", { ...offsideMade, answer: "1351" }],
    ["an unknown game", { ...hintsMade, game: "chess" }],
    ["a game of another call", { ...hintsMade, game: "DifficultyLevel" }],
    ["five statements", { ...offsideMade, hints: offsideMade.hints.slice(1) }],
    ["a chapter of another subject", { ...hintsMade, chapter: "The Verb" }],
  ])("with %s is rejected", async (_, body) => {
    const { outcome } = await sendAll(admin, [[paths.educationHints, body]])
    expect(outcome).toEqual(refused(1))
  })
})

/** Fields that identify an existing entry or are never taken as proof of identity: other tests cover them. */
const references = new Set(["userId", "grade", "chapter", "subject", "subjectNames", "game"])

/** The paths of the texts in a body that people type. */
function textsIn(body: unknown, place: Place = []): readonly Place[] {
  if (typeof body === "string") return [place]
  if (typeof body !== "object" || body === null) return []
  return Object.entries(body).flatMap(([name, value]) =>
    references.has(name)
      ? []
      : textsIn(value, [...place, Array.isArray(body) ? Number(name) : name]),
  )
}

/** Invalid bodies: empty ones, other types of values, and the body without each of its fields. */
function outlinesOf(body: object): readonly unknown[] {
  const fields = Object.keys(body).filter((name) => name !== "userId")
  const without = fields.map((name) => changedAt(body, [name], undefined))
  return ["", 7, null, [], [body], {}, JSON.stringify(body), ...without]
}
