import { describe, expect, it } from "vitest"
import { judge, mammals } from "../tests/support/games/offside"
import { nile, settleAnswer, submitAnswer } from "../tests/support/games/five-hints"
import {
  angles,
  keyOf,
  music,
  playUnclaimed,
  playerInMemory,
  sets,
  start,
  viewIn,
} from "../tests/support/rounds"
import { getPaid, hadItsPoints } from "./rounds/credit"
import type { RoundKey } from "./rounds/round-key"
import { leaseMs } from "./rounds/submission"

type Player = ReturnType<typeof playerInMemory>

function win({ rounds, pass }: Player, key: RoundKey): string {
  const { roundId } = viewIn(rounds.carryOut(...start(key, nile)))
  rounds.carryOut(...submitAnswer(roundId, "Nile"))
  playUnclaimed(rounds, settleAnswer(roundId, true))
  pass(1)
  return roundId
}

describe("a pending credit", () => {
  it("is handed out with the verdict, to that caller only", () => {
    const { rounds } = playerInMemory()
    const { roundId } = viewIn(rounds.carryOut(...start(sets, nile)))
    rounds.carryOut(...submitAnswer(roundId, "Nile"))
    const first = rounds.carryOut(...settleAnswer(roundId, true))
    expect(first).toMatchObject({ state: "settled", claim: { roundId, points: 50 } })
    expect(rounds.claimCredit(roundId)).toBeNull()
    expect(rounds.carryOut(...settleAnswer(roundId, true))).toMatchObject({ claim: null })
    rounds.releaseCredit(roundId)
    expect(rounds.carryOut(...settleAnswer(roundId, true))).toMatchObject({ claim: { roundId } })
  })

  it("of another round is reported with a verdict", () => {
    const player = playerInMemory()
    win(player, sets)
    const { roundId } = viewIn(player.rounds.carryOut(...start(music, nile)))
    player.rounds.carryOut(...submitAnswer(roundId, "Danube"))
    const reply = player.rounds.carryOut(...settleAnswer(roundId, false))
    expect(reply).toMatchObject({ state: "settled", claim: null, canBeKept: false })
  })

  it("is handed out once", () => {
    const player = playerInMemory()
    const roundId = win(player, sets)
    expect(player.rounds.claimCredit(roundId)).toEqual({ roundId, points: 50 })
    expect(player.rounds.claimCredit(roundId)).toBeNull()
    expect(player.rounds.claimCredit()).toBeNull()
  })

  it("is handed out again after its lease was released or has expired", () => {
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
    expect(player.rounds.getRound(sets)).toMatchObject({ credit })
  })

  it.each([
    ["brings nothing new where the total is what it was", 170, 170, true, 50],
    ["brings something where the total grew", 170, 120, false, 50],
    ["brings what the total grew by if that is less", 170, 160, false, 10],
    ["is believed where nobody knows what the total was", 170, null, false, 50],
  ])("%s", (_, total, before, isOld, paid) => {
    const player = playerInMemory()
    const view = player.rounds.settleCredit(win(player, sets), total, before)
    if (view?.phase !== "answered") throw new Error("It is answered.")
    expect(hadItsPoints(view.credit)).toBe(isOld)
    expect(getPaid(view.credit, 50)).toBe(paid)
  })

  it("is handed out oldest first, and one round at a time", () => {
    const player = playerInMemory()
    const [first, second] = [win(player, sets), win(player, angles)]
    expect(player.rounds.claimCredit()).toEqual({ roundId: first, points: 50 })
    expect(player.rounds.claimCredit(second)).toBeNull()
    player.rounds.settleCredit(first, 50)
    expect(player.rounds.claimCredit(second)).toEqual({ roundId: second, points: 50 })
  })

  it("is handed out with the name that the API gave to the attempt", () => {
    const { rounds } = playerInMemory()
    const judgements = [1, 2, 3, 4, 5, 6].map((position) => ({ position, said: true }))
    const { roundId } = viewIn(
      rounds.carryOut(...start(keyOf("offside", sets), { ...mammals, attempt: "7.1800" })),
    )
    const view = playUnclaimed(rounds, judge(roundId, judgements))
    expect(rounds.claimCredit()).toEqual({
      roundId,
      points: 6,
      attempt: "7.1800",
      judgements: judgements.map(({ said }) => said),
    })
    expect(JSON.stringify(view)).not.toContain("7.1800")
    expect(rounds.getAnswered(roundId)).toMatchObject({ attempt: "7.1800", order: [0] })
  })

  it("is kept after its round is finished", () => {
    const player = playerInMemory()
    const roundId = win(player, sets)
    player.rounds.finish(roundId)
    expect(player.rounds.claimCredit()).toEqual({ roundId, points: 50 })
  })

  it("does not exist before the answer, or for an unknown round", () => {
    const { rounds } = playerInMemory()
    const { roundId } = viewIn(rounds.carryOut(...start(sets, nile)))
    expect(rounds.claimCredit(roundId)).toBeNull()
    expect(rounds.claimCredit("round-9")).toBeNull()
    expect(rounds.settleCredit(roundId, 50)).toMatchObject({ phase: "playing" })
    expect(rounds.settleCredit("round-9", 50)).toBeNull()
  })
})
