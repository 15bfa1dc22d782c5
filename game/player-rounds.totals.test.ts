import { describe, expect, it } from "vitest"
import { nile, settleAnswer, submitAnswer } from "../tests/support/games/five-hints"
import { angles, begun, music, playerInMemory, start, viewIn, won } from "../tests/support/rounds"
import { roundMs } from "./rounds/round-base"
import { leaseMs } from "./rounds/submission"

/** A player whose round was credited with this total. */
function credited(total = 50) {
  const player = begun()
  won(player)
  player.rounds.settleCredit(player.roundId, total)
  return player
}

/** Wins a round in another chapter; returns its id. */
function winAnother({ rounds }: ReturnType<typeof begun>): string {
  const { roundId } = viewIn(rounds.carryOut(...start(angles, { ...nile, question: "Sea?" })))
  rounds.carryOut(...submitAnswer(roundId, "Nile"))
  rounds.carryOut(...settleAnswer(roundId, true))
  return roundId
}

describe("the total returned with a claim", () => {
  it("is that of a credit since the session began", () => {
    const { rounds, now } = credited()
    expect(rounds.claimWithTotal(now() - 1)).toEqual({ claim: null, total: 50 })
  })

  it("is unknown if the session began at the credit or after it", () => {
    const { rounds, now, pass } = credited()
    expect(rounds.claimWithTotal(now())).toEqual({ claim: null, total: null })
    pass(1000)
    expect(rounds.claimWithTotal(now())).toEqual({ claim: null, total: null })
  })

  it("is the newest of several, also if it is lower", () => {
    const player = credited(1050)
    player.pass(1)
    player.rounds.settleCredit(winAnother(player), 60)
    expect(player.rounds.claimWithTotal(0).total).toBe(60)
  })

  it("is the larger of two that were recorded at the same time", () => {
    const player = credited(170)
    player.rounds.settleCredit(winAnother(player), 120)
    expect(player.rounds.claimWithTotal(0).total).toBe(170)
  })

  it("is not one that arrives after its lease, when a later claim has brought another", () => {
    const player = begun()
    won(player)
    player.rounds.claimCredit()
    player.pass(leaseMs + 1)
    const later = winAnother(player)
    player.rounds.settleCredit(later, 100)
    player.pass(1)
    player.rounds.settleCredit(player.roundId, 50)
    expect(player.rounds.claimWithTotal(0).total).toBe(100)
  })

  it("comes with the oldest pending credit", () => {
    const player = begun()
    won(player)
    player.pass(leaseMs)
    expect(player.rounds.claimWithTotal(0)).toEqual({
      claim: { roundId: player.roundId, points: 50 },
      total: null,
    })
  })

  it("is unknown for rounds that credit nothing, and for a player without rounds", () => {
    expect(playerInMemory().rounds.claimWithTotal(0)).toEqual({ claim: null, total: null })
    const player = begun(music)
    won(player)
    expect(player.rounds.claimWithTotal(0)).toEqual({ claim: null, total: null })
  })

  it("keeps its first value, and is deleted with its round after a day", () => {
    const { rounds, roundId, now, pass } = credited()
    const firstAt = now()
    pass(1000)
    rounds.settleCredit(roundId, 220)
    expect(rounds.claimWithTotal(firstAt)).toEqual({ claim: null, total: null })
    expect(rounds.claimWithTotal(firstAt - 1).total).toBe(50)
    pass(roundMs + leaseMs)
    rounds.prune()
    expect(rounds.claimWithTotal(0).total).toBeNull()
  })
})
