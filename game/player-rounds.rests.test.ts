import { describe, expect, it } from "vitest"
import { judge, mammals } from "../tests/support/games/offside"
import { nile, releaseAnswer, settleAnswer, submitAnswer } from "../tests/support/games/five-hints"
import {
  angles,
  keyOf,
  playUnclaimed,
  playerInMemory,
  sets,
  start,
  viewIn,
} from "../tests/support/rounds"
import { roundMs } from "./rounds/round-base"
import { leaseMs } from "./rounds/submission"

type Player = ReturnType<typeof playerInMemory>
const said = [1, 2, 3, 4, 5, 6].map((position) => ({ position, said: true }))

function win({ rounds, pass }: Player, table = sets): string {
  const { roundId } = viewIn(rounds.carryOut(...start(table, nile)))
  rounds.carryOut(...submitAnswer(roundId, "Nile"))
  playUnclaimed(rounds, settleAnswer(roundId, true))
  pass(1)
  return roundId
}

function playOffside({ rounds, pass }: Player): string {
  const { roundId } = viewIn(
    rounds.carryOut(...start(keyOf("offside", sets), { ...mammals, attempt: "question-7-1" })),
  )
  playUnclaimed(rounds, judge(roundId, said))
  rounds.finish(roundId)
  pass(1)
  return roundId
}

describe("a pending credit that the API does not know", () => {
  it("stays pending, is marked as unknown, and lets the next one be claimed", () => {
    const player = playerInMemory()
    const [first, second] = [win(player), win(player, angles)]
    player.rounds.claimCredit(first)
    player.rounds.postponeCredit(first)
    const credit = { state: "pending", points: 50, isUnknown: true }
    expect(player.rounds.getRound(sets)).toMatchObject({ credit })
    expect(player.rounds.claimCredit(first)).toBeNull()
    expect(player.rounds.claimCredit()).toMatchObject({ roundId: second })
    expect(player.rounds.overview().pendingCredit).toHaveLength(2)
  })

  it("is retried at growing intervals, six hours at most", () => {
    const player = playerInMemory()
    const roundId = win(player)
    const rests = [30, 120, 480, 1920, 7680, 21_600, 21_600].map((seconds) => seconds * 1000)
    for (const rest of rests) {
      expect(player.rounds.claimCredit()).toMatchObject({ roundId })
      player.rounds.postponeCredit(roundId)
      player.pass(rest - 1)
      expect(player.rounds.claimCredit()).toBeNull()
      player.pass(1)
    }
    player.rounds.settleCredit(roundId, 50)
    expect(player.rounds.getRound(sets)).toMatchObject({ credit: { state: "credited", total: 50 } })
  })

  it("is not created by postponing a settled credit or an unknown round", () => {
    const player = playerInMemory()
    const roundId = win(player)
    player.rounds.settleCredit(roundId, 50)
    player.rounds.postponeCredit(roundId)
    player.rounds.postponeCredit("round-9")
    expect(player.rounds.overview().pendingCredit).toEqual([])
  })
})

describe("the judgements of a round of offside", () => {
  it("are handed out with the claim until the API has them", () => {
    const player = playerInMemory()
    const roundId = playOffside(player)
    const judgements = said.map(() => true)
    expect(player.rounds.claimCredit()).toMatchObject({ roundId, judgements })
    player.rounds.releaseCredit(roundId)
    expect(player.rounds.claimCredit()).toMatchObject({ judgements })
    player.rounds.releaseCredit(roundId, true)
    expect(player.rounds.claimCredit()).not.toHaveProperty("judgements")
  })

  it("are reported in the order of the rounds, whichever round of a key is claimed", () => {
    const player = playerInMemory()
    const [first, second] = [playOffside(player), playOffside(player)]
    expect(player.rounds.claimCredit(second)).toMatchObject({ roundId: first })
    player.rounds.releaseCredit(first, true)
    expect(player.rounds.claimCredit(second)).toMatchObject({ roundId: second })
  })
})

describe("an answer that was submitted and not judged", () => {
  it("is still judged after its round would have ended, and wins points", () => {
    const { rounds, pass } = playerInMemory()
    const { roundId } = viewIn(rounds.carryOut(...start(sets, nile)))
    rounds.carryOut(...submitAnswer(roundId, "Nile"))
    rounds.carryOut(...releaseAnswer(roundId))
    pass(roundMs + leaseMs)
    rounds.prune()
    expect(rounds.getRound(sets)).toMatchObject({ roundId, phase: "playing", isSubmitted: true })
    expect(rounds.carryOut(...submitAnswer(roundId, "Danube"))).toMatchObject({
      submission: { answer: "Nile" },
    })
    playUnclaimed(rounds, settleAnswer(roundId, true))
    expect(rounds.claimCredit()).toMatchObject({ roundId, points: 50 })
  })

  it("is kept when more than fifty rounds start after it", () => {
    const { rounds, pass } = playerInMemory()
    const { roundId } = viewIn(rounds.carryOut(...start(sets, nile)))
    rounds.carryOut(...submitAnswer(roundId, "Nile"))
    for (let index = 0; index < 60; index += 1) {
      pass(1)
      const key = `key-${index}`
      rounds.carryOut(
        ...start(
          keyOf("offside", { ...keyOf("offside"), source: { category: "practice", key } }),
          mammals,
        ),
      )
    }
    expect(rounds.getRound(sets)).toMatchObject({ roundId })
  })
})
