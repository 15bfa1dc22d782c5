import { describe, expect, it } from "vitest"
import { hint, nile, nileIn, settleAnswer, submitAnswer } from "../tests/support/games/five-hints"
import { playUnclaimed, playerInMemory, sets, start, viewIn } from "../tests/support/rounds"
import { roundMs } from "./rounds/round-base"
import { leaseMs } from "./rounds/submission"
import type { RoundKey } from "./rounds/round-key"
import { roundsMax } from "./rounds/rounds"

function chapter(number: number): RoundKey {
  return { ...sets, source: { category: "education", subject: "Math", chapter: String(number) } }
}

describe("the end of a round", () => {
  it("comes 24 hours after its start", () => {
    const { rounds, pass } = playerInMemory()
    const { roundId } = viewIn(rounds.carryOut(...start(sets, nile)))
    pass(roundMs - 1)
    expect(rounds.getRound(sets)).toMatchObject({ roundId })
    pass(1)
    expect(rounds.getRound(sets)).toBeNull()
    expect(rounds.overview().inPlay).toEqual([])
    expect(rounds.carryOut(...hint(roundId, 1, ""))).toEqual({ state: "gone" })
    expect(rounds.carryOut(...submitAnswer(roundId, "Nile"))).toEqual({ state: "gone" })
    expect(viewIn(rounds.carryOut(...start(sets, nile)))).toMatchObject({ roundId: "round-2" })
  })

  it("does not discard an answer that was submitted before it", () => {
    const { rounds, pass } = playerInMemory()
    const { roundId } = viewIn(rounds.carryOut(...start(sets, nile)))
    pass(roundMs - 1)
    rounds.carryOut(...submitAnswer(roundId, "Nile"))
    pass(leaseMs - 1)
    rounds.prune()
    expect(viewIn(rounds.carryOut(...settleAnswer(roundId, true)))).toMatchObject({ won: 50 })
  })

  it("leaves only a pending credit, until it is credited", () => {
    const { rounds, store, pass } = playerInMemory()
    const { roundId } = viewIn(rounds.carryOut(...start(sets, nile)))
    rounds.carryOut(...start(chapter(1), nileIn(1)))
    rounds.carryOut(...submitAnswer(roundId, "Nile"))
    playUnclaimed(rounds, settleAnswer(roundId, true))
    pass(roundMs + leaseMs)
    rounds.prune()
    expect(store.all().map(({ id }) => id)).toEqual([roundId])
    expect(rounds.getRound(sets)).toBeNull()
    expect(rounds.claimCredit()).toEqual({ roundId, points: 50 })
    expect(rounds.settleCredit(roundId, 50)).toMatchObject({ credit: { total: 50 } })
    expect(store.all()).toEqual([])
  })

  it("sets the time of the next prune", () => {
    const { rounds, pass } = playerInMemory(0)
    expect(rounds.nextPruneAt()).toBeNull()
    rounds.carryOut(...start(sets, nile))
    pass(1000)
    rounds.carryOut(...start(chapter(1), nileIn(1)))
    expect(rounds.nextPruneAt()).toBe(roundMs + leaseMs)
  })
})

describe("the rounds kept", () => {
  it("are at most 50: answered ones are dropped first, then the oldest in play", () => {
    const { rounds, store, pass } = playerInMemory()
    const begin = (number: number) => {
      pass(1)
      return viewIn(rounds.carryOut(...start(chapter(number), nileIn(number)))).roundId
    }
    for (let number = 1; number <= roundsMax; number += 1) begin(number)
    rounds.carryOut(...submitAnswer("round-7", "Amazon"))
    playUnclaimed(rounds, settleAnswer("round-7", false))
    begin(51)
    begin(52)
    const kept = store.all().map(({ id }) => id)
    expect(kept).toHaveLength(roundsMax)
    expect(kept).not.toContain("round-7")
    expect(kept).not.toContain("round-1")
    expect(kept).toContain("round-52")
  })

  it("include every round with a pending credit, even over the limit", () => {
    const { rounds, store } = playerInMemory()
    for (let number = 1; number <= roundsMax + 5; number += 1) {
      const { roundId } = viewIn(rounds.carryOut(...start(chapter(number), nileIn(number))))
      rounds.carryOut(...submitAnswer(roundId, "Nile"))
      playUnclaimed(rounds, settleAnswer(roundId, true))
    }
    expect(store.all()).toHaveLength(roundsMax + 5)
  })
})
