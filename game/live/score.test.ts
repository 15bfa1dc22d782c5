import { describe, expect, it } from "vitest"
import { LiveRoom } from "../../tests/support/live-room"
import { lessonsIn } from "./results"
import { groupsOf, offsideScore, outcomeOf, totalOf } from "./score"
import { bestOf, countAsked, mayAskMore, placesIn, standingOf } from "./standings"

const truths = [true, false, true, false, true, false]

const marksOf = (live: LiveRoom, at: number) =>
  Object.values(live.room.seats).map((seat) => outcomeOf(live.room, seat, at).mark)

/** Everybody answers the first question with a text of their own; `right` are right. */
function answered(texts: Readonly<Record<string, string>>, ...right: readonly string[]) {
  const live = new LiveRoom()
  for (const id of Object.keys(texts)) live.join(id)
  live.press("start")
  for (const [id, text] of Object.entries(texts)) live.answer(id, text)
  live.judge(...right)
  return live
}

describe("points", () => {
  it.each([
    ["101010", 50],
    ["10101-", 40],
    ["101011", 36],
    ["1010--", 32],
    ["------", 0],
    ["010101", 0],
    ["110000", 12],
    ["", 0],
  ])("of offside for %s are %d", (marks, points) => {
    expect(offsideScore(truths, marks)).toBe(points)
  })

  it("are those of the hint in five hints, and of the level in the climb", () => {
    const live = new LiveRoom()
    live.join("a", [1])
    live.press("start", "hint", "hint")
    live.pass(3000)
    live.answer("a", "Nile")
    live.judge("Nile")
    live.press("standings", "next")
    live.answer("a", "1010--")
    live.judge()
    live.press("standings", "next")
    live.answer("a", "Sanaa")
    live.judge("Sanaa")
    const { a } = live.room.seats
    expect(a && [0, 1, 2].map((at) => outcomeOf(live.room, a, at).points)).toEqual([30, 32, 15])
    expect(a && totalOf(live.room, a)).toBe(77)
    expect(lessonsIn(live.room)[0]?.cells[1]?.given).toBe("1,3,5?,6?")
  })

  it("do not depend on how fast an answer came", () => {
    const live = new LiveRoom({ timerMs: 20_000 })
    for (const id of ["a", "b"]) live.join(id)
    live.press("start")
    live.pass(1000)
    live.answer("a", "Nile")
    live.pass(18_000)
    live.answer("b", "Nile")
    live.judge("Nile")
    expect(placesIn(live.room).map(({ place, points }) => [place, points])).toEqual([
      [1, 50],
      [1, 50],
    ])
  })
})

describe("marks", () => {
  it("tell blank, absent, late and wrong apart", () => {
    const live = new LiveRoom()
    for (const id of ["right", "wrong", "blank", "late", "absent"]) live.join(id)
    live.press("start")
    live.see("right", "wrong", "blank", "late")
    live.answer("right", "Nile")
    live.answer("wrong", "Congo")
    live.press("bell")
    live.pass(3000)
    live.answer("late", "Nile")
    live.settle("Nile")
    expect(marksOf(live, 0)).toEqual(["right", "wrong", "blank", "late", "absent"])
  })
})

describe("an accepted answer", () => {
  it("is right for all who gave it, however they wrote it, until it is taken back", () => {
    const live = answered({ a: "Bahr el Nil", b: "bahr  el NIL", c: "Congo", d: "Nile" }, "Nile")
    const [group] = groupsOf(live.room, 0)
    expect(group).toMatchObject({ count: 2, mark: "wrong" })
    const key = group?.key ?? ""
    live.press({ do: "accept", at: 0, key })
    expect(marksOf(live, 0)).toEqual(["right", "right", "wrong", "right"])
    live.press("standings", "next", { do: "undo", at: 0, key })
    expect(marksOf(live, 0)).toEqual(["wrong", "wrong", "wrong", "right"])
    live.press({ do: "accept", at: 0, key }, "end", { do: "undo", at: 0, key })
    expect(marksOf(live, 0)).toEqual(["right", "right", "wrong", "right"])
  })

  it("is none before the reveal, nor in offside", () => {
    const live = new LiveRoom()
    live.join("a")
    live.press("start")
    live.answer("a", "Congo")
    const before = live.room
    live.press({ do: "accept", at: 0, key: "congo" })
    expect(live.room).toBe(before)
    live.judge()
    live.press("standings", "next")
    live.answer("a", "000000")
    live.judge()
    live.press("standings", { do: "accept", at: 1, key: "000000" })
    expect(live.room.verdicts[1]?.accepted).toEqual([])
  })

  it("counts too where the host went on before the verdicts came", () => {
    const live = new LiveRoom()
    live.join("a")
    live.press("start")
    live.answer("a", "Nile")
    live.press("bell")
    live.pass(3000)
    live.press("skip")
    live.see("a")
    live.press("skip")
    expect([live.room.phase, marksOf(live, 0)]).toEqual(["reveal", ["pending"]])
    live.settle("Nile")
    expect(marksOf(live, 0)).toEqual(["right"])
  })
})

describe("places", () => {
  it("are shared, and none is told of the lower half but the own", () => {
    const live = answered(
      { a: "Nile", b: "Nile", c: "Congo", d: "Congo", e: "Congo", f: "Congo" },
      "Nile",
    )
    live.press("standings")
    expect(bestOf(live.room)).toEqual([
      { place: 1, points: 50, names: ["Name of a", "Name of b"], count: 2 },
      {
        place: 3,
        points: 0,
        names: ["Name of c", "Name of d", "Name of e", "Name of f"],
        count: 4,
      },
    ])
    const { c } = live.room.seats
    expect(c && standingOf(live.room, c)).toEqual({ place: 3, toNext: 50, from: null })
  })

  it("say from which question on somebody has played who came late", () => {
    const live = answered({ a: "Nile" }, "Nile")
    live.press("standings", "next")
    live.join("late")
    live.answer("late", "101010")
    live.judge()
    live.press("standings")
    const { late } = live.room.seats
    expect(late && standingOf(live.room, late)).toEqual({ place: 1, toNext: null, from: 2 })
  })

  it("are decided by one more question if more than one is first", () => {
    const play = (...texts: readonly string[]) => {
      for (const [at, id] of ["a", "b"].entries()) live.answer(id, texts[at] ?? "")
      live.judge("Nile", "Sanaa")
      live.press("standings", "next")
    }
    const live = new LiveRoom({ spares: 1 })
    for (const id of ["a", "b"]) live.join(id)
    live.press("start", "more")
    play("Nile", "Nile")
    play("101010", "101010")
    expect([live.room.phase, mayAskMore(live.room), countAsked(live.room)]).toEqual([
      "podium",
      true,
      2,
    ])
    live.press("more")
    play("Sanaa", "Aden")
    expect([live.room.phase, mayAskMore(live.room), countAsked(live.room)]).toEqual([
      "podium",
      false,
      3,
    ])
    const best = bestOf(live.room)
    expect(best.map(({ points }) => points)).toEqual([115])
    live.press("end")
    expect(bestOf(live.room)).toEqual(best)
  })

  it("of more than six are told by their number", () => {
    const ids = ["a", "b", "c", "d", "e", "f", "g"]
    const live = answered(Object.fromEntries(ids.map((id) => [id, "Nile"])), "Nile")
    live.press("standings")
    expect(bestOf(live.room)).toEqual([{ place: 1, points: 50, names: [], count: 7 }])
  })
})
