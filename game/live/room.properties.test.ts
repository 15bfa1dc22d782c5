import * as fc from "fast-check"
import { expect, it } from "vitest"
import { hostOfRoom, openedAt, plainRoom, threeItems } from "../../tests/support/live-room"
import * as live from "../../tests/support/live-moves"
import { advance, hasDuty, markTold, markWritten, nextAlarm, tryLater } from "./clock"
import { run, type HostCommand } from "./host"
import { seeHost, takeOver } from "./hosting"
import { openRoom } from "./open-room"
import { seatsIn, type Item, type Room } from "./room"
import { judgedKey, offsideScore, totalOf, truthsOf } from "./score"
import { see } from "./presence"
import { answer, join } from "./seats"
import { placesIn } from "./standings"
import { viewRoom, type Audience } from "./view"

/** What the answers of a seat were told, by question: the last that counts, and the last that was kept. */
interface Line {
  counted?: string
  kept?: string
  last?: string
  readonly replies: Map<string, unknown>
}
type Told = Map<string, Line>

function carryOut(room: Room, made: live.Move, now: number, told: Told): Room {
  if (made.kind === "answer") {
    const at = room.at - made.back
    const posted = { seat: made.seat, at, key: made.key, text: made.text }
    const [next, reply] = answer(room, posted, now)
    expect(answer(next, posted, now)[1], "the same key").toEqual(
      reply.receipt === "" ? expect.anything() : reply,
    )
    const known: Line = told.get(`${made.seat}/${at}`) ?? { replies: new Map() }
    const isReturn = reply.state === "saved" && known.last !== made.key
    if (known.replies.has(made.key) && !isReturn) expect(reply).toEqual(known.replies.get(made.key))
    else if (reply.receipt !== "") {
      known.replies.set(made.key, reply)
      known.last = made.key
      known[reply.state === "kept" ? "kept" : "counted"] = made.text
    }
    told.set(`${made.seat}/${at}`, known)
    return next
  }
  const command = live.commandOf(room, made)
  if (command) return pressed(seeHost(room, command.by, now), command, now)
  if (made.kind === "join") return join(room, live.guest(made.seat), now).room
  if (made.kind === "see") return see(room, made.seat, now)
  if (made.kind !== "run") return room
  if (made.step === "settle") return live.judgedBy(room, now)
  if (made.step === "fail") return tryLater(advance(room, now), now)
  if (made.step === "host") return seeHost(room, room.host.person, now)
  if (made.step === "take") return takeOver(room, 8, true, now)
  return markTold(markWritten(room, now), room)
}

function pressed(room: Room, command: HostCommand, now: number): Room {
  const next = run(room, command, now)
  if ("v" in command && command.v !== room.v) expect(next).toBe(room)
  expect(run(next, command, now)).toBe(next)
  return next
}

/** The points of a seat by the rules, from what it was told alone. */
function recount(room: Room, id: string, told: Told): number {
  return room.items.slice(0, room.revealed).reduce((sum, item, at) => {
    const text = told.get(`${id}/${at}`)?.counted
    if (text === undefined) return sum
    if (item.game === "offside")
      return sum + (/[01]/.test(text) ? offsideScore(truthsOf(item), text) : 0)
    const verdicts = room.verdicts[at]
    const key = judgedKey(item, text)
    const isJudged = verdicts !== undefined && Object.hasOwn(verdicts.judged, key)
    const counts = verdicts?.accepted.includes(key) || (isJudged && live.isRight(text))
    if (text === "" || !counts) return sum
    const hint = room.answers[at]?.[id]?.counted?.hint ?? 9
    return sum + (item.game === "difficulty" ? 15 : ([50, 40, 30, 20, 10][hint - 1] ?? Number.NaN))
  }, 0)
}

function expectWhole(room: Room, now: number, told: Told) {
  for (const { id } of Object.values(room.seats)) {
    const seat = room.seats[id]
    if (seat) expect(totalOf(room, seat)).toBe(recount(room, id, told))
  }
  for (const { points, place } of placesIn(room))
    expect(seatsIn(room).filter((seat) => totalOf(room, seat) > points)).toHaveLength(place - 1)
  for (const [place, { counted, kept }] of told) {
    const [id = "", at = ""] = place.split("/")
    const stored = room.answers[Number(at)]?.[id]
    if (room.phase !== "gone")
      expect([stored?.counted?.text, stored?.kept?.text]).toEqual([counted, kept])
  }
  const alarm = nextAlarm(room, now)
  expect(alarm).toBeGreaterThanOrEqual(now)
  const then = advance(room, alarm)
  if (then === room && !hasDuty(then)) expect(nextAlarm(room, alarm)).toBeGreaterThan(alarm)
}

/** What a view shows although it must not: right answers, explanations, later hints and items, and answers of others. */
function leaksIn(room: Room, audience: Audience, now: number): readonly string[] {
  const shown = textsIn(viewRoom(room, audience, now))
  const secrets = [...secretsOf(room), ...othersIn(room, audience), ...keysIn(room, audience)]
  return secrets.filter((secret) => secret !== "" && shown.has(secret))
}

/** Every text of a view, whole: an answer of one word may be a part of a question. */
function textsIn(value: unknown): ReadonlySet<string> {
  if (typeof value === "string") return new Set([value])
  if (typeof value !== "object" || value === null) return new Set()
  return new Set(Object.values(value).flatMap((each) => [...textsIn(each)]))
}

function secretsOf(room: Room): readonly string[] {
  const isShown = (at: number) => room.phase !== "lobby" && at <= room.at
  return room.items.flatMap((item, at) => [
    ...(at < room.revealed ? [] : answersOf(item)),
    ...(isShown(at) ? [] : [item.material.question, ...linesOf(item)]),
    ...(isShown(at) && at === room.at && at >= room.revealed && item.game === "five-hints"
      ? item.material.hints.slice(room.opened.length)
      : []),
  ])
}

/** The key of the screen and the names of pupils are the host's, a number for another device its seat's as well. */
function keysIn(room: Room, audience: Audience): readonly string[] {
  const seats = Object.values(room.seats)
  const keys = seats.flatMap(({ back }) => back?.key ?? [])
  if (audience === "host") return keys
  const own = typeof audience === "string" ? "" : audience.id
  const others = seats.filter(({ id }) => id !== own).flatMap(({ back }) => back?.number ?? [])
  return [...keys, ...others, ...seats.flatMap(({ pupils }) => pupils), room.screenKey]
}

const answersOf = ({ game, material }: Item): readonly string[] =>
  game === "offside"
    ? [material.summary]
    : [
        `the right ${material.correctAnswer}`,
        material.correctAnswer,
        material.summary ?? "",
      ].filter((text) => text !== "")

const linesOf = ({ game, material }: Item): readonly string[] => {
  if (game === "five-hints") return material.hints
  return game === "offside" ? material.information : []
}

/** Typed answers of others: only the host sees them after the reveal, and the projector what several have given. */
function othersIn(room: Room, audience: Audience): readonly string[] {
  const own = typeof audience === "string" ? "" : audience.id
  const texts = room.answers.flatMap((answers, at) => {
    const given = Object.entries(answers).map(([id, { counted, kept }]) => ({
      id,
      key: counted?.key,
      texts: [counted?.text ?? "", kept?.text ?? ""],
    }))
    const item = room.items[at]
    const isShared = (text: string) =>
      audience === "screen" &&
      given.filter(({ key }) => item && key === judgedKey(item, text)).length > 1
    if (at < room.revealed && audience === "host") return []
    const others = given.filter(({ id }) => id !== own).flatMap((each) => each.texts)
    return others.filter((text) => text !== "" && !(at < room.revealed && isShared(text)))
  })
  const mine = room.answers.flatMap((answers) => [
    answers[own]?.counted?.text,
    answers[own]?.kept?.text,
  ])
  return texts.filter((text) => !mine.includes(text))
}

it("loses no answer, counts none twice, is the same when loaded again, and always knows what comes next", () => {
  const phases = new Map<string, number>()
  const property = fc.property(live.liveRounds, ({ moves, ...settings }) => {
    let now = openedAt
    let room = openRoom({ ...plainRoom, ...settings }, threeItems, hostOfRoom, now)
    const told: Told = new Map()
    for (const [index, [made, ms]] of moves.entries()) {
      now += ms
      if (!room) throw new Error("this room cannot be opened")
      const before: Room = room
      room = carryOut(room, made, now, told)
      if (room !== before) expect(room.v).toBeGreaterThanOrEqual(before.v)
      expectWhole(room, now, told)
      const audiences = ["screen", "host", ...Object.values(room.seats)] as const
      const audience = audiences[index % audiences.length] ?? "screen"
      expect(leaksIn(room, audience, now)).toEqual([])
      const { id } = typeof audience === "string" ? { id: "" } : audience
      expect(live.shownAfter(10, room, id, now)).toEqual(live.shownAfter(0, room, id, now))
      phases.set(room.phase, (phases.get(room.phase) ?? 0) + 1)
    }
  })
  fc.assert(property, { numRuns: 30, seed: 90_535 })
  expect([...phases.keys()].toSorted()).toEqual(
    "ask closing ended judging lobby podium reveal standings".split(" "),
  )
}, 60_000)
