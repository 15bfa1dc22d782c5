import { describe, expect, it } from "vitest"
import { capitals } from "../tests/support/games/difficulty"
import { hint, nile, settleAnswer, submitAnswer } from "../tests/support/games/five-hints"
import { judge, mammals } from "../tests/support/games/offside"
import { begunOf, keyOf, playerInMemory, sets, start, viewIn } from "../tests/support/rounds"
import { roundMs } from "./rounds/round-base"
import { roundKeyText, type RoundKey } from "./rounds/round-key"

/** The key of the same chapter by another spelling of its subject, without a subject key. */
const spelt = (subject: string): RoundKey => ({
  ...sets,
  source: { category: "education", subject, chapter: "Sets" },
})

describe("a question in play", () => {
  it("has one round, however many round keys draw it", () => {
    const { rounds } = playerInMemory()
    const { roundId } = viewIn(rounds.carryOut(...start(spelt("Math"), nile)))
    for (let seen = 1; seen < 5; seen += 1) rounds.carryOut(...hint(roundId, seen, ""))
    const other = viewIn(
      rounds.carryOut(
        ...start(spelt("MATH"), {
          ...nile,
          question: ` ${nile.question}`,
          hints: nile.hints.toReversed(),
        }),
      ),
    )
    expect(other).toMatchObject({ roundId, worth: 10, source: spelt("Math").source })
    expect(rounds.getRound(spelt("MATH"))).toBeNull()
    expect(rounds.overview().inPlay).toHaveLength(1)
  })

  it("has one round in offside, so that no round reveals the answers of another", () => {
    const { rounds } = playerInMemory()
    const { roundId } = viewIn(rounds.carryOut(...start(keyOf("offside", spelt("Math")), mammals)))
    rounds.carryOut(...judge(roundId, [{ position: 1, said: false }]))
    expect(
      viewIn(rounds.carryOut(...start(keyOf("offside", spelt("math")), mammals))),
    ).toMatchObject({
      roundId,
      worth: 25,
    })
  })

  it("has one round in difficulty, where one common item is enough", () => {
    const { rounds } = playerInMemory()
    const { roundId } = viewIn(
      rounds.carryOut(...start(keyOf("difficulty", spelt("Math")), capitals)),
    )
    const others = [{ question: "Capital of Yemen?", correctAnswer: "Sanaa", score: 5 }]
    const overlapping = { items: [...others, ...capitals.items.slice(5)] }
    expect(
      viewIn(rounds.carryOut(...start(keyOf("difficulty", spelt("math")), overlapping))),
    ).toMatchObject({ roundId })
    expect(
      viewIn(rounds.carryOut(...start(keyOf("difficulty", spelt("math")), { items: others })))
        .roundId,
    ).not.toBe(roundId)
  })

  it("has one round until it is answered or has ended, and in its own game", () => {
    const { rounds, pass } = playerInMemory()
    const first = viewIn(rounds.carryOut(...start(spelt("Math"), nile))).roundId
    const { question } = nile
    const item = { items: [{ question, correctAnswer: "Nile", score: 5 }] }
    expect(
      viewIn(rounds.carryOut(...start(keyOf("difficulty", spelt("Math")), item))).roundId,
    ).not.toBe(first)
    rounds.carryOut(...submitAnswer(first, "Nile"))
    rounds.carryOut(...settleAnswer(first, true))
    const second = viewIn(rounds.carryOut(...start(spelt("math"), nile))).roundId
    expect(second).not.toBe(first)
    pass(roundMs)
    expect(viewIn(rounds.carryOut(...start(spelt("MATH"), nile))).roundId).not.toBe(second)
  })

  it("has a round apart from that of a question with one other hint", () => {
    const { rounds } = playerInMemory()
    const { roundId } = viewIn(rounds.carryOut(...start(spelt("Math"), nile)))
    const amazon = { ...nile, hints: ["It is wide", ...nile.hints.slice(1)] }
    expect(viewIn(rounds.carryOut(...start(spelt("math"), amazon))).roundId).not.toBe(roundId)
  })
})

const inChapter = (chapter: string, chapterKey?: string): RoundKey => {
  const source = { category: "education", subject: "Math", chapter, chapterKey } as const
  return { game: "offside", source }
}

describe("a round key", () => {
  it("is the same for every subject name with the same subject key", () => {
    const source = { category: "education", chapter: "1", subjectKey: "#3" } as const
    const named = (subject: string): RoundKey => ({
      game: "offside",
      source: { ...source, subject },
    })
    expect(roundKeyText(named("Math"))).toBe(roundKeyText(named("الرياضيات")))
    expect(roundKeyText(named("Math"))).not.toBe(roundKeyText(spelt("Math")))
  })

  it("follows a chapter to its other number", () => {
    expect(roundKeyText(inChapter("1", "17"))).toBe(roundKeyText(inChapter("2", "17")))
    expect(roundKeyText(inChapter("1", "17"))).not.toBe(roundKeyText(inChapter("1", "18")))
  })

  it.each([
    [inChapter("1", "17"), inChapter("1")],
    [inChapter("1"), inChapter("1", "17")],
  ])("is that of the number where only one side knows the chapter", (begun, asked) => {
    const { rounds, roundId } = begunOf("offside", begun)
    expect(rounds.getRound({ ...asked, game: "offside" })?.roundId).toBe(roundId)
    for (const other of [inChapter("2"), inChapter("2", "18")])
      expect(rounds.getRound({ ...other, game: "offside" })).toBeNull()
  })
})
