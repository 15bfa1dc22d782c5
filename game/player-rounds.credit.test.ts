import { describe, expect, it } from "vitest"
import {
  capitalAnswers,
  capitals,
  keepDrafts,
  settleItems,
  submitItems,
} from "../tests/support/games/difficulty"
import { hint, nile, settleAnswer, submitAnswer } from "../tests/support/games/five-hints"
import { judge, mammals } from "../tests/support/games/offside"
import {
  keyOf,
  music,
  playUnclaimed,
  playerInMemory,
  sets,
  start,
  viewIn,
} from "../tests/support/rounds"
import { roundMs } from "./rounds/round-base"
import { leaseMs } from "./rounds/submission"

/** A player who won a round of each game; the rounds started 1 ms apart. */
function winner(table = sets) {
  const { rounds, pass } = playerInMemory()
  const difficulty = viewIn(rounds.carryOut(...start(keyOf("difficulty", table), capitals))).roundId
  pass(1)
  const fiveHints = viewIn(rounds.carryOut(...start(table, nile))).roundId
  pass(1)
  const offside = viewIn(rounds.carryOut(...start(keyOf("offside", table), mammals))).roundId
  const judgements = [1, 2, 3, 4, 5, 6].map((position) => ({ position, said: true }))
  playUnclaimed(rounds, judge(offside, judgements))
  rounds.carryOut(...submitAnswer(fiveHints, "Nile"))
  playUnclaimed(rounds, settleAnswer(fiveHints, true))
  rounds.carryOut(...submitItems(difficulty, capitalAnswers))
  playUnclaimed(rounds, settleItems(difficulty, [true]))
  const debts = [
    { roundId: difficulty, points: 5, key: keyOf("difficulty") },
    { roundId: fiveHints, points: 50, key: keyOf("five-hints") },
    { roundId: offside, points: 6, key: keyOf("offside") },
  ]
  return { rounds, pass, debts }
}

describe("points that were won and not credited", () => {
  it("are listed with their round key, the oldest first, also while they are being credited", () => {
    const { rounds, debts } = winner()
    rounds.claimCredit()
    expect(rounds.overview().pendingCredit).toEqual(debts)
  })

  it("are listed after their round has ended", () => {
    const { rounds, debts, pass } = winner()
    pass(roundMs + leaseMs)
    rounds.prune()
    expect(rounds.overview().pendingCredit).toEqual(debts)
  })

  it("are no longer listed once they are credited", () => {
    const { rounds, debts } = winner()
    for (const { roundId } of debts) rounds.settleCredit(roundId, 61)
    expect(rounds.overview().pendingCredit).toEqual([])
  })

  it("do not exist in entertainment", () => {
    expect(winner(music).rounds.overview().pendingCredit).toEqual([])
  })
})

describe("rounds of several games", () => {
  it("are listed together in one chapter, the newest first", () => {
    const { rounds, pass } = playerInMemory()
    rounds.carryOut(...start(sets, nile))
    pass(1)
    rounds.carryOut(...start(keyOf("difficulty", sets), capitals))
    pass(1)
    rounds.carryOut(...start(keyOf("offside", sets), mammals))
    expect(rounds.overview().inPlay.map(({ game }) => game)).toEqual([
      "offside",
      "difficulty",
      "five-hints",
    ])
  })

  it("are found only by the key of their own game", () => {
    const { rounds } = playerInMemory()
    const { roundId } = viewIn(
      rounds.carryOut(...start(keyOf("offside", keyOf("difficulty")), mammals)),
    )
    expect(rounds.getRound(keyOf("difficulty"))).toBeNull()
    expect(rounds.getRound(keyOf("offside"))).toMatchObject({ roundId, game: "offside" })
  })

  it("reject the commands of other games", () => {
    const { rounds } = playerInMemory()
    const { roundId } = viewIn(rounds.carryOut(...start(keyOf("offside", sets), mammals)))
    const before = rounds.getRound(keyOf("offside"))
    expect(rounds.carryOut(...hint(roundId, 1, ""))).toEqual({ state: "gone" })
    expect(rounds.carryOut(...submitAnswer(roundId, "Nile"))).toEqual({ state: "gone" })
    expect(rounds.carryOut(...settleAnswer(roundId, true))).toEqual({ state: "gone" })
    expect(rounds.carryOut(...keepDrafts(roundId, []))).toEqual({ state: "gone" })
    expect(rounds.carryOut(...submitItems(roundId, []))).toEqual({ state: "gone" })
    expect(rounds.carryOut(...settleItems(roundId, [true]))).toEqual({ state: "gone" })
    expect(
      rounds.carryOut(...judge(viewIn(rounds.carryOut(...start(sets, nile))).roundId, [])),
    ).toEqual({
      state: "gone",
    })
    expect(rounds.getRound(keyOf("offside"))).toEqual(before)
  })
})
