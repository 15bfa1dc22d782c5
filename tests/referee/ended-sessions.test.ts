import { describe, expect, it } from "vitest"
import { runDurableObjectAlarm } from "cloudflare:test"
import { env } from "cloudflare:workers"
import { roundMs } from "#game/rounds/round-base"
import { leaseMs } from "#game/rounds/submission"
import { nile, submitAnswer } from "../support/games/five-hints"
import { angles, music, sets, start } from "../support/rounds"
import {
  begin,
  evict,
  newPlayer,
  passTime,
  referee,
  rowsIn,
  tablesIn,
  win,
} from "./support/players"

const hourMs = 60 * 60 * 1000
const signedInAt = Date.now()
const until = signedInAt + hourMs
const mark = { id: "mine", signedInAt }
const isEnded = (player: string, id: string, at = signedInAt) =>
  referee.isSessionEnded(player, id, at)

const alarm = (player: string) => runDurableObjectAlarm(env.PLAYERS.getByName(player))

describe("an ended session", () => {
  it("stays ended until its expiry, and no other one ends", async () => {
    const player = await newPlayer()
    await referee.endSession(player, "one", until)
    await referee.endSession(player, "one", until)
    await evict(player)
    expect([await isEnded(player, "one"), await isEnded(player, "two")]).toEqual([true, false])
    expect(await isEnded(await newPlayer(), "one")).toBe(false)
    await passTime(player, 2 * hourMs)
    expect(await isEnded(player, "one")).toBe(false)
  })

  it("is found among a hundred", async () => {
    const player = await newPlayer()
    const ids = Array.from({ length: 100 }, (_, index) => `session ${index}`)
    for (const id of ids) await referee.endSession(player, id, until)
    for (const id of ids) expect(await isEnded(player, id)).toBe(true)
    expect(await isEnded(player, "session 100")).toBe(false)
  })
})

describe("ending all other sessions", () => {
  it("ends those that began earlier, and keeps the named one", async () => {
    const player = await newPlayer()
    await referee.endOtherSessions(player, "mine", signedInAt + 10, until)
    await evict(player)
    expect(await isEnded(player, "mine")).toBe(false)
    expect(await isEnded(player, "other")).toBe(true)
    expect(await isEnded(player, "later", signedInAt + 10)).toBe(false)
  })

  it("uses the latest time, in whatever order the calls arrive", async () => {
    const player = await newPlayer()
    await referee.endOtherSessions(player, "second", signedInAt + 20, until)
    await referee.endOtherSessions(player, "first", signedInAt + 10, until)
    expect(await isEnded(player, "first")).toBe(true)
    expect(await isEnded(player, "second")).toBe(false)
    expect(await isEnded(player, "between", signedInAt + 15)).toBe(true)
  })

  it("leaves a logged-out session ended", async () => {
    const player = await newPlayer()
    await referee.endSession(player, "mine", until)
    await referee.endOtherSessions(player, "mine", signedInAt + 10, until)
    expect(await isEnded(player, "mine")).toBe(true)
  })
})

describe("an erased person", () => {
  const over = { state: "session-over" }
  it("has no session any more, also not one that began in the same moment or later", async () => {
    const player = await newPlayer()
    await referee.endOtherSessions(player, "mine", signedInAt + 10, until)
    await referee.erase(player, until)
    await referee.endOtherSessions(player, "mine", signedInAt + 20, until)
    await evict(player)
    expect(await isEnded(player, "mine")).toBe(true)
    expect(await isEnded(player, "later", until)).toBe(true)
    expect(await referee.openPage(player, 0, mark)).toMatchObject({ isSessionOver: true })
  })

  it("loses rounds, pending points and the saved form, and gets no new ones", async () => {
    const player = await newPlayer()
    const won = await win(player, music)
    const roundId = await begin(player, sets)
    await referee.saveForm(player, "/contacts", { message: "I am Layla" })
    await referee.erase(player, until)
    const attempts = [
      await referee.play(player, ...start(angles, nile), mark),
      await referee.play(player, ...start(angles, nile)),
      await referee.play(player, ...submitAnswer(roundId, "Nile")),
    ]
    expect(attempts).toEqual([over, over, over])
    expect(await referee.settleCredit(player, won, 50)).toBeNull()
    await referee.saveForm(player, "/contacts", { message: "I am Layla" })
    expect(await referee.takeForm(player, "/contacts")).toBeNull()
    expect(await rowsIn(player)).toEqual({ sessions_ended_before: 1 })
  })
})

describe("an object that holds nothing any more", () => {
  it.each([
    ["a form that nobody took", (player: string) => referee.saveForm(player, "/", { a: "b" })],
    ["an ended session", (player: string) => referee.endSession(player, "one", until)],
    ["other ended sessions", (p: string) => referee.endOtherSessions(p, "one", until, until)],
    ["an erased person", (player: string) => referee.erase(player, until)],
    ["a round that was not answered", (player: string) => begin(player, sets)],
    [
      "points that were credited",
      async (player: string) => referee.settleCredit(player, await win(player, sets), 50),
    ],
  ])("is deleted by its alarm: %s", async (_, write) => {
    const player = await newPlayer()
    await write(player)
    expect(await tablesIn(player)).toContain("rounds")
    await passTime(player, roundMs + leaseMs)
    expect(await alarm(player)).toBe(true)
    expect([await tablesIn(player), await alarm(player)]).toEqual([[], false])
  })

  it("stays until the last of it has expired", async () => {
    const player = await newPlayer()
    await referee.endSession(player, "one", until + 2 * roundMs)
    await begin(player, sets)
    await referee.saveForm(player, "/", { a: "b" })
    await passTime(player, roundMs + leaseMs)
    expect(await alarm(player)).toBe(true)
    expect(await rowsIn(player)).toEqual({ ended_sessions: 1 })
    expect(await isEnded(player, "one")).toBe(true)
    await passTime(player, 2 * roundMs)
    expect([await alarm(player), await tablesIn(player)]).toEqual([true, []])
  })

  it("keeps points that are not credited yet, and is deleted once they are", async () => {
    const player = await newPlayer()
    const won = await win(player, sets)
    await passTime(player, roundMs + leaseMs)
    expect([await alarm(player), await rowsIn(player)]).toEqual([true, { rounds: 1 }])
    await referee.settleCredit(player, won, 50)
    expect([await alarm(player), await tablesIn(player)]).toEqual([true, []])
  })

  it("is not created by questions and by commands on rounds that are gone", async () => {
    const player = await newPlayer()
    await referee.overview(player)
    await referee.getRound(player, sets)
    await referee.openPage(player, 0, mark)
    await referee.claimCredit(player)
    await referee.settleCredit(player, "gone", 50)
    await referee.takeForm(player, "/")
    await referee.trialsOf(player)
    expect(await isEnded(player, "one")).toBe(false)
    expect(await referee.play(player, ...submitAnswer("gone", "Nile"))).toEqual({ state: "gone" })
    expect([await tablesIn(player), await alarm(player)]).toEqual([[], false])
  })
})
