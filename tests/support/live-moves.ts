import * as fc from "fast-check"
import { hostSteps } from "#contract/live/snapshot"
import { mainCommand, settle, type HostCommand } from "#game/live/host"
import type { Room } from "#game/live/room"
import { judgedKey, unjudged } from "#game/live/score"

const seats = ["s0", "s1", "s2", "s3"]
const texts = ["", "nile", "the nile", "congo", "sanaa", "101010", "1-1-00", "__proto__"]
export const isRight = (text: string) => /nile|sanaa/i.test(text)

const steps = [...hostSteps.filter((step) => step !== "end"), "pause", "resume"] as const
const seat = fc.constantFrom(...seats)
const move = fc.oneof(
  {
    weight: 14,
    arbitrary: fc.record({
      kind: fc.constant("press"),
      step: fc.oneof({ weight: 2, arbitrary: fc.constant(null) }, fc.constantFrom(...steps)),
      lag: fc.constantFrom(0, 0, 0, 1),
    }),
  },
  {
    weight: 8,
    arbitrary: fc.record({
      kind: fc.constant("answer"),
      seat,
      key: fc.constantFrom("k0", "k1", "k2", "constructor"),
      text: fc.constantFrom(...texts),
      back: fc.constantFrom(0, 0, 0, 1, -1),
    }),
  },
  fc.record({
    kind: fc.constant("seat"),
    do: fc.constantFrom("remove", "restore", "extra"),
    seat: fc.constantFrom(...seats, "constructor"),
  }),
  fc.record({
    kind: fc.constant("overrule"),
    do: fc.constantFrom("accept", "undo"),
    text: fc.constantFrom(...texts),
  }),
  { weight: 3, arbitrary: fc.record({ kind: fc.constant("join"), seat }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant("see"), seat }) },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constantFrom("settle", "fail", "host", "take", "write") }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("end"), isMeant: fc.nat(9) }) },
)
export const liveRounds = fc.record({
  timerMs: fc.constantFrom(null, 20_000),
  ringsForAll: fc.boolean(),
  moves: fc.array(fc.tuple(move, fc.constantFrom(0, 500, 3000, 3000, 9000, 45_000)), {
    minLength: 30,
    maxLength: 120,
    size: "max",
  }),
})
export type Move = typeof move extends fc.Arbitrary<infer Value> ? Value : never

export function commandOf(room: Room, made: Move): HostCommand | null {
  const by = room.host.person
  if (made.kind === "press" && "step" in made)
    return { do: made.step ?? mainCommand(room) ?? "bell", v: room.v - made.lag, by }
  if (made.kind === "end" && "isMeant" in made)
    return made.isMeant === 0 ? { do: "end", v: room.v, by } : null
  if (made.kind === "seat" && "seat" in made && "do" in made) {
    const of = { seat: made.seat, by }
    if (made.do === "extra") return { ...of, do: "extra", extra: 2 }
    return { ...of, do: made.do === "remove" ? "remove" : "restore" }
  }
  if (made.kind !== "overrule" || !("do" in made) || !("text" in made)) return null
  const [item] = room.items
  const key = item ? judgedKey(item, made.text) : ""
  return { do: made.do === "undo" ? "undo" : "accept", at: 0, key, by }
}

export function judgedBy(room: Room, now: number): Room {
  const item = room.items[room.at]
  if (!item) return room
  const rows = unjudged(room, room.at).map((text) => [
    judgedKey(item, text),
    { isRight: isRight(text), reason: "same" },
  ])
  return settle(room, room.at, Object.fromEntries(rows), now)
}
