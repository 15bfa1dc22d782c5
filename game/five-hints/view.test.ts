import { describe, expect, it } from "vitest"
import {
  hint,
  nile,
  nileIn,
  settleAnswer,
  submitAnswer,
} from "../../tests/support/games/five-hints"
import { angles, begun, music, sets, start, viewIn, won } from "../../tests/support/rounds"

describe("a round in play", () => {
  it("begins with one hint and is worth 50", () => {
    const { currentRound } = begun()
    expect(currentRound()).toEqual({
      ...sets,
      roundId: "round-1",
      phase: "playing",
      question: "Which river?",
      hints: ["It is long"],
      hintsLeft: 4,
      worth: 50,
      worthAfterHint: 40,
      draft: "",
      isSubmitted: false,
    })
  })

  it("is kept when a round with the same key is started", () => {
    const { rounds, roundId } = begun()
    rounds.carryOut(...hint(roundId, 1, "Ni"))
    const again = viewIn(
      rounds.carryOut(...start(sets, { ...nile, question: "Which other river?" })),
    )
    expect(again).toMatchObject({ roundId, question: "Which river?", draft: "Ni", worth: 40 })
  })

  it("is listed with the rounds of other keys, the newest first", () => {
    const { rounds, pass } = begun()
    pass(1)
    rounds.carryOut(...start(music, nileIn("music")))
    pass(1)
    rounds.carryOut(...start(angles, nileIn("angles")))
    expect(rounds.overview().inPlay.map(({ source }) => source)).toEqual(
      [angles, music, sets].map((key) => key.source),
    )
  })
})

describe("a hint", () => {
  it("costs ten points and keeps the draft", () => {
    const { rounds, roundId } = begun()
    expect(viewIn(rounds.carryOut(...hint(roundId, 1, "Amazon?")))).toMatchObject({
      hints: ["It is long", "It floods"],
      worth: 40,
      worthAfterHint: 30,
      draft: "Amazon?",
    })
  })

  it("is shown once for a double tap", () => {
    const { rounds, roundId } = begun()
    rounds.carryOut(...hint(roundId, 1, ""))
    expect(viewIn(rounds.carryOut(...hint(roundId, 1, "")))).toMatchObject({
      hintsLeft: 3,
      worth: 40,
    })
  })

  it("is not shown to a page that claims to have seen more hints", () => {
    const { rounds, roundId } = begun()
    expect(viewIn(rounds.carryOut(...hint(roundId, 4, "")))).toMatchObject({
      hintsLeft: 4,
      worth: 50,
    })
  })

  it("asked for by an outdated page with an empty field does not clear the draft", () => {
    const { rounds, roundId } = begun()
    rounds.carryOut(...hint(roundId, 1, "Amazon"))
    expect(viewIn(rounds.carryOut(...hint(roundId, 1, " ")))).toMatchObject({ draft: "Amazon" })
    expect(viewIn(rounds.carryOut(...hint(roundId, 1, "Nile")))).toMatchObject({ draft: "Nile" })
  })

  it("is not shown after the fifth", () => {
    const { rounds, roundId } = begun()
    for (const seen of [1, 2, 3, 4]) rounds.carryOut(...hint(roundId, seen, ""))
    expect(viewIn(rounds.carryOut(...hint(roundId, 5, "Nile")))).toMatchObject({
      hints: nile.hints,
      hintsLeft: 0,
      worth: 10,
      worthAfterHint: 0,
      draft: "Nile",
    })
  })

  it("is not shown while the answer is being judged, nor after it", () => {
    const { rounds, roundId, currentRound } = begun()
    rounds.carryOut(...submitAnswer(roundId, "Nile"))
    rounds.carryOut(...hint(roundId, 1, "Amazon"))
    expect(currentRound()).toMatchObject({ hintsLeft: 4, draft: "Nile", isSubmitted: true })
    rounds.carryOut(...settleAnswer(roundId, true))
    expect(viewIn(rounds.carryOut(...hint(roundId, 1, "Amazon")))).toMatchObject({
      phase: "answered",
      won: 50,
    })
  })

  it("is not shown for an unknown round", () => {
    expect(begun().rounds.carryOut(...hint("round-9", 1, ""))).toEqual({ state: "gone" })
  })
})

describe("a round of entertainment", () => {
  it("shows what it was worth, and credits nothing", () => {
    expect(won(begun(music))).toMatchObject({ won: 50, credit: { state: "none" } })
  })
})

describe("finishing a round", () => {
  it("frees its key for the next round, and keeps it readable by its id", () => {
    const round = begun()
    won(round)
    round.rounds.finish(round.roundId)
    expect(round.currentRound()).toBeNull()
    expect(viewIn(round.rounds.carryOut(...start(sets, nile)))).toMatchObject({
      roundId: "round-2",
      worth: 50,
    })
    expect(round.rounds.carryOut(...submitAnswer(round.roundId, "Amazon"))).toMatchObject({
      state: "view",
      view: { answer: "Nile" },
    })
  })

  it("does nothing while the round is in play", () => {
    const { rounds, roundId, currentRound } = begun()
    rounds.finish(roundId)
    expect(currentRound()).toMatchObject({ roundId, phase: "playing" })
  })
})
