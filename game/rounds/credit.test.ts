import { describe, expect, it } from "vitest"
import { angles, mammals, nile, playerInMemory, sets } from "../../tests/support/rounds"
import { hadItsPoints } from "./credit"
import type { Table } from "./place"
import { leaseMs } from "./lease"

type Player = ReturnType<typeof playerInMemory>

function win({ rounds, pass }: Player, table: Table): string {
  const { roundId } = rounds.startFiveHints(table, nile)
  rounds.submitAnswer(roundId, "Nile")
  rounds.settleAnswer(roundId, true)
  pass(1)
  return roundId
}

describe("what is owed", () => {
  it("is handed out once", () => {
    const player = playerInMemory()
    const roundId = win(player, sets)
    expect(player.rounds.claimCredit(roundId)).toEqual({ roundId, points: 50 })
    expect(player.rounds.claimCredit(roundId)).toBeNull()
    expect(player.rounds.claimCredit()).toBeNull()
  })

  it("is handed out again when it is given back, or its caller never came back", () => {
    const player = playerInMemory()
    const roundId = win(player, sets)
    player.rounds.claimCredit()
    player.rounds.releaseCredit(roundId)
    expect(player.rounds.claimCredit()).toEqual({ roundId, points: 50 })
    player.pass(leaseMs)
    expect(player.rounds.claimCredit()).toEqual({ roundId, points: 50 })
  })

  it("is settled once, with the first total", () => {
    const player = playerInMemory()
    const roundId = win(player, sets)
    player.rounds.claimCredit()
    const credit = { state: "credited", points: 50, total: 170 }
    expect(player.rounds.settleCredit(roundId, 170)).toMatchObject({ credit })
    expect(player.rounds.settleCredit(roundId, 220)).toMatchObject({ credit })
    expect(player.rounds.claimCredit()).toBeNull()
    player.rounds.releaseCredit(roundId)
    expect(player.rounds.look(sets)).toMatchObject({ credit })
  })

  it.each([
    ["brings nothing new where the total is what it was", 170, 170, true],
    ["brings something where the total grew", 170, 120, false],
    ["is believed where nobody knows what the total was", 170, null, false],
  ])("%s", (_, total, before, isOld) => {
    const player = playerInMemory()
    const view = player.rounds.settleCredit(win(player, sets), total, before)
    expect(view?.phase === "answered" && hadItsPoints(view.credit)).toBe(isOld)
  })

  it("is handed out the oldest first, and one round at a time", () => {
    const player = playerInMemory()
    const [first, second] = [win(player, sets), win(player, angles)]
    expect(player.rounds.claimCredit()).toEqual({ roundId: first, points: 50 })
    expect(player.rounds.claimCredit(second)).toBeNull()
    player.rounds.settleCredit(first, 50)
    expect(player.rounds.claimCredit(second)).toEqual({ roundId: second, points: 50 })
  })

  it("is handed out with the name that the API gave to the question", () => {
    const { rounds } = playerInMemory()
    const judgements = [1, 2, 3, 4, 5, 6].map((place) => ({ place, said: true }))
    const { roundId } = rounds.startOffside(sets, { ...mammals, attempt: "7.1800" })
    const view = rounds.judgeStatements(roundId, judgements)
    expect(rounds.claimCredit()).toEqual({
      roundId,
      points: 6,
      attempt: "7.1800",
      judgements: judgements.map(({ said }) => said),
    })
    expect(JSON.stringify(view)).not.toContain("7.1800")
  })

  it("is kept though its round is finished", () => {
    const player = playerInMemory()
    const roundId = win(player, sets)
    player.rounds.finish(roundId)
    expect(player.rounds.claimCredit()).toEqual({ roundId, points: 50 })
  })

  it("is nothing before the answer, and nothing for a round that is not there", () => {
    const { rounds } = playerInMemory()
    const { roundId } = rounds.startFiveHints(sets, nile)
    expect(rounds.claimCredit(roundId)).toBeNull()
    expect(rounds.claimCredit("round-9")).toBeNull()
    expect(rounds.settleCredit(roundId, 50)).toMatchObject({ phase: "playing" })
    expect(rounds.settleCredit("round-9", 50)).toBeNull()
  })
})
