import { describe, expect, it } from "vitest"
import { nile, nileIn, playerInMemory, sets } from "../../tests/support/rounds"
import { roundMs } from "./frame"
import { leaseMs } from "./lease"
import type { Table } from "./place"
import { nextForgetAt, roundsMax } from "./rounds"

function chapter(number: number): Table {
  return { ...sets, place: { category: "education", subject: "Math", chapter: String(number) } }
}

describe("the end of a round", () => {
  it("comes 24 hours after its start", () => {
    const { rounds, pass } = playerInMemory()
    const { roundId } = rounds.startFiveHints(sets, nile)
    pass(roundMs - 1)
    expect(rounds.look(sets)).toMatchObject({ roundId })
    pass(1)
    expect(rounds.look(sets)).toBeNull()
    expect(rounds.inPlay()).toEqual([])
    expect(rounds.showHint(roundId, 1, "")).toBeNull()
    expect(rounds.submitAnswer(roundId, "Nile")).toEqual({ state: "gone" })
    expect(rounds.startFiveHints(sets, nile)).toMatchObject({ roundId: "round-2" })
  })

  it("does not take an answer that was handed in before it", () => {
    const { rounds, pass } = playerInMemory()
    const { roundId } = rounds.startFiveHints(sets, nile)
    pass(roundMs - 1)
    rounds.submitAnswer(roundId, "Nile")
    pass(leaseMs - 1)
    rounds.tidy()
    expect(rounds.settleAnswer(roundId, true)).toMatchObject({ won: 50 })
  })

  it("leaves nothing behind but what is owed, and that until it is credited", () => {
    const { rounds, store, pass } = playerInMemory()
    const { roundId } = rounds.startFiveHints(sets, nile)
    rounds.startFiveHints(chapter(1), nileIn(1))
    rounds.submitAnswer(roundId, "Nile")
    rounds.settleAnswer(roundId, true)
    pass(roundMs + leaseMs)
    rounds.tidy()
    expect(store.all().map(({ id }) => id)).toEqual([roundId])
    expect(rounds.look(sets)).toBeNull()
    expect(rounds.claimCredit()).toEqual({ roundId, points: 50 })
    expect(rounds.settleCredit(roundId, 50)).toMatchObject({ credit: { total: 50 } })
    expect(store.all()).toEqual([])
  })

  it("is when there is something to forget again", () => {
    const { rounds, store, pass } = playerInMemory(0)
    expect(nextForgetAt(store.all())).toBeNull()
    rounds.startFiveHints(sets, nile)
    pass(1000)
    rounds.startFiveHints(chapter(1), nileIn(1))
    expect(nextForgetAt(store.all())).toBe(roundMs + leaseMs)
  })
})

describe("the rounds kept", () => {
  it("are at most 50, answered ones going first and the oldest in play after them", () => {
    const { rounds, store, pass } = playerInMemory()
    const begin = (number: number) => {
      pass(1)
      return rounds.startFiveHints(chapter(number), nileIn(number)).roundId
    }
    for (let number = 1; number <= roundsMax; number += 1) begin(number)
    rounds.submitAnswer("round-7", "Amazon")
    rounds.settleAnswer("round-7", false)
    begin(51)
    begin(52)
    const kept = store.all().map(({ id }) => id)
    expect(kept).toHaveLength(roundsMax)
    expect(kept).not.toContain("round-7")
    expect(kept).not.toContain("round-1")
    expect(kept).toContain("round-52")
  })

  it("never cost what is owed its place", () => {
    const { rounds, store } = playerInMemory()
    for (let number = 1; number <= roundsMax + 5; number += 1) {
      const { roundId } = rounds.startFiveHints(chapter(number), nileIn(number))
      rounds.submitAnswer(roundId, "Nile")
      rounds.settleAnswer(roundId, true)
    }
    expect(store.all()).toHaveLength(roundsMax + 5)
  })
})
