import { describe, expect, it } from "vitest"
import { hostOfRoom, LiveRoom, threeItems } from "../../tests/support/live-room"
import { advance, nextAlarm } from "./clock"
import { mainCommand, run } from "./host"
import { hearHost, seeHost, takeOver } from "./hosting"
import { resultsIn } from "./results"
import { openRoom } from "./open-room"
import { countRight } from "./standings"
import { viewRoom } from "./view"

describe("a command", () => {
  it("of another state than the current one, or of another host, changes nothing", () => {
    const { room, now } = new LiveRoom()
    const start = { do: "start", v: room.v, by: hostOfRoom } as const
    const started = run(room, start, now)
    expect(started.phase).toBe("ask")
    expect(run(started, start, now)).toBe(started)
    expect(run(room, { ...start, v: room.v - 1 }, now)).toBe(room)
    expect(run(room, { ...start, by: 8 }, now)).toBe(room)
    expect(run(started, { ...start, do: "end" }, now)).toBe(started)
    expect(run(started, { do: "end", by: hostOfRoom }, now).phase).toBe("ended")
  })

  it.each([
    ["shown", "standings "],
    ["none", ""],
  ] as const)("by the one button of each phase leads to the end, places %s", (places, after) => {
    const live = new LiveRoom({ places })
    live.join("a")
    const pressed: string[] = []
    for (let count = 0; count < 40; count += 1) {
      const main = mainCommand(live.room)
      if (main) pressed.push(main)
      if (main) live.press(main)
      else live.pass(3000)
      live.see("a")
      if (live.room.phase === "ended") break
      live.settle()
    }
    expect(pressed.join(" ")).toBe(
      `start hint hint hint hint bell ${after}next ` +
        `bell step step step step step step ${after}next bell ${after}next end`,
    )
  })

  it("that says whom or what it is about is carried out also after a bell, and twice does nothing more", () => {
    const live = new LiveRoom({ timerMs: 20_000 })
    for (const id of ["a", "b"]) live.join(id)
    live.press("start")
    live.see("a", "b")
    live.judge()
    live.press("standings", "next")
    live.pass(20_000)
    const commands = [
      { do: "extra", seat: "a", extra: 2 },
      { do: "remove", seat: "b" },
      { do: "hands", at: 0, right: 3, wrong: 1 },
    ] as const
    for (const command of commands) {
      live.press(command)
      const { room } = live
      live.press(command)
      expect(live.room).toBe(room)
    }
    const { seats, hands } = live.room
    expect([seats["a"]?.extra, seats["b"]?.isRemoved]).toEqual([2, true])
    expect(hands).toEqual({ 0: { right: 3, wrong: 1 } })
  })

  it("waits for seats: joining and answering do not make it stale", () => {
    const live = new LiveRoom()
    const { v } = live.room
    live.join("a")
    live.see("a")
    expect(live.room.v).toBe(v)
    live.press("start")
    const asked = live.room.v
    live.answer("a", "Nile")
    expect(live.room.v).toBe(asked)
  })

  it("gives a seat another name, unless it is taken", () => {
    const live = new LiveRoom()
    live.join("a")
    live.join("b")
    live.press({ do: "rename", seat: "a", name: "NAME of b" })
    expect(live.room.seats["a"]?.name).toBe("Name of a")
    live.press({ do: "rename", seat: "a", name: "Calm owl" })
    expect(live.room.seats["a"]?.name).toBe("Calm owl")
  })
})

describe("the host", () => {
  it("can be followed by another teacher after 30 s, or at once by one who insists", () => {
    const { room, now } = new LiveRoom()
    expect(takeOver(room, 8, false, now + 29_999)).toBe(room)
    const taken = { person: 8, seenAt: now + 30_000, isAway: false }
    expect(takeOver(room, 8, false, now + 30_000).host).toEqual(taken)
    expect(takeOver(room, 8, true, now).host.person).toBe(8)
    const seen = seeHost(room, hostOfRoom, now + 20_000)
    expect(takeOver(seen, 8, false, now + 30_000)).toBe(seen)
    expect(seeHost(room, 8, now + 20_000)).toBe(room)
  })

  it("is news to players when away for 75 s and when back, and no step is stale by it", () => {
    const live = new LiveRoom()
    live.join("a")
    live.press("start")
    const { v } = live.room
    const shown = () => {
      const { version, isHostHere } = viewRoom(live.room, live.room.seats["a"] ?? "host", live.now)
      return [version - v, isHostHere]
    }
    live.pass(74_999)
    live.see("a")
    expect(shown()).toEqual([0, true])
    expect(nextAlarm(live.room, live.now)).toBe(live.now + 1)
    live.pass(1)
    live.room = advance(live.room, live.now)
    expect(shown()).toEqual([1, false])
    expect(nextAlarm(live.room, live.now)).toBe(live.now + 525_000)
    live.room = hearHost(live.room, hostOfRoom, live.now)
    expect(shown()).toEqual([2, true])
    expect(run(live.room, { do: "hint", v, by: hostOfRoom }, live.now).opened).toHaveLength(2)
  })
})

describe("a room", () => {
  it("has at least one question and at most 60", () => {
    const { room, now } = new LiveRoom()
    const [item] = room.items
    const many = item ? Array.from({ length: 61 }, () => item) : []
    expect(openRoom(room, [], 1, now)).toBeNull()
    expect(openRoom(room, many, 1, now)).toBeNull()
    expect(openRoom(room, many.slice(1), 1, now)?.items).toHaveLength(60)
  })
})

it("hands of offside are counted for each statement that is revealed", () => {
  const live = new LiveRoom({}, threeItems.slice(1))
  live.press("start")
  live.judge()
  const [one, two] = [
    { right: 9, wrong: 2 },
    { right: 4, wrong: 7 },
  ]
  const count = { do: "hands", at: 0, right: 13, wrong: 9, statements: [one, two] } as const
  const countable = () => viewRoom(live.room, "host", live.now).host?.countableHands
  expect(countable()).toBe(0)
  live.press("step")
  live.press(count)
  expect([countable(), live.room.hands]).toEqual([1, {}])
  live.press("step", count)
  const hands = { right: 13, wrong: 9, statements: [one, two] }
  expect(countRight(live.room)).toEqual({ right: 0, of: 0 })
  expect(viewRoom(live.room, "screen", live.now)).toMatchObject({ screen: { hands } })
  live.press({ ...count, ...one, statements: [one] })
  expect(live.room.hands[0]).toEqual(hands)
  live.press("standings")
  expect(countable()).toBe(0)
  expect(countRight(live.room)).toEqual({ right: 7, of: 11 })
  expect(resultsIn(live.room, () => false)).toMatchObject({ questions: [{ hands }] })
  live.press("next")
  live.judge()
  live.press({ ...count, at: 1 })
  expect([countable(), live.room.hands[1]]).toEqual([1, undefined])
})

it("hands are counted once a question is revealed, for screen and host, and give no points", () => {
  const live = new LiveRoom()
  live.join("a")
  live.press("start")
  const count = { do: "hands", at: 0, right: 12, wrong: 3 } as const
  live.press(count)
  expect(live.room.hands).toEqual({})
  live.judge()
  const { v } = live.room
  live.press(count)
  expect(live.room.v).toBe(v)
  const hands = { right: 12, wrong: 3 }
  expect(viewRoom(live.room, "screen", live.now)).toMatchObject({ screen: { hands } })
  expect(viewRoom(live.room, "host", live.now)).toMatchObject({ host: { hands } })
  expect(resultsIn(live.room, () => false)).toMatchObject({
    questions: [{ hands }],
    rows: [{ points: 0 }],
  })
  live.press({ ...count, at: 1 }, "standings", "next")
  expect(live.room.hands).toEqual({ 0: hands })
  expect(viewRoom(live.room, "screen", live.now)).toMatchObject({ screen: { hands: null } })
})
