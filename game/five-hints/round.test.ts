import { describe, expect, it } from "vitest"
import {
  hint,
  nile,
  releaseAnswer,
  settleAnswer,
  submitAnswer,
} from "../../tests/support/games/five-hints"
import { begun, begunOf, sets, viewIn, won } from "../../tests/support/rounds"
import { leaseMs } from "../rounds/submission"

describe("the answer", () => {
  it("is sent to the API with the right answer and the hints", () => {
    const { rounds, roundId } = begun()
    expect(rounds.carryOut(...submitAnswer(roundId, "nile"))).toEqual({
      state: "judge",
      submission: {
        question: nile.question,
        answer: "nile",
        correctAnswer: "Nile",
        hints: nile.hints,
        shown: 1,
      },
    })
  })

  it("is explained with the words of the question", () => {
    const { rounds, roundId } = begun()
    rounds.carryOut(...submitAnswer(roundId, "which Nile"))
    expect(viewIn(rounds.carryOut(...settleAnswer(roundId, true)))).toMatchObject({
      reason: "extra words",
    })
  })

  it("is judged by one caller at a time", () => {
    const { rounds, roundId } = begun()
    rounds.carryOut(...submitAnswer(roundId, "Nile"))
    expect(rounds.carryOut(...submitAnswer(roundId, "Nile"))).toEqual({ state: "busy" })
  })

  it("cannot be replaced after its lease was released", () => {
    const { rounds, roundId, currentRound } = begun()
    rounds.carryOut(...submitAnswer(roundId, "Amazon"))
    rounds.carryOut(...releaseAnswer(roundId))
    expect(currentRound()).toMatchObject({ phase: "playing", draft: "Amazon", isSubmitted: true })
    rounds.carryOut(...hint(roundId, 1, "Nile"))
    expect(rounds.carryOut(...submitAnswer(roundId, "Nile"))).toMatchObject({
      state: "judge",
      submission: { answer: "Amazon" },
    })
  })

  it("cannot be replaced after its lease has expired", () => {
    const { rounds, roundId, pass } = begun()
    rounds.carryOut(...submitAnswer(roundId, "Amazon"))
    pass(leaseMs)
    rounds.carryOut(...hint(roundId, 1, ""))
    expect(rounds.carryOut(...submitAnswer(roundId, "Nile"))).toMatchObject({
      state: "judge",
      submission: { answer: "Amazon" },
    })
    expect(viewIn(rounds.carryOut(...settleAnswer(roundId, false)))).toMatchObject({
      answer: "Amazon",
      won: 0,
    })
  })

  it("reveals the round once it is right", () => {
    const round = begun()
    round.rounds.carryOut(...hint(round.roundId, 1, ""))
    expect(won(round, "the Nile")).toEqual({
      ...sets,
      roundId: "round-1",
      phase: "answered",
      question: "Which river?",
      hints: ["It is long", "It floods"],
      hintsUnused: ["It runs north", "It has a delta", "Cairo drinks it"],
      answer: "the Nile",
      correct: true,
      reason: "same",
      correctAnswer: "Nile",
      summary: "It carries the rain of Ethiopia to the sea.",
      won: 40,
      credit: { state: "pending", points: 40 },
    })
  })

  it("gives the reason why it counts as right", () => {
    const expected = ["exact", "same", "slip", "extra words", null]
    const answers = ["Nile", "nile", "Nille", "River Nile", "El Bahr"]
    const views = answers.map((answer) => won(begun(), answer))
    expect(views.map((view) => "reason" in view && view.reason)).toEqual(expected)
  })

  it.each([
    ["half", true, null],
    ["slip", true, "slip"],
    ["answered before", true, "answered before"],
    ["unheard of", true, null],
    ["named wrong", false, "named wrong"],
    ["slip", false, "other"],
    ["answered before", false, "answered before"],
  ])("uses the reason %s of the API only if it fits the verdict %s", (told, correct, reason) => {
    const { rounds, roundId } = begun()
    rounds.carryOut(...submitAnswer(roundId, "El Bahr"))
    const view = viewIn(rounds.carryOut(...settleAnswer(roundId, correct, told)))
    expect(view).toMatchObject({ correct, reason })
  })

  it("is explained as nearly right where it counts exactly", () => {
    const { rounds, roundId } = begunOf("five-hints", sets, { ...nile, exact: true })
    expect(rounds.carryOut(...submitAnswer(roundId, "nile"))).toMatchObject({
      submission: { exact: true },
    })
    const view = viewIn(rounds.carryOut(...settleAnswer(roundId, false)))
    expect(view).toMatchObject({ correct: false, reason: "not exact" })
  })

  it("wins no points if the API says it is wrong, whatever the local judge would say", () => {
    const { rounds, roundId } = begun()
    rounds.carryOut(...submitAnswer(roundId, "Nile"))
    expect(viewIn(rounds.carryOut(...settleAnswer(roundId, false)))).toMatchObject({
      correct: false,
      reason: "other",
      won: 0,
      credit: { state: "none" },
    })
  })

  it("keeps its first verdict", () => {
    const { rounds, roundId } = begun()
    rounds.carryOut(...submitAnswer(roundId, "Amazon"))
    rounds.carryOut(...settleAnswer(roundId, false))
    expect(viewIn(rounds.carryOut(...settleAnswer(roundId, true)))).toMatchObject({
      correct: false,
      won: 0,
    })
    expect(rounds.carryOut(...submitAnswer(roundId, "Nile"))).toMatchObject({
      state: "view",
      view: { won: 0 },
    })
  })

  it("accepts a verdict after its lease was released, and none before it was submitted", () => {
    const { rounds, roundId } = begun()
    expect(viewIn(rounds.carryOut(...settleAnswer(roundId, true)))).toMatchObject({
      phase: "playing",
    })
    rounds.carryOut(...submitAnswer(roundId, "Nile"))
    rounds.carryOut(...releaseAnswer(roundId))
    expect(viewIn(rounds.carryOut(...settleAnswer(roundId, true)))).toMatchObject({
      phase: "answered",
      won: 50,
    })
  })

  it("is cut to 500 characters", () => {
    const { rounds, roundId } = begun()
    const outcome = rounds.carryOut(...submitAnswer(roundId, "a".repeat(9000)))
    expect(outcome).toMatchObject({ submission: { answer: "a".repeat(500) } })
  })
})
