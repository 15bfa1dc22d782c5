import { describe, expect, it } from "vitest"
import { LiveRoom } from "../../tests/support/live-room"
import { roomLimits } from "./room"
import { join } from "./seats"

const asked = (settings = {}) => {
  const live = new LiveRoom(settings)
  live.join("a")
  live.join("b")
  live.press("start")
  live.see("a", "b")
  return live
}

describe("an answer", () => {
  it("replaces the one before until the bell, and its receipt says which it is", () => {
    const live = asked()
    expect(live.answer("a", "Amazon")).toEqual({ state: "saved", receipt: "1-1" })
    expect(live.answer("a", "Nile")).toEqual({ state: "saved", receipt: "1-2" })
    expect(live.room.answers[0]?.["a"]?.counted).toMatchObject({ text: "Nile" })
    for (const key of ["stored 1", "stored 2"]) live.answer("b", key, key)
    expect(live.answer("b", "stored 1", "stored 1")).toEqual({ state: "saved", receipt: "1-3" })
    live.press("bell")
    expect(live.answer("b", "stored 2", "stored 2").receipt).toBe("1-2")
    expect(live.room.answers[0]?.["b"]?.counted?.text).toBe("stored 1")
  })

  it("counts for 3 s after the bell, and after that is kept beside the one that counts", () => {
    const live = asked()
    live.answer("a", "Amazon")
    live.press("bell")
    live.pass(2999)
    expect(live.answer("a", "Nile").state).toBe("late")
    live.pass(1)
    expect(live.answer("a", "Congo")).toEqual({ state: "kept", receipt: "1-3" })
    expect(live.answer("b", "Congo").state).toBe("kept")
    expect(live.room.answers[0]).toMatchObject({
      a: { counted: { text: "Nile" }, kept: { text: "Congo" } },
      b: { counted: null, kept: { text: "Congo" } },
    })
  })

  it("gets the reply to its key again in every phase, without a change", () => {
    const live = asked()
    const first = live.answer("a", "Nile", "one")
    for (const step of ["bell", "skip", "standings", "next"] as const) {
      live.press(step)
      live.pass(3000)
      const before = live.room
      expect(live.answer("a", "Congo", "one", 0)).toEqual(first)
      expect(live.room.answers).toBe(before.answers)
    }
    live.press("end")
    expect(live.answer("a", "Congo", "one", 0)).toEqual(first)
    expect(live.answer("a", "Congo", "two", 0)).toEqual({ state: "gone", receipt: "" })
  })

  it("is kept for an earlier question, and refused for one that is not open yet", () => {
    const live = asked()
    live.judge()
    live.press("standings", "next")
    expect(live.answer("a", "Nile", "late", 0).state).toBe("kept")
    expect(live.answer("a", "Sanaa", "early", 2)).toEqual({ state: "gone", receipt: "" })
    expect(live.answer("a", "Sanaa", "none", -1).state).toBe("gone")
    expect(live.room.answers[2]).toEqual({})
  })

  it("is worth the hint that was open for 3 s when it was last changed", () => {
    const live = asked()
    live.pass(10_000)
    live.press("hint")
    live.pass(2999)
    live.answer("a", "Nile")
    expect(live.room.answers[0]?.["a"]?.counted).toMatchObject({ hint: 1 })
    live.pass(1)
    live.answer("b", "Nile")
    live.answer("a", "the nile")
    expect(live.room.answers[0]).toMatchObject({
      a: { counted: { hint: 1, text: "the nile" } },
      b: { counted: { hint: 2 } },
    })
    live.answer("a", "Congo")
    expect(live.room.answers[0]?.["a"]?.counted).toMatchObject({ hint: 2 })
  })

  it("is saved during a pause, which stops the timer, but not after a bell that has rung", () => {
    const live = asked({ timerMs: 20_000 })
    live.press({ do: "extra", seat: "b", extra: 2 })
    live.pass(15_000)
    live.press("pause")
    live.pass(60_000)
    expect(live.answer("a", "Nile").state).toBe("saved")
    live.press("resume")
    live.pass(4999)
    expect(live.answer("a", "Congo").state).toBe("saved")
    live.pass(1)
    expect(live.answer("a", "Nile").state).toBe("late")
    live.pass(3000)
    live.press("pause")
    expect(["a", "b"].map((id) => live.answer(id, "Congo").state)).toEqual(["kept", "saved"])
  })

  it("has longer where the seat has extra time", () => {
    const live = asked({ timerMs: 20_000 })
    live.press({ do: "extra", seat: "b", extra: 1.5 })
    live.pass(23_000)
    live.see("b")
    expect(live.answer("a", "Nile").state).toBe("kept")
    expect(live.answer("b", "Nile").state).toBe("saved")
    live.pass(7000)
    expect(live.answer("b", "Nile").state).toBe("late")
    expect(live.room.phase).toBe("closing")
  })

  it("is refused after 30 in a minute, and after 40 to one question", () => {
    const live = asked()
    live.pass(60_000 - (live.now % 60_000))
    const states = (count: number) =>
      Array.from({ length: count }, (_, at) => live.answer("a", `${at}`).state)
    expect(states(30)).not.toContain("full")
    expect(states(1)).toEqual(["full"])
    live.pass(60_000)
    expect(states(11)).toEqual([...Array.from({ length: 10 }, () => "saved"), "full"])
    expect(live.room.answers[0]?.["a"]?.counted).toMatchObject({ receipt: "1-40" })
  })

  it("may have any text and any key", () => {
    const live = asked()
    const texts = ["__proto__", "constructor", "toString"]
    for (const text of texts) expect(live.answer("a", text, text).state).toBe("saved")
    live.judge()
    expect(live.room.phase).toBe("reveal")
  })
})

describe("a seat", () => {
  it("is found again by its account, at any table", () => {
    const live = new LiveRoom()
    expect(live.join("a", [1, 2], "Table 1")).toBe("seated")
    expect(live.join("b", [2], "Other")).toBe("seated")
    expect(Object.keys(live.room.seats)).toEqual(["a"])
  })

  it("is not given for a name that is taken, also in other capitals", () => {
    const live = new LiveRoom()
    live.join("a", [], "Calm falcon")
    expect(live.join("b", [], "calm FALCON ")).toBe("taken")
  })

  it("is given 250 times, and not in a room that is over", () => {
    const live = new LiveRoom()
    const states = Array.from({ length: roomLimits.seats }, (_, at) => live.join(`s${at}`))
    expect(new Set(states)).toEqual(new Set(["seated"]))
    expect(live.join("more")).toBe("full")
    live.press({ do: "remove", seat: "s0" })
    expect(live.join("more")).toBe("seated")
    live.press({ do: "restore", seat: "s0" })
    expect(live.room.seats["s0"]?.isRemoved).toBe(true)
    live.press("end")
    expect(live.join("more")).toBe("over")
  })

  it("that was taken out comes back by the host alone", () => {
    const live = asked()
    live.press({ do: "remove", seat: "a" })
    expect(live.join("a")).toBe("removed")
    expect(live.answer("a", "Nile").state).toBe("gone")
    live.press({ do: "restore", seat: "a" })
    expect(live.answer("a", "Nile").state).toBe("saved")
  })

  it("that is taken late plays at once, and misses what was before", () => {
    const live = asked()
    live.judge()
    live.join("late")
    live.press("standings", "next")
    live.join("later")
    expect(live.answer("later", "101010").state).toBe("saved")
  })
})

describe("a table", () => {
  const mates = [
    { person: 2, name: "Sara" },
    { person: 3, name: "Ali" },
  ]
  const omar = { id: "a", name: "Falcon", people: [1], pupils: ["Omar"], back: null }

  it("is one seat of several, but not of those who sit already, and whoever comes later sits there", () => {
    const live = new LiveRoom({ takesTables: true })
    live.join("b", [3])
    const { room } = join(live.room, { ...omar, mates }, live.now)
    expect(room.seats["a"]).toMatchObject({ people: [1, 2], pupils: ["Omar", "Sara"] })
    const later = { id: "c", name: "Owl", people: [2], pupils: ["Sara"], back: null }
    expect(join(room, later, live.now)).toMatchObject({ state: "seated", seat: { id: "a" } })
    expect(Object.keys(room.seats)).toEqual(["b", "a"])
  })
})
