import { runDurableObjectAlarm, runInDurableObject } from "cloudflare:test"
import { env } from "cloudflare:workers"
import { beforeEach, describe, expect, it, vi } from "vitest"
import { openLiveSocket } from "../../api/src/endpoints/live/socket"
import { internalHeaders } from "#platform/internal-headers"
import { clock } from "./support/api"
import { buildClass } from "./support/classes"
import * as live from "./support/live"
import { listen, ROOM, upgrade } from "./support/live-sockets"
import { enrol } from "./support/world"

const { three } = await live.buildQuestions()

const roomOf = async (code: string) => {
  const row = await env.DB.prepare("SELECT object FROM live_rooms WHERE code = ?")
    .bind(code)
    .first()
  return env.ROOM.getByName(String(row?.["object"]))
}
/** What hibernation, a deploy or a crash leaves: the tables, and the sockets that are still there. */
const restart = async (code: string) =>
  runInDurableObject(await roomOf(code), (room) => room.forget())

let teacher = await enrol("Teacher")
let code = ""
beforeEach(async () => {
  teacher = await enrol("Teacher")
  code = await live.openRoom(teacher, { content: three })
})

describe("a socket", () => {
  it("tells each kind of page that there is news, by the version of the page and by nothing else", async () => {
    const guest = await live.seatGuest(code)
    const other = await live.seatGuest(code)
    const { host, version } = await live.hostOf(teacher, code)
    const seat = await listen(guest, code, "play")
    const screen = await listen({ key: host.screenKey }, code, "screen")
    const hosting = await listen(teacher, code, "host")
    const beside = await live.openRoom(teacher, { content: three })
    const elsewhere = await listen(teacher, beside, "host")
    await live.press(teacher, code, "start", "hint")
    await restart(code)
    await live.inRoom(other, code, "answer", { number: 1, key: "one", answer: "en-0" })
    await live.press(teacher, code, "bell")
    const shown = [seat, screen, hosting]
    for (const each of shown) await each.ping()
    // Every byte of every frame, from before the reveal.
    const sent = shown.flatMap(({ frames }) => frames).filter((frame) => frame !== "pong")
    expect(sent.filter((frame) => !/^\d{1,9}( bell| count)?$/.test(String(frame)))).toEqual([])
    expect(seat.frames.at(-2)).toBe(`${(await live.seatOf(guest, code)).version} bell`)
    expect(Number(hosting.frames[0])).toBeGreaterThanOrEqual(version)
    // An answer is news for host and screen alone.
    const before = [...seat.frames]
    await live.inRoom(other, code, "answer", { number: 1, key: "two", answer: "Oslo" })
    for (const each of shown) await each.ping()
    expect(seat.frames).toEqual([...before, "pong"])
    expect(screen.frames.at(-2)).toBe(`${(await live.hostOf(teacher, code)).version} count`)
    await elsewhere.ping()
    expect(elsewhere.frames).toEqual([expect.stringMatching(/^\d+$/), "pong"])
    // Of a line that was cut, nobody knows for a while that its socket is dead.
    clock.now += 60_000
    const back = { phase: "reveal", player: { name: guest.name } }
    expect(await live.seatOf(guest, code)).toMatchObject(back)
  })

  it("is for whoever is shown the page: others, other hosts and other rooms get none", async () => {
    const { id, own, second, other } = await buildClass()
    const of = await live.openRoom(own, { classId: String(id), content: three })
    const guest = await live.seatGuest(code)
    const statuses = [
      upgrade(null, code, "play"),
      upgrade({ key: "k".repeat(22) }, code, "play"),
      upgrade({ key: "k".repeat(22) }, code, "screen"),
      upgrade(guest, code, "host"),
      upgrade(guest, of, "play"),
      upgrade(other, of, "host"),
      upgrade(second, of, "host"),
      upgrade(guest, "1234566", "play"),
    ].map(async (reply) => (await reply).status)
    expect(new Set(await Promise.all(statuses))).toEqual(new Set([404]))
    expect((await upgrade(own, of, "host")).status).toBe(101)
    expect((await upgrade(second, of, "screen")).status).toBe(101)
  })

  it("fails as other calls do: with a log line under the id of the app's request", async () => {
    const logged = vi.spyOn(console, "error").mockImplementation(() => {})
    const headers = { Upgrade: "websocket", [internalHeaders.requestId]: "K7QF-2M9X" }
    const request = new Request(`https://api/api/live/${code}/socket?view=play`, { headers })
    const broken = { ...env.DB, withSession: () => ({ ...env.DB }) }
    const reply = await openLiveSocket(request, { DB: broken as typeof env.DB, ROOM }, clock.now)
    expect(reply.status).toBe(500)
    expect(logged.mock.lastCall?.[0]).toContain('"event":"fault","id":"K7QF-2M9X"')
    logged.mockRestore()
  })

  it("is closed if it says anything but ping, and the oldest of five of one seat", async () => {
    const guest = await live.seatGuest(code)
    const chatty = await listen(guest, code, "play")
    chatty.socket.send("answer: Nile")
    expect(await chatty.untilClosed()).toBe(1008)
    const all = []
    for (let count = 0; count < 5; count += 1) all.push(await listen(guest, code, "play"))
    const [first, ...later] = all
    expect(await first?.untilClosed()).toBe(4001)
    for (const each of later) await each.ping()
    expect(later.flatMap(({ closed }) => closed)).toEqual([])
  })

  it("that pings keeps its seat and its host there, also after the object has slept", async () => {
    const guest = await live.seatGuest(code)
    const hosting = await listen(teacher, code, "host")
    const seat = await listen(guest, code, "play")
    await live.press(teacher, code, "start")
    for (const minutes of [9, 9]) {
      clock.now += minutes * 60_000
      await hosting.ping()
      await seat.ping()
      await restart(code)
      await runDurableObjectAlarm(await roomOf(code))
    }
    expect(await live.seatOf(guest, code)).toMatchObject({ phase: "ask", isHostHere: true })
    const { rows } = (await live.hostOf(teacher, code)).host
    expect(rows).toMatchObject([{ isPresent: true }])
  })

  it("tells versions that rise, however often its room has slept", async () => {
    const guest = await live.seatGuest(code)
    await live.press(teacher, code, "start")
    const versions: number[] = []
    for (const text of ["one", "two", "three"]) {
      await live.inRoom(guest, code, "answer", { number: 1, key: text, answer: text })
      versions.push((await live.hostOf(teacher, code)).version)
      await restart(code)
    }
    expect(versions).toEqual([...new Set(versions)].toSorted((one, other) => one - other))
  })

  it("is not needed to be there: a restart gives all who have the question time to come back, once", async () => {
    const mine = await live.openRoom(teacher, { content: three, ringsForAll: true })
    const [quick, slow] = [await live.seatGuest(mine), await live.seatGuest(mine)]
    await live.press(teacher, mine, "start", "hint", "hint", "hint", "hint")
    for (const each of [quick, slow]) await live.seatOf(each, mine)
    await live.inRoom(quick, mine, "answer", { number: 1, key: "one", answer: "Oslo" })
    const phaseAfter = async (seconds: number) => {
      await restart(mine)
      clock.now += seconds * 1000
      return (await live.seatOf(quick, mine)).phase
    }
    clock.now += 35_000
    await live.seatOf(slow, mine)
    expect(await phaseAfter(41)).toBe("ask")
    expect(await phaseAfter(39)).toBe("ask")
    expect(await phaseAfter(1)).toBe("closing")
  })

  it("is closed when its room is gone", async () => {
    const guest = await live.seatGuest(code)
    const seat = await listen(guest, code, "play")
    await live.press(teacher, code, "end")
    clock.now += 24 * 3_600_000
    await live.inRoom(guest, code, "seat")
    expect(await seat.untilClosed()).toBe(4004)
  })
})
