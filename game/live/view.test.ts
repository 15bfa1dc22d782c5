import { expect, it } from "vitest"
import { mammals } from "../../tests/support/games/offside"
import { nile } from "../../tests/support/games/five-hints"
import { LiveRoom, threeItems } from "../../tests/support/live-room"
import { unjudgedAt } from "./clock"
import { viewRoom, type Audience } from "./view"

const shown = (live: LiveRoom, audience: Exclude<Audience, object>) =>
  viewRoom(live.room, audience, live.now)
const shownTo = (live: LiveRoom, id: string) => {
  const seat = live.room.seats[id]
  return seat && viewRoom(live.room, seat, live.now)
}

it("shows the hints that are open, then the answer to everybody and the verdict to each", () => {
  const live = new LiveRoom({ timerMs: 20_000 })
  for (const id of ["a", "b", "c"]) live.join(id)
  const names = ["Name of c", "Name of b", "Name of a"]
  const lobby = { phase: "lobby", number: 0, item: null, seats: 3, screen: { names } }
  expect(shown(live, "screen")).toMatchObject(lobby)
  live.press("start", "hint")
  live.see("a", "b", "c")
  live.answer("a", "Congo")
  live.answer("b", "Congo")
  live.pass(4000)
  live.answer("c", "Nile")
  expect(shownTo(live, "a")).toMatchObject({
    number: 1,
    left: 16_000,
    item: { hints: nile.hints.slice(0, 2), hintsLeft: 3 },
    right: null,
    player: { mine: { counted: { hint: 1, state: "saved", receipt: "1-1" } }, outcome: null },
  })
  expect(shownTo(live, "c")?.player?.mine?.counted).toMatchObject({ text: "Nile", hint: 2 })
  expect(shown(live, "screen")).toMatchObject({ screen: { answered: 3, shown: 3, spread: [] } })
  live.judge("Nile")
  const right = { answer: "Nile", summary: nile.summary }
  const congo = { text: "Congo", count: 2, mark: "wrong" }
  expect(shown(live, "screen")).toMatchObject({ right, screen: { spread: [congo], others: 0 } })
  expect(shown(live, "host").host?.groups).toMatchObject([congo, { text: "Nile", count: 1 }])
  const wall = viewRoom(live.room, "screen", live.now, Boolean)
  expect(wall).toMatchObject({ right, screen: { right: 1, spread: [], others: 2 } })
  const { host } = viewRoom(live.room, "host", live.now, Boolean)
  expect(host?.groups.map((group) => group.isUnfit)).toEqual([true, false])
  expect(shownTo(live, "c")?.player).toMatchObject({
    points: 40,
    outcome: { mark: "right", points: 40, reason: "exact" },
  })
})

it("opens statements one by one, and tells nobody's points before the last", () => {
  const live = new LiveRoom()
  for (const id of ["a", "b"]) live.join(id)
  live.press("start")
  live.judge()
  live.press("standings", "next")
  live.answer("a", "101010")
  live.answer("b", "11----")
  const orders = ["a", "b"].map((id) =>
    shownTo(live, id)?.item?.statements.map(({ position }) => position),
  )
  expect(orders[0]).not.toEqual(orders[1])
  expect(orders[0]?.toSorted()).toEqual([1, 2, 3, 4, 5, 6])
  const counts = () => [
    shown(live, "screen").screen?.statementCounts,
    shown(live, "host").host?.statementCounts,
  ]
  expect(counts()).toEqual([[], []])
  live.judge()
  expect(counts()).toEqual([[], []])
  live.press("step", "step")
  const view = shownTo(live, "a")
  expect(view?.item?.statements.map(({ isTrue }) => isTrue)).toEqual([
    true,
    false,
    null,
    null,
    null,
    null,
  ])
  const two = [
    { right: 2, wrong: 0 },
    { right: 1, wrong: 1 },
  ]
  expect(counts()).toEqual([two, two])
  expect(view?.player).not.toHaveProperty("statementCounts")
  expect(view).toMatchObject({ right: null, player: { points: 0, outcome: null } })
  live.press("step", "step", "step", "step")
  expect(shownTo(live, "a")).toMatchObject({
    right: { answer: "", summary: mammals.summary },
    player: { points: 50 },
  })
  expect(shown(live, "screen").screen?.spread).toEqual([])
  expect(shown(live, "host").host?.groups).toEqual([])
  live.press("end")
  const [, line] = shownTo(live, "a")?.player?.list ?? []
  expect(line?.counted?.text).toBe("101010")
  expect(line?.statements).toEqual(
    mammals.information.map((text, index) => ({
      position: index + 1,
      text,
      isTrue: mammals.correctAnswer.includes(index + 1),
    })),
  )
})

it("is no newer for host and screen because a player is still there", () => {
  const live = new LiveRoom()
  live.join("a")
  live.press("start")
  live.see("a")
  const { version } = shown(live, "host")
  for (let times = 0; times < 3; times += 1) {
    live.pass(15_000)
    live.see("a")
  }
  expect(shown(live, "host").version).toBe(version)
})

it("rings for a seat at its own bell, and lists at the end what was revealed", () => {
  const live = new LiveRoom({ timerMs: 20_000, places: "class goal", lastShare: 40 })
  for (const id of ["a", "b"]) live.join(id)
  live.press("start", { do: "extra", seat: "b", extra: 2 })
  live.answer("a", "Nile")
  live.pass(20_000)
  live.see("a", "b")
  expect([shownTo(live, "a")?.phase, shownTo(live, "b")?.phase]).toEqual(["closing", "ask"])
  expect(shownTo(live, "b")?.left).toBe(20_000)
  live.judge("Nile")
  live.press("standings")
  expect(shown(live, "screen")).toMatchObject({ best: [], goal: { right: 1, of: 2, last: 40 } })
  live.press("next", "end")
  expect(shownTo(live, "a")?.player).toMatchObject({
    standing: null,
    list: [{ text: nile.question, mark: "right", points: 50 }],
  })
})

function asked(at: number, text: string) {
  const live = new LiveRoom({ timerMs: 20_000 }, threeItems.slice(at))
  live.join("a")
  live.press("start")
  live.answer("a", text)
  return live
}

it("lists at the end also a question that has rung, whoever ends the round before its reveal", () => {
  const rung = asked(0, "Nile")
  rung.press("bell", "end")
  expect(unjudgedAt(rung.room)).toEqual([0])
  const late = asked(0, "Nile")
  late.pass(600_000)
  const half = asked(1, "1010--")
  half.judge()
  half.press("step", "end")
  const open = asked(2, "Sanaa")
  open.press("end")
  for (const live of [rung, late]) live.settle("Nile")
  expect([rung, late, half, open].map((live) => live.room.phase)).toEqual(Array(4).fill("ended"))
  const points = [rung, late, half, open].map((live) => shownTo(live, "a")?.player?.points)
  expect(points).toEqual([50, 50, 32, 0])
})
