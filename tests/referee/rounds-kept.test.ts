import { runDurableObjectAlarm } from "cloudflare:test"
import { env, exports } from "cloudflare:workers"
import { describe, expect, it } from "vitest"
import { roundMs } from "#game/rounds/frame"
import { leaseMs } from "#game/rounds/lease"
import { angles, music, nile, sets } from "../support/rounds"
import { begin, newPlayer, passTime, putAway, referee, rowsOf, win } from "./support/players"

describe("a round", () => {
  it("is played to the end over RPC", async () => {
    const player = await newPlayer()
    expect(await referee.startFiveHints(player, sets, nile)).toMatchObject({ worth: 50 })
    const [view] = await referee.inPlay(player)
    const roundId = view?.roundId ?? ""
    expect(await referee.showHint(player, roundId, 1, "Po")).toMatchObject({ worth: 40 })
    expect(await referee.submitAnswer(player, roundId, "the nile")).toEqual({
      state: "judge",
      submission: { answer: "the nile", correctAnswer: "Nile", hints: nile.hints },
    })
    expect(await referee.settleAnswer(player, roundId, true)).toMatchObject({
      closeness: "same",
      credit: { state: "owed", points: 40 },
    })
    expect(await referee.claimCredit(player)).toEqual({ roundId, points: 40 })
    expect(await referee.settleCredit(player, roundId, 210)).toMatchObject({
      credit: { state: "credited", points: 40, total: 210 },
    })
    await referee.finish(player, roundId)
    expect(await referee.look(player, sets)).toBeNull()
  })

  it("is unchanged after its referee was evicted from memory", async () => {
    const player = await newPlayer()
    const roundId = await begin(player, sets)
    await referee.showHint(player, roundId, 1, "Amazon")
    const before = await referee.look(player, sets)
    await putAway(player)
    expect(await referee.look(player, sets)).toEqual(before)
    expect(before).toMatchObject({ worth: 40, draft: "Amazon" })
  })

  it("keeps its one judging lease and its pending credit over a restart", async () => {
    const player = await newPlayer()
    await win(player, music)
    const owed = await win(player, angles)
    const judged = await begin(player, sets)
    await referee.submitAnswer(player, judged, "Nile")
    await referee.claimCredit(player)
    await putAway(player)
    expect(await referee.submitAnswer(player, judged, "Amazon")).toEqual({ state: "busy" })
    expect(await referee.claimCredit(player)).toBeNull()
    await passTime(player, leaseMs)
    expect(await referee.submitAnswer(player, judged, "Amazon")).toMatchObject({
      submission: { answer: "Nile" },
    })
    expect(await referee.claimCredit(player)).toEqual({ roundId: owed, points: 50 })
  })
})

describe("after a day", () => {
  it("the alarm deletes ended rounds and keeps pending credit", async () => {
    const player = await newPlayer()
    const owed = await win(player, sets)
    await begin(player, angles)
    await win(player, music)
    await passTime(player, roundMs + leaseMs)
    expect(await runDurableObjectAlarm(env.PLAYERS.getByName(player))).toBe(true)
    expect(await rowsOf(player)).toBe(1)
    expect(await referee.claimCredit(player)).toEqual({ roundId: owed, points: 50 })
    await referee.settleCredit(player, owed, 50)
    expect(await rowsOf(player)).toBe(0)
  })

  it("a round has ended before the alarm fires", async () => {
    const player = await newPlayer()
    const roundId = await begin(player, sets)
    await passTime(player, roundMs)
    expect(await referee.look(player, sets)).toBeNull()
    expect(await referee.submitAnswer(player, roundId, "Nile")).toEqual({ state: "gone" })
    expect(await begin(player, sets)).not.toBe(roundId)
  })

  it("the alarm is set again for later rounds", async () => {
    const player = await newPlayer()
    await begin(player, sets)
    await passTime(player, roundMs / 2)
    await begin(player, angles)
    await passTime(player, roundMs / 2 + leaseMs)
    const stub = env.PLAYERS.getByName(player)
    expect(await runDurableObjectAlarm(stub)).toBe(true)
    expect(await rowsOf(player)).toBe(1)
    await passTime(player, roundMs / 2)
    expect(await runDurableObjectAlarm(stub)).toBe(true)
    expect(await rowsOf(player)).toBe(0)
    expect(await runDurableObjectAlarm(stub)).toBe(false)
  })
})

describe("over HTTP", () => {
  it("every request is a 404", async () => {
    const answer = await exports.default.fetch("https://referee.example/rounds")
    expect(answer.status).toBe(404)
  })
})
