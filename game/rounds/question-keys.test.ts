import { describe, expect, it } from "vitest"
import { capitals, mammals, nile, playerInMemory, sets } from "../../tests/support/rounds"
import { forManyTables } from "../../tests/support/many-tables"
import { roundMs } from "./frame"
import { tableKey, type Table } from "./place"

/** Another spelling of the same chapter, as if nothing had made it one with the first. */
const spelt = (subject: string): Table => ({
  ...sets,
  place: { category: "education", subject, chapter: "Sets" },
})

describe("a question has one round in play", () => {
  it("however many tables draw it", () => {
    const { rounds } = playerInMemory()
    const { roundId } = rounds.startFiveHints(spelt("Math"), nile)
    for (let seen = 1; seen < 5; seen += 1) rounds.showHint(roundId, seen, "")
    const other = rounds.startFiveHints(spelt("MATH"), {
      ...nile,
      question: ` ${nile.question}`,
      hints: nile.hints.toReversed(),
    })
    expect(other).toMatchObject({ roundId, worth: 10, place: spelt("Math").place })
    expect(rounds.look(spelt("MATH"))).toBeNull()
    expect(rounds.inPlay()).toHaveLength(1)
  })

  it("in offside, where five judgements would win the sixth table", () => {
    const { rounds } = playerInMemory()
    const { roundId } = rounds.startOffside(spelt("Math"), mammals)
    rounds.judgeStatements(roundId, [{ place: 1, said: false }])
    expect(rounds.startOffside(spelt("math"), mammals)).toMatchObject({ roundId, worth: 25 })
  })

  it("in difficulty, where one item in common is enough", () => {
    const { rounds } = playerInMemory()
    const { roundId } = rounds.startDifficulty(spelt("Math"), capitals)
    const others = [{ question: "Capital of Yemen?", correctAnswer: "Sanaa", score: 5 }]
    const overlapping = { items: [...others, ...capitals.items.slice(5)] }
    expect(rounds.startDifficulty(spelt("math"), overlapping)).toMatchObject({ roundId })
    expect(rounds.startDifficulty(spelt("math"), { items: others }).roundId).not.toBe(roundId)
  })

  it("until it is answered or has ended, and in its own game", () => {
    const { rounds, pass } = playerInMemory()
    const first = rounds.startFiveHints(spelt("Math"), nile).roundId
    const { question } = nile
    const item = { items: [{ question, correctAnswer: "Nile", score: 5 }] }
    expect(rounds.startDifficulty(spelt("Math"), item).roundId).not.toBe(first)
    rounds.submitAnswer(first, "Nile")
    rounds.settleAnswer(first, true)
    const second = rounds.startFiveHints(spelt("math"), nile).roundId
    expect(second).not.toBe(first)
    pass(roundMs)
    expect(rounds.startFiveHints(spelt("MATH"), nile).roundId).not.toBe(second)
  })

  it("and questions that only begin alike have one each", () => {
    const { rounds } = playerInMemory()
    const { roundId } = rounds.startFiveHints(spelt("Math"), nile)
    const amazon = { ...nile, hints: ["It is wide", ...nile.hints.slice(1)] }
    expect(rounds.startFiveHints(spelt("math"), amazon).roundId).not.toBe(roundId)
  })
})

describe("a table", () => {
  it("is the same under every name that has its key", () => {
    const place = { category: "education", chapter: "1", subjectKey: "#3" } as const
    const named = (subject: string): Table => ({ game: "offside", place: { ...place, subject } })
    expect(tableKey(named("Math"))).toBe(tableKey(named("الرياضيات")))
    expect(tableKey(named("Math"))).not.toBe(tableKey(spelt("Math")))
  })
})

it("credits no more over many tables of one pool than one honest table could win", () => {
  const credits: number[] = []
  forManyTables(({ credited, honest }) => {
    credits.push(credited)
    expect(credited).toBeLessThanOrEqual(honest)
  })
  expect(credits.filter((credit) => credit > 0).length).toBeGreaterThan(100)
}, 60_000)
