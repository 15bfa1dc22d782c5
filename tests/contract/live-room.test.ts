import { runDurableObjectAlarm, runInDurableObject } from "cloudflare:test"
import { env } from "cloudflare:workers"
import { beforeEach, expect, test, vi } from "vitest"
import type { RoomCall, RoomReply } from "../../api/src/live/room-call"
import { guestNames } from "#game/live/names"
import { guestSeat, hostOfRoom, plainRoom, threeItems } from "../support/live-room"

const begin = Date.UTC(2026, 8, 1)
let now = begin
let rooms = 0
let times: readonly (readonly [Date | number, ...unknown[]])[] = []
let room = env.ROOM.getByName("room 0")

const ask = async (call: RoomCall): Promise<RoomReply> => {
  const body = JSON.stringify(call)
  const response = await room.fetch("https://room.example", { method: "POST", body })
  return response.json()
}

const pass = async (ms: number) => {
  now += ms
  await runInDurableObject(room, (object) => {
    object.clock = () => now
  })
}

/** What a deploy or a crash leaves: the tables alone. */
const restart = () => runInDurableObject(room, (object) => object.forget())

const asHost = { kind: "host", person: hostOfRoom } as const
const proofOf = (key: string) => ({ person: null, key })
const asSeat = (key: string) => ({ kind: "seat", proof: proofOf(key) }) as const
const sit = (id: string, number = "1234") => {
  const name = guestNames("en")[Number.parseInt(id, 36)] ?? ""
  const newcomer = { ...guestSeat, id, name, back: { key: id, number, tries: 0 } }
  return ask({ do: "join", newcomer, draws: [], language: "en" })
}

async function press(name: "start" | "bell" | "standings" | "next" | "end" | "step") {
  const { snapshot } = await ask({ do: "look", as: asHost, after: null })
  const command = { do: name, v: snapshot?.v ?? 0 }
  return (await ask({ do: "command", by: hostOfRoom, command, draws: [] })).snapshot?.phase
}

const give = (seat: string, at: number, text: string, key = `${seat} ${at}`) =>
  ask({ do: "answer", proof: proofOf(seat), at, key, text })

beforeEach(async () => {
  now = begin
  rooms += 1
  room = env.ROOM.getByName(`room ${rooms}`)
  await pass(0)
  await ask({ do: "open", settings: plainRoom, items: threeItems, host: hostOfRoom })
  for (const id of ["a", "b"]) await sit(id)
})

test("a whole lesson, with a restart before each step, loses nothing", async () => {
  await restart()
  expect(await press("start")).toBe("ask")
  const saved = await give("a", 0, "the nile")
  await restart()
  expect(await give("a", 0, "Congo", "a 0")).toEqual(saved)
  await give("b", 0, "Congo")
  expect(await press("bell")).toBe("closing")
  await restart()
  await pass(3000)
  await runDurableObjectAlarm(room)
  const { snapshot } = await ask({ do: "look", as: asSeat("a"), after: null })
  expect(snapshot).toMatchObject({
    phase: "reveal",
    right: { answer: "Nile" },
    player: { points: 50, outcome: { mark: "right", reason: "same" } },
  })
  await restart()
  await press("standings")
  expect(
    (await ask({ do: "look", as: { kind: "screen", key: null }, after: null })).snapshot?.best,
  ).toEqual([{ place: 1, points: 50, names: [guestNames("en")[10]], count: 1 }])
  await press("next")
  await give("b", 1, "1010--")
  await press("bell")
  await pass(3000)
  await restart()
  expect(await press("standings")).toBe("standings")
  await press("next")
  await give("b", 2, "Sanaa")
  await press("bell")
  await pass(3000)
  await press("standings")
  expect(await press("next")).toBe("podium")
  expect(await press("end")).toBe("ended")
  await restart()
  const last = await ask({ do: "look", as: asSeat("b"), after: null })
  expect(last.snapshot?.player).toMatchObject({
    points: 32 + 15,
    standing: { place: 2, toNext: 3 },
    list: [{ mark: "wrong" }, { points: 32 }, { mark: "right", points: 15 }],
  })
  await pass(24 * 3_600_000)
  await runDurableObjectAlarm(room)
  expect(await ask({ do: "look", as: asSeat("b"), after: null })).toEqual({ state: "gone" })
})

const connect = (DB: object) =>
  runInDurableObject(room, (object) => {
    Object.assign(object, { bindings: { ...object.bindings, DB } })
  })

test("nobody waits for a judge that does not reply, and one that is skipped is heard later", async () => {
  await press("start")
  await give("a", 0, "Niel")
  await press("bell")
  const { snapshot: { v = 0 } = {} } = await ask({ do: "look", as: asHost, after: null })
  const fails: ((error: Error) => void)[] = []
  const rows = new Promise<object>((_, fail) => void fails.push(fail))
  await connect({ prepare: () => ({ bind: () => ({ all: () => rows }) }) })
  await runInDurableObject(room, (object) => void (object.patienceMs = 0))
  await pass(3000)
  const lookAsSeat = (after: number | null) => ask({ do: "look", as: asSeat("a"), after })
  expect((await lookAsSeat(null)).snapshot?.phase).toBe("judging")
  await ask({ do: "command", by: hostOfRoom, command: { do: "skip", v }, draws: [] })
  expect((await lookAsSeat(null)).snapshot?.player?.outcome?.mark).toBe("pending")
  for (const fail of fails) fail(new Error("down"))
  for (const step of ["standings", "next"] as const) await press(step)
  const { version = 0 } = (await lookAsSeat(null)).snapshot ?? {}
  await connect(env.DB)
  await pass(60_000)
  const { snapshot: { phase, player } = {} } = await lookAsSeat(version)
  expect([phase, player?.points]).toEqual(["ask", 50])
})

test("a room that is over is forgotten whole, if at first the database cannot be reached too", async () => {
  const tables = () =>
    runInDurableObject(room, (_, { storage }) =>
      storage.sql.exec("SELECT name FROM sqlite_master").toArray(),
    )
  await press("end")
  await connect({})
  await pass(24 * 3_600_000)
  await runDurableObjectAlarm(room)
  expect(await ask({ do: "look", as: { kind: "screen", key: null }, after: null })).toEqual({
    state: "gone",
  })
  expect(await tables()).not.toEqual([])
  await connect(env.DB)
  await pass(60_000)
  await runDurableObjectAlarm(room)
  expect(await ask({ do: "look", as: asSeat("a"), after: null })).toEqual({ state: "gone" })
  expect(await tables()).toEqual([])
})

test("200 answers in one moment, each sent twice, are saved and counted once", async () => {
  const ids = Array.from({ length: 200 }, (_, at) => (at + 360).toString(36))
  await Promise.all(ids.map((id) => sit(id)))
  await press("start")
  const twice = [...ids, ...ids].map((id, at) => give(id, 0, at % 2 ? "Congo" : "the nile"))
  const replies = (await Promise.all(twice)).map(({ reply }) => JSON.stringify(reply))
  expect(new Set(replies)).toEqual(new Set([JSON.stringify({ state: "saved", receipt: "1-1" })]))
  await restart()
  await press("bell")
  await pass(3000)
  const { results } = await ask({ do: "results", by: hostOfRoom })
  expect(results?.questions).toMatchObject([{ marks: { right: 100, wrong: 100, absent: 2 } }])
  expect(results?.rows.reduce((sum, { points }) => sum + points, 0)).toBe(100 * 50)
})

test("a look waits for news, as that the host is away or back, and the host's view is for the host alone", async () => {
  const before = await ask({ do: "look", as: asSeat("a"), after: null })
  const held = ask({ do: "look", as: asSeat("a"), after: before.snapshot?.v ?? 0 })
  await press("start")
  expect((await held).snapshot?.phase).toBe("ask")
  expect(await ask({ do: "look", as: { kind: "host", person: 8 }, after: null })).toEqual({
    state: "done",
    host: { person: hostOfRoom, freeIn: 30_000 },
  })
  await pass(30_000)
  const taken = await ask({ do: "take", person: 8, insists: false })
  expect(taken.snapshot?.host?.main).toBe("hint")
  const { snapshot } = await ask({ do: "look", as: asSeat("a"), after: null })
  const told = ask({ do: "look", as: asSeat("a"), after: snapshot?.version ?? 0 })
  await pass(75_000)
  await runDurableObjectAlarm(room)
  expect((await told).snapshot?.isHostHere).toBe(false)
  const back = ask({ do: "look", as: asSeat("a"), after: (await told).snapshot?.version ?? 0 })
  await ask({ do: "look", as: { kind: "host", person: 8 }, after: null })
  expect((await back).snapshot?.isHostHere).toBe(true)
})

test("an alarm is never set for the time of the one that runs, which would take it along", async () => {
  await sit("1")
  await press("start")
  await runInDurableObject(room, (_, { storage }) => {
    times = vi.spyOn(storage, "setAlarm").mock.calls
  })
  vi.useFakeTimers({ toFake: ["Date"] })
  await press("bell")
  const areLater = times.map(([time]) => Number(time) > Date.now())
  vi.useRealTimers()
  expect(areLater).toEqual([true])
})
