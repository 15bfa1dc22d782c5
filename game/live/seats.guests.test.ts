import { describe, expect, it } from "vitest"
import { guestSeat, LiveRoom } from "../../tests/support/live-room"
import { roomLimits } from "./room"
import { comeBack, join } from "./seats"

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
  it("comes back on another device by the number of the seat, which then has that device's key", () => {
    const live = asked()
    const comeBackBy = asGuest(live)
    expect(comeBackBy("1234")).toBe("wrong")
    expect(comeBackBy("4821")).toBe("seated")
    expect(live.room.seats["g"]?.back).toEqual({ key: "second", number: "4821", tries: 0 })
  })

  it("has five tries, and cannot come back if the host took the seat away", () => {
    const live = asked()
    const comeBackBy = asGuest(live)
    live.press({ do: "remove", seat: "g" })
    expect(comeBackBy("4821")).toBe("removed")
    for (let tries = 0; tries < roomLimits.backTries; tries += 1) comeBackBy("0000")
    expect(comeBackBy("4821")).toBe("wrong")
  })
})
