import { expect, it } from "vitest"
import { LiveRoom } from "../../tests/support/live-room"
import { guestNames, isGuestName, offerNames } from "./names"

it("has more names than seats in each language, all of two words and each once", () => {
  for (const language of ["en", "ar"] as const) {
    const names = guestNames(language)
    expect(names.length).toBeGreaterThan(500)
    expect(new Set(names).size).toBe(names.length)
    expect(names.filter((name) => name.split(" ").length !== 2)).toEqual([])
  }
})

it("lets an Arabic adjective agree with its noun", () => {
  expect(guestNames("ar")).toEqual(expect.arrayContaining(["صقر هادئ", "بومة هادئة"]))
  expect(guestNames("ar")).not.toContain("بومة هادئ")
})

it("offers names that are free in this room", () => {
  const live = new LiveRoom()
  const [first] = offerNames(live.room, [0])
  live.join("a", [], ` ${first?.toUpperCase()}`)
  const offered = offerNames(live.room, [0, 0, 0.5, 0.999_999])
  expect(offered).toHaveLength(3)
  expect(offered).not.toContain(first)
})

it("offers names in the language of whoever joins, whatever the round's is", () => {
  const [offered = ""] = offerNames(new LiveRoom().room, [0.5], "ar")
  expect(guestNames("ar")).toContain(offered)
  expect(["Layla Haddad", offered].map(isGuestName)).toEqual([false, true])
})
