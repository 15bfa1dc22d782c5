import { describe, expect, it } from "vitest"
import {
  capitalAnswers,
  capitals,
  keepDrafts,
  settleItems,
  submitItems,
} from "../../tests/support/games/difficulty"
import { begunDifficulty, keyOf, music, sets, start, viewIn } from "../../tests/support/rounds"
import { roundMs } from "../rounds/round-base"

describe("a difficulty round in play", () => {
  it("begins with its items, easiest first, and what each is worth", () => {
    expect(begunDifficulty().currentRound()).toEqual({
      ...keyOf("difficulty"),
      roundId: "round-1",
      phase: "playing",
      items: capitals.items.map(({ question, score }) => ({ question, score })),
      drafts: ["", "", "", "", "", ""],
      worth: 90,
      isSubmitted: false,
    })
  })

  it("is kept with its drafts when a round with the same key is started", () => {
    const { rounds, roundId } = begunDifficulty()
    rounds.carryOut(...keepDrafts(roundId, ["Cairo"]))
    const again = viewIn(
      rounds.carryOut(...start(keyOf("difficulty", sets), { items: capitals.items.slice(1) })),
    )
    expect(again).toMatchObject({ roundId, drafts: ["Cairo", "", "", "", "", ""], worth: 90 })
  })

  it("is over after a day", () => {
    const { rounds, roundId, pass } = begunDifficulty()
    pass(roundMs)
    expect(rounds.carryOut(...keepDrafts(roundId, ["Cairo"]))).toEqual({ state: "gone" })
    expect(rounds.carryOut(...submitItems(roundId, ["Cairo"]))).toEqual({ state: "gone" })
  })
})

describe("drafts", () => {
  it("are kept item by item, and can be cleared", () => {
    const { rounds, roundId } = begunDifficulty()
    rounds.carryOut(...keepDrafts(roundId, ["Cairo", "Aman"]))
    const view = viewIn(rounds.carryOut(...keepDrafts(roundId, ["Cairo", "", "Muscat"])))
    expect(view).toMatchObject({ drafts: ["Cairo", "", "Muscat", "", "", ""] })
  })

  it("are limited to 500 characters each, and to the number of items", () => {
    const { rounds, roundId } = begunDifficulty()
    const view = viewIn(rounds.carryOut(...keepDrafts(roundId, Array(9).fill("a".repeat(600)))))
    expect(view).toMatchObject({ drafts: Array(6).fill("a".repeat(500)) })
  })

  it("do not change once the answers are submitted, nor after the verdicts", () => {
    const { rounds, roundId } = begunDifficulty()
    rounds.carryOut(...submitItems(roundId, capitalAnswers))
    const view = viewIn(rounds.carryOut(...keepDrafts(roundId, ["Giza"])))
    expect(view).toMatchObject({ isSubmitted: true, drafts: capitalAnswers })
    const settled = viewIn(rounds.carryOut(...settleItems(roundId, Array(6).fill(true))))
    expect(viewIn(rounds.carryOut(...keepDrafts(roundId, ["Giza"])))).toEqual(settled)
  })
})

describe("a round of difficulty in entertainment", () => {
  it("shows what it was worth, and credits nothing", () => {
    const { rounds, roundId } = begunDifficulty(music)
    rounds.carryOut(...submitItems(roundId, capitalAnswers))
    const view = viewIn(rounds.carryOut(...settleItems(roundId, Array(6).fill(true))))
    expect(view).toMatchObject({ won: 90, credit: { state: "none" } })
  })
})
