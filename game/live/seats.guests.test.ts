import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import { guestSeat, LiveRoom } from "../../tests/support/live-room"
import { resultsIn } from "./results"
import { roomLimits } from "./room"
import { comeBack, join } from "./seats"
import { viewRoom } from "./view"

const asked = (settings = {}) => {
  const live = new LiveRoom(settings)
  live.join("a")
  live.join("b")
  live.press("start")
  live.see("a", "b")
  return live
}

const asGuest = (live: LiveRoom) => {
  const back = { key: "first", number: "4821", tries: 0 }
  live.room = join(live.room, { ...guestSeat, id: "g", name: "Calm fox", back }, live.now).room
  return (number: string, key = "second") => {
    const back = comeBack(live.room, { name: "calm fox", number, key }, live.now)
    live.room = back.room
    return back.state
  }
}

describe("a guest", () => {
  it("takes no more seats of a class's round than are for guests, and none of a pupil", () => {
    const live = new LiveRoom({ guestsMax: 2 })
    const pupil = { ...guestSeat, id: "pupil", name: "Omar", people: [3], pupils: ["Omar"] }
    expect([live.join("a"), live.join("b", [2]), live.join("c")]).toEqual([
      "seated",
      "seated",
      "full",
    ])
    const joined = join(live.room, pupil, live.now)
    expect(joined.state).toBe("seated")
    live.room = joined.room
    live.press({ do: "remove", seat: "a" })
    expect(live.join("c")).toBe("seated")
    live.press({ do: "restore", seat: "a" })
    expect(live.room.seats["a"]?.isRemoved).toBe(true)
  })

  it("comes back on another device by the number of the seat, which then has that device's key", () => {
    const live = asked()
    const comeBackBy = asGuest(live)
    expect(comeBackBy("1234")).toBe("wrong")
    expect(comeBackBy("4821")).toBe("seated")
    expect(live.room.seats["g"]?.back).toEqual({ key: "second", number: "4821", tries: 0 })
  })

  it("cannot come back if the host took the seat away", () => {
    const live = asked()
    const comeBackBy = asGuest(live)
    live.press({ do: "remove", seat: "g" })
    expect(comeBackBy("4821")).toBe("removed")
  })

  it("has five tries, whoever takes them, and five more once the host lets the seat in again", () => {
    const live = asked()
    const comeBackBy = asGuest(live)
    const guess = () =>
      Array.from({ length: roomLimits.backTries }, () => comeBackBy("0000")).join(" ")
    const isLocked = () => viewRoom(live.room, "host", live.now).host?.rows.at(-1)?.isLocked
    for (const command of [
      { do: "restore", seat: "g" },
      { do: "rename", seat: "g", name: "Calm FOX." },
    ] as const) {
      expect(guess()).toBe("wrong wrong wrong wrong locked")
      expect([comeBackBy("4821"), isLocked()]).toEqual(["locked", true])
      live.press(command)
      expect(isLocked()).toBe(false)
    }
    live.press({ do: "rename", seat: "g", name: "Calm fox" })
    expect(comeBackBy("4821")).toBe("seated")
  })
})

/** By seat, in turn: what it answers to each question, and what that is worth. */
const given = [
  [["Nile", 50] as const, ["Congo", 0] as const],
  [["101010", 50] as const, ["1010--", 32] as const, ["010101", 0] as const],
  [["Sanaa", 15] as const, ["Aden", 0] as const, ["", 0] as const],
]
const crowd = Array.from({ length: 200 }, (_, seat) => ({
  id: `g${seat}`,
  texts: given.map((all) => all[seat % all.length] ?? (["", 0] as const)),
}))

it("has every answer of 200 who answer in one moment, each sent twice, once; the points are their sum", () => {
  const order = fc.shuffledSubarray([...crowd, ...crowd], { minLength: 2 * crowd.length })
  const property = fc.property(order, (sent) => {
    const live = new LiveRoom()
    for (const { id } of crowd) live.join(id)
    for (const at of given.keys()) {
      live.press(at === 0 ? "start" : "next")
      live.see(...crowd.map(({ id }) => id))
      const replies = sent.map(({ id, texts }) =>
        live.answer(id, texts[at]?.[0] ?? "", `key ${at}`),
      )
      expect(new Set(replies.map(({ receipt }) => receipt))).toEqual(new Set([`${at + 1}-1`]))
      const texts = crowd.map((each) => [each.id, each.texts[at]?.[0]])
      const stored = Object.entries(live.room.answers[at] ?? {})
      expect(stored.map(([id, { counted }]) => [id, counted?.text]).toSorted()).toEqual(
        texts.toSorted(),
      )
      live.judge("Nile", "Sanaa")
      live.press("standings")
    }
    const { rows, questions } = resultsIn(live.room, () => false)
    const points = crowd.map(({ id, texts }) => [
      `Name of ${id}`,
      texts.reduce((sum, [, each]) => sum + each, 0),
    ])
    expect(rows.map((row) => [row.name, row.points]).toSorted()).toEqual(points.toSorted())
    for (const { marks } of questions)
      expect(Object.values(marks).reduce((sum, count) => sum + count)).toBe(crowd.length)
  })
  fc.assert(property, { numRuns: 3, seed: 90_535 })
})
