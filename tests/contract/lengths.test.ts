import { expect, it } from "vitest"
import { chapter, grade } from "./samples/admin"
import { hintsMade, offsideMade, setMade } from "./samples/authoring"
import { refused, sendAll, type Form, changedAt } from "./support/hostile"
import { paths } from "./support/made"
import { buildSchool, enrol } from "./support/world"

await buildSchool()
const admin = await enrol("Admin")

type Place = readonly (string | number)[]

/** The minimum and maximum length of each text, from the contract. */
const limits: readonly (readonly [
  what: string,
  path: string,
  body: object,
  Place,
  number,
  number,
])[] = [
  ["the question of five hints", paths.educationHints, hintsMade, ["question"], 1, 300],
  ["a hint", paths.educationHints, hintsMade, ["hints", 4], 1, 200],
  ["an answer", paths.educationHints, hintsMade, ["answer"], 1, 120],
  ["a summary", paths.educationHints, hintsMade, ["summary"], 1, 600],
  ["the question of offside", paths.educationHints, offsideMade, ["question"], 1, 300],
  ["a statement", paths.educationHints, offsideMade, ["hints", 5], 1, 200],
  ["the question of an item", paths.educationSet, setMade, ["questions", 5, "question"], 1, 300],
  ["the answer to an item", paths.educationSet, setMade, ["questions", 0, "answer"], 1, 120],
  ["the summary of an item", paths.educationSet, setMade, ["questions", 3, "summary"], 1, 600],
  ["the name of a grade", "/api/Admin/add-grade", grade, ["grade"], 2, 60],
  ["the name of a chapter", "/api/Admin/add-chapters", chapter, ["chapterName"], 2, 60],
]

it.each(limits)(
  "accepts %s from its minimum to its maximum length",
  async (_, path, body, place, min, max) => {
    const of = (length: number): Form => [path, changedAt(body, place, "ع".repeat(length))]
    const tooFew = min - 1
    const { outcome } = await sendAll(admin, [of(tooFew), of(max + 1)])
    expect(outcome).toEqual(refused(2))
    const number = (form: Form, at: number): Form =>
      path.endsWith("chapters") ? [path, changedAt(form[1], ["chapterNumber"], 10 + at)] : form
    const taken = await sendAll(admin, [of(min), of(max)].map(number))
    expect(taken.outcome).toEqual({ statuses: { 200: 2 }, isStored: true })
  },
)

it("counts the length after cleaning", async () => {
  const padded = ` ${"\u200b".repeat(500)}${"ع".repeat(300)}\r\n`
  const sent: Form = [paths.educationHints, { ...hintsMade, question: padded }]
  expect((await sendAll(admin, [sent])).outcome.statuses).toEqual({ 200: 1 })
})

const numbered = (chapterNumber: number): Form => [
  "/api/Admin/add-chapters",
  { ...chapter, chapterNumber, chapterName: `Chapter ${chapterNumber}` },
]

it("accepts chapter numbers from 1 to 999", async () => {
  const beyond = [numbered(0), numbered(1000)]
  expect((await sendAll(admin, beyond)).outcome).toEqual(refused(2))
  const { outcome } = await sendAll(admin, [numbered(999), numbered(4)])
  expect(outcome.statuses).toEqual({ 200: 2 })
})
