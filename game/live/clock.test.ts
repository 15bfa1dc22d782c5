import { describe, expect, it } from "vitest"
import { hostOfRoom, LiveRoom, openedAt, threeItems } from "../../tests/support/live-room"
import { advance, markTold, nextAlarm, tryLater, markWritten } from "./clock"
import { hearHost, seeHost } from "./hosting"
import { hearSeat, see } from "./presence"
import { untold } from "./results"

const climb = (settings = {}) => {
  const live = new LiveRoom(settings, threeItems.slice(2))
  live.join("a")
  live.join("b")
  live.press("start")
  live.see("a", "b")
  return live
}
const phaseAt = (live: LiveRoom, ms: number) => advance(live.room, openedAt + ms).phase

describe("the bell for all", () => {
  it("rings when all who are there have answered, never in the first 5 s", () => {
    const live = climb({ ringsForAll: true })
    live.answer("a", "Sanaa")
    expect(phaseAt(live, 39_999)).toBe("ask")
    live.answer("b", "Aden")
    expect(nextAlarm(live.room, live.now)).toBe(openedAt + 5000)
    expect(phaseAt(live, 4999)).toBe("ask")
    expect(phaseAt(live, 5000)).toBe("closing")
  })

  it("does not wait for a seat that has not been seen for 40 s, or was not shown the question", () => {
    const live = climb({ ringsForAll: true })
    live.join("elsewhere")
    live.answer("a", "Sanaa")
    expect(nextAlarm(live.room, live.now)).toBe(openedAt + 40_000)
    live.pass(30_000)
    live.see("b")
    expect(phaseAt(live, 69_999)).toBe("ask")
    expect(phaseAt(live, 70_000)).toBe("closing")
  })

  it("waits for extra time, and without a sign of life until the bell that a page has shown", () => {
    const timed = (extra: 1 | 3, timerMs: number | null = 60_000) => {
      const live = climb({ ringsForAll: true, timerMs })
      live.press({ do: "extra", seat: "b", extra })
      live.answer("a", "Sanaa")
      return live
    }
    expect(phaseAt(timed(3), 179_999)).toBe("ask")
    expect(phaseAt(timed(3), 180_000)).toBe("closing")
    expect(phaseAt(timed(3, null), 119_999)).toBe("ask")
    const gone = timed(1)
    expect(phaseAt(gone, 59_999)).toBe("ask")
    gone.room = hearSeat(gone.room, "b", openedAt + 1)
    expect(phaseAt(gone, 40_001)).toBe("closing")
  })

  it("does not ring for nobody, for blanks, before the fifth hint, or where it is switched off", () => {
    const blank = climb({ ringsForAll: true })
    blank.answer("a", "  ")
    expect(phaseAt(blank, 300_000)).toBe("ask")
    const off = climb()
    off.answer("a", "Sanaa")
    off.answer("b", "Sanaa")
    expect(phaseAt(off, 300_000)).toBe("ask")
    const hints = new LiveRoom({ ringsForAll: true })
    hints.join("a")
    hints.press("start")
    hints.answer("a", "Nile")
    expect(phaseAt(hints, 300_000)).toBe("ask")
    hints.press("hint", "hint", "hint", "hint")
    expect(phaseAt(hints, 5000)).toBe("closing")
  })
})

describe("the timer", () => {
  it("waits for extra time of seats that are there or have yet to answer, and of no others", () => {
    const live = climb({ timerMs: 60_000 })
    live.join("elsewhere")
    live.press({ do: "extra", seat: "elsewhere", extra: 2 })
    expect(phaseAt(live, 60_000)).toBe("closing")
    live.press({ do: "extra", seat: "a", extra: 2 })
    expect(phaseAt(live, 60_000)).toBe("ask")
    live.answer("a", "Aden")
    expect(phaseAt(live, 60_000)).toBe("closing")
    live.pass(59_000)
    live.see("a")
    expect(phaseAt(live, 60_000)).toBe("ask")
    expect(advance(live.room, openedAt + 60_000).v).toBe(live.room.v + 1)
    live.pass(30_000)
    live.see("a")
    live.pass(29_000)
    live.see("a")
    expect(phaseAt(live, 119_999)).toBe("ask")
    expect(phaseAt(live, 120_000)).toBe("closing")
  })

  it("is news at each bell, also of a seat whose extra time ends between the others", () => {
    const live = climb({ timerMs: 60_000 })
    live.press({ do: "extra", seat: "a", extra: 1.5 }, { do: "extra", seat: "b", extra: 2 })
    for (const seconds of [60, 90, 120]) {
      live.see("a", "b")
      live.room = seeHost(live.room, hostOfRoom, live.now)
      expect(nextAlarm(live.room, live.now)).toBe(openedAt + seconds * 1000)
      const { v } = live.room
      live.pass(openedAt + seconds * 1000 - live.now - 1)
      live.see("a", "b")
      expect(live.room.v).toBe(v)
      live.pass(1)
      live.room = advance(live.room, live.now)
      expect(live.room.v).toBe(v + 1)
    }
    expect(live.room.phase).toBe("closing")
  })

  it("rings when it had to, although the alarm is late", () => {
    const live = climb({ timerMs: 20_000 })
    expect(phaseAt(live, 22_999)).toBe("closing")
    expect(phaseAt(live, 23_000)).toBe("reveal")
  })
})

describe("a room", () => {
  it("that nobody hosts ends after 10 minutes, or an hour after a still page, and any room after 4 hours", () => {
    const live = climb()
    expect(nextAlarm(live.room, live.now)).toBe(openedAt + 75_000)
    expect(phaseAt(live, 599_999)).toBe("ask")
    expect(phaseAt(live, 600_000)).toBe("ended")
    const still = hearHost(live.room, hostOfRoom, openedAt, true)
    expect(advance(still, openedAt + 3_599_999).phase).toBe("ask")
    expect(advance(still, openedAt + 3_600_000).phase).toBe("ended")
    const back = seeHost(still, hostOfRoom, openedAt + 1)
    expect(advance(back, openedAt + 600_001).phase).toBe("ended")
    const hosted = {
      ...live.room,
      host: { person: 7, seenAt: openedAt + 5 * 3_600_000, isAway: false },
    }
    expect(advance(hosted, openedAt + 4 * 3_600_000 - 1).phase).toBe("ask")
    expect(advance(hosted, openedAt + 4 * 3_600_000).phase).toBe("ended")
  })

  it("is gone a day after its results were written, and not before", () => {
    const live = climb()
    live.answer("a", "Sanaa")
    live.press("end")
    expect(nextAlarm(live.room, live.now)).toBe(live.now)
    const later = tryLater(tryLater(live.room, live.now), live.now)
    expect(nextAlarm(later, live.now)).toBe(live.now + 4000)
    expect(advance(later, live.now + 30 * 86_400_000).phase).toBe("ended")
    const done = markWritten(later, live.now)
    const gone = advance(done, live.now + 86_400_000)
    expect([nextAlarm(done, live.now), advance(done, live.now + 86_399_999).phase]).toEqual([
      live.now + 86_400_000,
      "ended",
    ])
    expect(gone).toMatchObject({ phase: "gone", seats: {}, answers: [] })
    expect(nextAlarm(gone, live.now)).toBe(live.now)
    expect(see(gone, "a", live.now)).toBe(gone)
  })

  it("has taught a question when its bell rings, and tells that to all accounts, also who come later", () => {
    const live = new LiveRoom({}, threeItems.slice(1))
    live.join("a", [1])
    live.press("start")
    expect(untold(live.room)).toEqual([])
    live.press("bell")
    const first = live.room
    expect(untold(first)).toHaveLength(1)
    expect(untold(markTold(first, first))).toEqual([])
    live.join("b", [2])
    expect(untold(markTold(live.room, first))).toHaveLength(1)
    live.room = markTold(live.room, live.room)
    live.join("guest")
    live.join("a", [1])
    expect(untold(live.room)).toEqual([])
    live.pass(3000)
    live.settle()
    expect(untold(live.room)).toEqual([])
    live.join("c", [3])
    expect(untold(live.room)).toHaveLength(1)
    live.press("end")
    expect(untold(live.room)).toHaveLength(1)
  })

  it("judges again later, when judging has failed", () => {
    const live = climb()
    live.answer("a", "Sanaa")
    live.press("bell")
    // Telling has failed before.
    const judging = advance(tryLater(live.room, live.now), live.now + 3000)
    expect([judging.phase, nextAlarm(judging, live.now + 3000)]).toEqual([
      "judging",
      live.now + 3000,
    ])
    expect(judging.v).toBe(live.room.v)
    const failed = tryLater(judging, live.now + 3000)
    expect([failed.v, nextAlarm(failed, live.now + 3000)]).toEqual([judging.v + 1, live.now + 5000])
    expect(tryLater(failed, live.now + 5000).v).toBe(failed.v)
  })
})
