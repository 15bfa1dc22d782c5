import { describe, expect, it } from "vitest"
import {
  begunDifficulty,
  capitalAnswers,
  capitals,
  music,
  sets,
  tableOf,
} from "../../tests/support/rounds"
import { roundMs } from "./frame"

describe("a difficulty round in play", () => {
  it("begins with its items, easiest first, and what each is worth", () => {
    expect(begunDifficulty().look()).toEqual({
      ...tableOf("difficulty"),
      roundId: "round-1",
      phase: "playing",
      items: capitals.items.map(({ question, score }) => ({ question, score })),
      drafts: ["", "", "", "", "", ""],
      worth: 90,
      handedIn: false,
    })
  })

  it("stays where one of its table is begun again, drafts and all", () => {
    const { rounds, roundId } = begunDifficulty()
    rounds.keepDrafts(roundId, ["Cairo"])
    const again = rounds.startDifficulty(sets, { items: capitals.items.slice(1) })
    expect(again).toMatchObject({ roundId, drafts: ["Cairo", "", "", "", "", ""], worth: 90 })
  })

  it("is over after a day", () => {
    const { rounds, roundId, pass } = begunDifficulty()
    pass(roundMs)
    expect(rounds.keepDrafts(roundId, ["Cairo"])).toBeNull()
    expect(rounds.submitItems(roundId, ["Cairo"])).toEqual({ state: "gone" })
  })
})

describe("drafts", () => {
  it("are kept one by one, and emptied where they are emptied", () => {
    const { rounds, roundId } = begunDifficulty()
    rounds.keepDrafts(roundId, ["Cairo", "Aman"])
    const view = rounds.keepDrafts(roundId, ["Cairo", "", "Muscat"])
    expect(view).toMatchObject({ drafts: ["Cairo", "", "Muscat", "", "", ""] })
  })

  it("are kept to 500 characters, and to as many as there are items", () => {
    const { rounds, roundId } = begunDifficulty()
    const view = rounds.keepDrafts(roundId, Array(9).fill("a".repeat(600)))
    expect(view).toMatchObject({ drafts: Array(6).fill("a".repeat(500)) })
  })

  it("do not change once the answers are handed in, nor after the verdicts", () => {
    const { rounds, roundId } = begunDifficulty()
    rounds.submitItems(roundId, capitalAnswers)
    const view = rounds.keepDrafts(roundId, ["Giza"])
    expect(view).toMatchObject({ handedIn: true, drafts: capitalAnswers })
    const settled = rounds.settleItems(roundId, Array(6).fill(true))
    expect(rounds.keepDrafts(roundId, ["Giza"])).toEqual(settled)
  })
})

describe("a round of difficulty in entertainment", () => {
  it("shows what it was worth and owes nothing", () => {
    const { rounds, roundId } = begunDifficulty(music)
    rounds.submitItems(roundId, capitalAnswers)
    const view = rounds.settleItems(roundId, Array(6).fill(true))
    expect(view).toMatchObject({ won: 90, worth: 90, credit: { state: "none" } })
  })
})
