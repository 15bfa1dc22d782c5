import { describe, expect, it } from "vitest"
import { LiveRoom } from "../../tests/support/live-room"
import { markTold } from "./clock"
import { lessonsIn, untold } from "./results"
import { join } from "./seats"

const omar = { id: "a", name: "Falcon", people: [1], pupils: ["Omar"], back: null }
const sara = { person: 2, name: "Sara" }
const ali = { person: 3, name: "Ali" }
const own = { id: "c", name: "Owl", people: [2], pupils: ["Sara"], back: null }

function table(settings = {}) {
  const live = new LiveRoom({ takesTables: true, ...settings })
  const sit = (newcomer: object, mates?: readonly (typeof sara)[]) => {
    const joined = join(live.room, { ...omar, ...newcomer, mates }, live.now)
    live.room = joined.room
    return joined
  }
  const seat = () => live.room.seats["a"]
  const marksOf = (person: number) =>
    lessonsIn(live.room)
      .find((each) => each.person === person)
      ?.cells.map((cell) => cell?.mark ?? null)
  const play = (text: string) => {
    live.see("a", "c")
    live.answer("a", text)
    live.judge("Nile", "Sanaa")
    live.press("standings")
  }
  return { live, sit, seat, marksOf, play }
}

describe("who sits at a table", () => {
  it("is set by any of them, but for the first, for others without a seat, and to none", () => {
    const { live, sit, seat } = table()
    sit({}, [sara])
    live.join("b", [9])
    sit({ id: "c", people: [2] }, [ali, { person: 9, name: "Nine" }, { person: 1, name: "Omar" }])
    expect(seat()).toMatchObject({ people: [1, 3], pupils: ["Omar", "Ali"] })
    sit({}, [])
    expect(seat()).toMatchObject({ people: [1], pupils: ["Omar"] })
    expect(Object.keys(live.room.seats)).toEqual(["a", "b"])
  })

  it("is taken out with the seat, and each but the first may take another", () => {
    const { live, sit, seat } = table()
    sit({}, [sara, ali])
    live.press({ do: "remove", seat: "a" })
    expect([sit({}).state, sit(own).state]).toEqual(["removed", "seated"])
    live.press({ do: "restore", seat: "a" })
    expect(seat()).toMatchObject({ people: [1, 3], pupils: ["Omar", "Ali"] })
    expect(live.room.seats["c"]?.people).toEqual([2])
  })

  it("stays as it is for who joins again without saying, or says the same", () => {
    const { live, sit } = table()
    sit({}, [sara])
    const { room } = live
    sit({})
    sit({}, [sara])
    expect(live.room).toBe(room)
  })

  it("is nobody else where the host wants a seat for each, and is settled when the round is over", () => {
    const alone = table({ takesTables: false })
    alone.sit({})
    alone.sit({}, [sara])
    expect(alone.seat()?.people).toEqual([1])
    const over = table()
    over.sit({}, [sara])
    over.live.press("start", "end")
    expect(over.sit({}, [ali]).state).toBe("over")
    expect(over.seat()?.people).toEqual([1, 2])
  })

  it("decides what each has played: nothing from before they came, and all until they left", () => {
    const { live, sit, marksOf, play } = table()
    sit({}, [sara])
    live.press("start")
    play("Nile")
    live.press("next")
    sit({}, [ali])
    sit(own)
    play("101010")
    live.press("next")
    live.answer("c", "Sanaa")
    play("Aden")
    live.press("next", "end")
    expect(marksOf(1)).toEqual(["right", "right", "wrong"])
    expect(marksOf(2)).toEqual(["right", "blank", "right"])
    expect(marksOf(3)).toEqual([null, "right", "wrong"])
  })

  it("has nothing of the questions between their leaving and their coming back", () => {
    const { live, sit, marksOf, play } = table()
    sit({}, [sara])
    live.press("start")
    play("Nile")
    sit({}, [])
    live.press("next")
    play("101010")
    sit({}, [sara])
    live.press("next")
    play("Sanaa")
    live.press("next", "end")
    expect(marksOf(2)).toEqual(["right", null, "right"])
  })

  it("leaves nothing to who was named by mistake before the start", () => {
    const { live, sit, marksOf } = table()
    sit({}, [sara])
    expect(live.room.newcomers).toEqual({})
    sit({}, [])
    live.press("start", "bell", "end")
    expect(marksOf(2)).toBeUndefined()
  })

  it("has those who come told of all that was revealed, also while others are being told", () => {
    const { live, sit, play } = table()
    sit({}, [sara])
    live.press("start")
    play("Nile")
    const { room } = live
    const toTell = () => untold(live.room).map(({ people }) => people)
    expect(toTell()).toEqual([[1, 2]])
    sit({}, [ali])
    live.room = markTold(live.room, room)
    expect(toTell()).toEqual([[3]])
    live.room = markTold(live.room, live.room)
    expect(toTell()).toEqual([])
    sit({}, [ali, sara])
    sit({}, [ali])
    expect(toTell()).toEqual([[2]])
  })
})
