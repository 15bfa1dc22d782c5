import * as fc from "fast-check"
import { hostSteps } from "#contract/live/snapshot"
import { advance } from "#game/live/clock"
import { mainCommand, settle, type HostCommand } from "#game/live/host"
import type { Room } from "#game/live/room"
import { judgedKey, unjudgedTexts } from "#game/live/score"
import { see } from "#game/live/presence"
import { viewRoom } from "#game/live/view"

const seats = ["s0", "s1", "s2", "s3"]
const texts = ["", "nile", "the nile", "congo", "sanaa", "101010", "1-1-00", "__proto__"]
export const isRight = (text: string) => /nile|sanaa/i.test(text)

const steps = [...hostSteps.filter((step) => step !== "end"), "more", "pause", "resume"] as const
const seat = fc.constantFrom(...seats)
const made = <const Kind extends string, Fields>(
  weight: number,
  kind: Kind,
  fields: { [Name in keyof Fields]: fc.Arbitrary<Fields[Name]> },
) => ({ weight, arbitrary: fc.record(fields).map((rest) => ({ kind, ...rest })) })

const move = fc.oneof(
  made(14, "press", {
    step: fc.oneof({ weight: 2, arbitrary: fc.constant(null) }, fc.constantFrom(...steps)),
    lag: fc.constantFrom(0, 0, 0, 1),
  }),
  made(8, "answer", {
    seat,
    key: fc.constantFrom("k0", "k1", "k2", "constructor"),
    text: fc.constantFrom(...texts),
    back: fc.constantFrom(0, 0, 0, 1, -1),
  }),
  made(1, "seat", {
    do: fc.constantFrom("remove", "restore", "extra"),
    seat: fc.constantFrom(...seats, "constructor"),
  }),
  made(1, "overrule", {
    do: fc.constantFrom("accept", "undo"),
    text: fc.constantFrom(...texts),
  }),
  made(3, "join", { seat }),
  made(3, "see", { seat }),
  made(2, "run", { step: fc.constantFrom("settle", "fail", "host", "take", "write") }),
  made(1, "end", { isMeant: fc.nat(9) }),
)
export const liveRounds = fc.record({
  timerMs: fc.constantFrom(null, 20_000),
  ringsForAll: fc.boolean(),
  places: fc.constantFrom("shown", "shown", "none"),
  moves: fc.array(fc.tuple(move, fc.constantFrom(0, 500, 3000, 3000, 9000, 45_000)), {
    minLength: 30,
    maxLength: 120,
    size: "max",
  }),
})
export type Move = typeof move extends fc.Arbitrary<infer Value> ? Value : never

export function commandOf(room: Room, made: Move): HostCommand | null {
  const by = room.host.person
  if (made.kind === "press")
    return { do: made.step ?? mainCommand(room) ?? "bell", v: room.v - made.lag, by }
  if (made.kind === "end") return made.isMeant === 0 ? { do: "end", by } : null
  if (made.kind === "seat") {
    const of = { seat: made.seat, by }
    return made.do === "extra" ? { ...of, do: "extra", extra: 2 } : { ...of, do: made.do }
  }
  if (made.kind !== "overrule") return null
  const [item] = room.items
  const key = item ? judgedKey(item, made.text) : ""
  return { do: made.do, at: 0, key, by }
}

export const guest = (id: string) => {
  const back = { key: `key of ${id}`, number: `number of ${id}`, tries: 0 }
  return { id, name: id, people: [], pupils: [`pupil ${id}`], back }
}

export function judgedBy(room: Room, now: number): Room {
  const item = room.items[room.at]
  if (!item) return room
  const rows = unjudgedTexts(room, room.at).map((text) => [
    judgedKey(item, text),
    { isRight: isRight(text), reason: "same" },
  ])
  return settle(room, room.at, Object.fromEntries(rows), now)
}

/** What a seat's page shows a second after it was opened, and was loaded again so many times meanwhile. */
export function shownAfter(reloads: number, opened: Room, id: string, now: number) {
  let room = see(opened, id, now)
  for (let time = 1; time <= reloads; time += 1) room = see(room, id, now + time * 100)
  room = advance(room, now + 1000)
  const seat = room.seats[id]
  return seat && { asked: seat.shown, page: viewRoom(room, seat, now + 1000) }
}
