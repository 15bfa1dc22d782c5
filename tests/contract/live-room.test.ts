import { runDurableObjectAlarm, runInDurableObject } from "cloudflare:test"
import { env } from "cloudflare:workers"
import { beforeEach, expect, test } from "vitest"
import type { RoomCall, RoomReply } from "../../api/src/live/room-call"
import { hostOfRoom, threeItems } from "../support/live-room"

const begin = Date.UTC(2026, 8, 1)
let now = begin
let rooms = 0
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
const asSeat = (seat: string) => ({ kind: "seat", seat }) as const

async function press(name: "start" | "bell" | "standings" | "next" | "end" | "step") {
  const { snapshot } = await ask({ do: "look", as: asHost, after: null })
  const command = { do: name, v: snapshot?.v ?? 0, by: hostOfRoom }
  return (await ask({ do: "command", command })).snapshot?.phase
}

const give = (seat: string, at: number, text: string, key = `${seat} ${at}`) =>
  ask({ do: "answer", seat, at, key, text })

beforeEach(async () => {
  now = begin
  rooms += 1
  room = env.ROOM.getByName(`room ${rooms}`)
  await pass(0)
  await ask({
    do: "open",
    settings: { language: "en", timerMs: null, ringsForAll: false, places: "shown" },
    items: threeItems,
    host: hostOfRoom,
  })
  for (const id of ["a", "b"]) await ask({ do: "join", id, name: `Name ${id}`, people: [] })
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
  expect((await ask({ do: "look", as: { kind: "screen" }, after: null })).snapshot?.best).toEqual([
    { place: 1, points: 50, names: ["Name a"], count: 1 },
  ])
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

test("a look waits for news, and the host's view is for the host alone", async () => {
  const before = await ask({ do: "look", as: asSeat("a"), after: null })
  const held = ask({ do: "look", as: asSeat("a"), after: before.snapshot?.v ?? 0 })
  await press("start")
  expect((await held).snapshot?.phase).toBe("ask")
  expect(await ask({ do: "look", as: { kind: "host", person: 8 }, after: null })).toEqual({
    state: "not host",
  })
  await pass(30_000)
  const taken = await ask({ do: "take", person: 8, insists: false })
  expect(taken.snapshot?.host?.main).toBe("hint")
})

test("250 seats with an answer to each question stay small", async () => {
  for (let at = 2; at < 250; at += 1)
    await ask({ do: "join", id: `s${at}`, name: `Name ${at}`, people: [at] })
  await press("start")
  await Promise.all(Array.from({ length: 248 }, (_, at) => give(`s${at + 2}`, 0, `answer ${at}`)))
  const size = await runInDurableObject(room, (_, { storage }) => storage.sql.databaseSize)
  const { snapshot } = await ask({ do: "look", as: asSeat("s9"), after: null })
  expect(snapshot?.player?.mine?.counted?.text).toBe("answer 7")
  console.log(`databaseSize ${size} bytes, snapshot ${JSON.stringify(snapshot).length} bytes`)
  expect(JSON.stringify(snapshot).length).toBeLessThan(2048)
})
