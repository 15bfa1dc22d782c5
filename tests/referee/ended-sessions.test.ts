import { describe, expect, it } from "vitest"
import { newPlayer, passTime, evict, referee } from "./support/players"

const hourMs = 60 * 60 * 1000
const signedInAt = Date.now()
const until = signedInAt + hourMs
const isEnded = (player: string, id: string, at = signedInAt) =>
  referee.isSessionEnded(player, id, at)

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
    await referee.endOtherSessions(player, "mine", signedInAt + 10)
    await evict(player)
    expect(await isEnded(player, "mine")).toBe(false)
    expect(await isEnded(player, "other")).toBe(true)
    expect(await isEnded(player, "later", signedInAt + 10)).toBe(false)
  })

  it("uses the latest time, in whatever order the calls arrive", async () => {
    const player = await newPlayer()
    await referee.endOtherSessions(player, "second", signedInAt + 20)
    await referee.endOtherSessions(player, "first", signedInAt + 10)
    expect(await isEnded(player, "first")).toBe(true)
    expect(await isEnded(player, "second")).toBe(false)
    expect(await isEnded(player, "between", signedInAt + 15)).toBe(true)
  })

  it("leaves a logged-out session ended", async () => {
    const player = await newPlayer()
    await referee.endSession(player, "mine", until)
    await referee.endOtherSessions(player, "mine", signedInAt + 10)
    expect(await isEnded(player, "mine")).toBe(true)
  })
})
