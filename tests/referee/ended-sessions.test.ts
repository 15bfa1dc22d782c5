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
  play,
  rowsIn,
  run,
  tablesIn,
  win,
} from "./support/players"

const hourMs = 60 * 60 * 1000
const signedInAt = Date.now()
const until = signedInAt + hourMs
const mark = { id: "mine", signedInAt }
const isEnded = (player: string, id: string, at = signedInAt) =>
  run(player, { type: "isSessionEnded", session: { id, signedInAt: at } })

const isErased = (player: string) => run(player, { type: "isSessionEnded", session: null })

const alarm = (player: string) => runDurableObjectAlarm(env.PLAYERS.getByName(player))

describe("an ended session", () => {
  it("stays ended until its expiry, and no other one ends", async () => {
    const player = await newPlayer()
    await run(player, { type: "endSession", id: "one", until })
    await run(player, { type: "endSession", id: "one", until })
    await evict(player)
    expect([await isEnded(player, "one"), await isEnded(player, "two")]).toEqual([true, false])
    expect(await isEnded(await newPlayer(), "one")).toBe(false)
    await passTime(player, 2 * hourMs)
    expect(await isEnded(player, "one")).toBe(false)
  })

  it("is found among a hundred", async () => {
    const player = await newPlayer()
    const ids = Array.from({ length: 100 }, (_, index) => `session ${index}`)
    for (const id of ids) await run(player, { type: "endSession", id, until })
    for (const id of ids) expect(await isEnded(player, id)).toBe(true)
    expect(await isEnded(player, "session 100")).toBe(false)
  })
})

describe("ending all other sessions", () => {
  it("ends those that began earlier, and keeps the named one", async () => {
    const player = await newPlayer()
    await run(player, { type: "endOtherSessions", id: "mine", before: signedInAt + 10, until })
    await evict(player)
    expect(await isEnded(player, "mine")).toBe(false)
    expect(await isEnded(player, "other")).toBe(true)
    expect(await isEnded(player, "later", signedInAt + 10)).toBe(false)
    expect(await isErased(player)).toBe(false)
  })

  it("uses the latest time, in whatever order the calls arrive", async () => {
    const player = await newPlayer()
    await run(player, { type: "endOtherSessions", id: "second", before: signedInAt + 20, until })
    await run(player, { type: "endOtherSessions", id: "first", before: signedInAt + 10, until })
    expect(await isEnded(player, "first")).toBe(true)
    expect(await isEnded(player, "second")).toBe(false)
    expect(await isEnded(player, "between", signedInAt + 15)).toBe(true)
  })

  it("leaves a logged-out session ended", async () => {
    const player = await newPlayer()
    await run(player, { type: "endSession", id: "mine", until })
    await run(player, { type: "endOtherSessions", id: "mine", before: signedInAt + 10, until })
    expect(await isEnded(player, "mine")).toBe(true)
  })
})

describe("an erased person", () => {
  const over = { state: "session-over" }
  it("has no session any more, also not one that began in the same moment or later", async () => {
    const player = await newPlayer()
    await run(player, { type: "endOtherSessions", id: "mine", before: signedInAt + 10, until })
    await run(player, { type: "erase", until })
    await run(player, { type: "endOtherSessions", id: "mine", before: signedInAt + 20, until })
    await evict(player)
    expect(await isEnded(player, "mine")).toBe(true)
    expect(await isEnded(player, "later", until)).toBe(true)
    expect(await isErased(player)).toBe(true)
    expect(await run(player, { type: "openPage", since: 0, session: mark })).toMatchObject({
      isSessionOver: true,
    })
  })

  it("loses rounds, pending points and the saved form, and gets no new ones", async () => {
    const player = await newPlayer()
    const won = await win(player, music)
    const roundId = await begin(player, sets)
    await run(player, { type: "saveForm", path: "/contacts", fields: { message: "I am Layla" } })
    await run(player, { type: "erase", until })
    const attempts = [
      await play(player, ...start(angles, nile), mark),
      await play(player, ...start(angles, nile)),
      await play(player, ...submitAnswer(roundId, "Nile")),
    ]
    expect(attempts).toEqual([over, over, over])
    expect(
      await run(player, { type: "settleCredit", roundId: won, total: 50, before: null }),
    ).toBeNull()
    await run(player, { type: "saveForm", path: "/contacts", fields: { message: "I am Layla" } })
    expect(await run(player, { type: "takeForm", path: "/contacts" })).toBeNull()
    expect(await rowsIn(player)).toEqual({ sessions_ended_before: 1 })
  })
})

describe("an object that holds nothing any more", () => {
  it.each([
    [
      "a form that nobody took",
      (player: string) => run(player, { type: "saveForm", path: "/", fields: { a: "b" } }),
    ],
    ["an ended session", (player: string) => run(player, { type: "endSession", id: "one", until })],
    [
      "other ended sessions",
      (p: string) => run(p, { type: "endOtherSessions", id: "one", before: until, until }),
    ],
    ["an erased person", (player: string) => run(player, { type: "erase", until })],
    ["a round that was not answered", (player: string) => begin(player, sets)],
    [
      "points that were credited",
      async (player: string) =>
        run(player, {
          type: "settleCredit",
          roundId: await win(player, sets),
          total: 50,
          before: null,
        }),
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
    await run(player, { type: "endSession", id: "one", until: until + 2 * roundMs })
    await begin(player, sets)
    await run(player, { type: "saveForm", path: "/", fields: { a: "b" } })
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
    await run(player, { type: "settleCredit", roundId: won, total: 50, before: null })
    expect([await alarm(player), await tablesIn(player)]).toEqual([true, []])
  })

  it("is not created by questions and by commands on rounds that are gone", async () => {
    const player = await newPlayer()
    await run(player, { type: "overview" })
    await run(player, { type: "getRound", key: sets })
    await run(player, { type: "openPage", since: 0, session: mark })
    await run(player, { type: "claimCredit" })
    await run(player, { type: "settleCredit", roundId: "gone", total: 50, before: null })
    await run(player, { type: "takeForm", path: "/" })
    await run(player, { type: "trials" })
    expect(await isEnded(player, "one")).toBe(false)
    expect(await play(player, ...submitAnswer("gone", "Nile"))).toEqual({ state: "gone" })
    expect([await tablesIn(player), await alarm(player)]).toEqual([[], false])
  })
})
