import { describe, expect, it } from "vitest"
import { capitals, capitalAnswers, mammals, nile, playerInMemory } from "../../tests/support/rounds"
import { music, sets, tableOf } from "../../tests/support/tables"
import { roundMs } from "./frame"
import { leaseMs } from "./lease"

/** A player who won a round of each game, the first 1 ms before the next. */
function winner(table = sets) {
  const { rounds, pass } = playerInMemory()
  const difficulty = rounds.startDifficulty(table, capitals).roundId
  pass(1)
  const fiveHints = rounds.startFiveHints(table, nile).roundId
  pass(1)
  const offside = rounds.startOffside(table, mammals).roundId
  const judgements = [1, 2, 3, 4, 5, 6].map((place) => ({ place, said: true }))
  rounds.judgeStatements(offside, judgements)
  rounds.submitAnswer(fiveHints, "Nile")
  rounds.settleAnswer(fiveHints, true)
  rounds.submitItems(difficulty, capitalAnswers)
  rounds.settleItems(difficulty, [true])
  const debts = [
    { roundId: difficulty, points: 5, table: tableOf("difficulty") },
    { roundId: fiveHints, points: 50, table: tableOf("five-hints") },
    { roundId: offside, points: 6, table: tableOf("offside") },
  ]
  return { rounds, pass, debts }
}

describe("what was won and is not credited", () => {
  it("is told with its table, the oldest first, also while it is being credited", () => {
    const { rounds, debts } = winner()
    rounds.claimCredit()
    expect(rounds.owed()).toEqual(debts)
  })

  it("is told after its round has ended", () => {
    const { rounds, debts, pass } = winner()
    pass(roundMs + leaseMs)
    rounds.tidy()
    expect(rounds.owed()).toEqual(debts)
  })

  it("is told no more once it is credited", () => {
    const { rounds, debts } = winner()
    for (const { roundId } of debts) rounds.settleCredit(roundId, 61)
    expect(rounds.owed()).toEqual([])
  })

  it("is nothing in entertainment", () => {
    expect(winner(music).rounds.owed()).toEqual([])
  })
})

describe("rounds of several games", () => {
  it("stand beside each other in one chapter, the newest first", () => {
    const { rounds, pass } = playerInMemory()
    rounds.startFiveHints(sets, nile)
    pass(1)
    rounds.startDifficulty(sets, capitals)
    pass(1)
    rounds.startOffside(sets, mammals)
    expect(rounds.inPlay().map(({ game }) => game)).toEqual(["offside", "difficulty", "five-hints"])
  })

  it("are begun at the table of their own game, whatever table is named", () => {
    const { rounds } = playerInMemory()
    const { roundId } = rounds.startOffside(tableOf("difficulty"), mammals)
    expect(rounds.look(tableOf("difficulty"))).toBeNull()
    expect(rounds.look(tableOf("offside"))).toMatchObject({ roundId, game: "offside" })
  })

  it("have no use for each other's verbs", () => {
    const { rounds } = playerInMemory()
    const { roundId } = rounds.startOffside(sets, mammals)
    const before = rounds.look(tableOf("offside"))
    expect(rounds.showHint(roundId, 1, "")).toBeNull()
    expect(rounds.submitAnswer(roundId, "Nile")).toEqual({ state: "gone" })
    expect(rounds.settleAnswer(roundId, true)).toBeNull()
    expect(rounds.keepDrafts(roundId, [])).toBeNull()
    expect(rounds.submitItems(roundId, [])).toEqual({ state: "gone" })
    expect(rounds.settleItems(roundId, [true])).toBeNull()
    expect(rounds.judgeStatements(rounds.startFiveHints(sets, nile).roundId, [])).toBeNull()
    expect(rounds.look(tableOf("offside"))).toEqual(before)
  })
})
