import { runInDurableObject } from "cloudflare:test"
import { env } from "cloudflare:workers"
import { expect, test } from "vitest"
import { loadRoom, saveRoom } from "../../api/src/live/room-storage"
import { hashToken } from "../../api/src/security/token"
import { lengths } from "#contract/limits"
import { run, settle, type HostStep } from "#game/live/host"
import { openRoom } from "#game/live/open-room"
import { roomLimits, type Item, type Room } from "#game/live/room"
import { judgedKey, unjudgedTexts } from "#game/live/score"
import { see } from "#game/live/presence"
import { answer, join } from "#game/live/seats"
import { viewRoom, type Audience } from "#game/live/view"
import { dice, pick } from "../support/dice.mjs"
import { hostOfRoom, openedAt, plainRoom, threeItems } from "../support/live-room"

const kilobyte = 1024
/** As long as those of the demo are at most, but for one in ten. Two bytes a letter. */
const answers = ["نهر النيل العظيم", "عبد الرحمن الداخل", "قناة السويس", "القاهرة", "جمال"]
const roll = dice(20_261_126)
let now = openedAt

const items: readonly Item[] = Array.from(
  { length: roomLimits.items },
  (_, at) => threeItems[at % 3],
).flatMap((item) => item ?? [])

/** Pupils with the longest names. */
function seatAll(seats: number, asked = items): Room {
  let room = openRoom(plainRoom, asked, hostOfRoom, now)
  for (let at = 0; at < seats; at += 1) {
    const id = `s${hashToken(String(at)).slice(0, 9)}`
    const name = `${at}`.padEnd(lengths.nickname.max, "س")
    const of = { people: [100_000 + at], pupils: ["م".repeat(lengths.name.max)], back: null }
    room = room && join(room, { id, name, ...of }, now).room
  }
  if (!room) throw new Error("this room cannot be opened")
  return room
}

/** One pupil in four writes what nobody else does. */
function textOf({ game }: Item, seat: number): string {
  if (game === "offside") return pick(roll, ["101010", "1010--", "010101"])
  const text = pick(roll, answers)
  return seat % 4 === 0 ? `${text} ${seat}` : text
}

class Lesson {
  constructor(
    public room: Room,
    readonly storage: DurableObjectStorage,
  ) {
    saveRoom(storage, null, room)
  }

  take(room: Room, keepsSeen = true) {
    this.storage.transactionSync(() => saveRoom(this.storage, this.room, room, keepsSeen))
    this.room = room
  }

  press(name: HostStep) {
    now += 1000
    this.take(run(this.room, { do: name, v: this.room.v, by: hostOfRoom }, now))
  }

  /** Each looks and answers by itself, as in a lesson. */
  answerEach() {
    const { at, seats } = this.room
    const item = items[at]
    for (const [of, id] of Object.keys(seats).entries()) {
      this.take(see(this.room, id, now), false)
      const posted = { seat: id, at, key: `${of}`, text: item ? textOf(item, of) : "" }
      this.take(answer(this.room, posted, now)[0], false)
    }
  }

  /** In any order, as a class does. One in three changes its answer. */
  answerAll() {
    const { at, seats } = this.room
    const item = items[at]
    const ids = [...Object.keys(seats).entries()].map(([of, id]) => ({ of, id, rank: roll(1e6) }))
    const sorted = ids.toSorted((one, other) => one.rank - other.rank)
    for (const some of [sorted, sorted.filter(({ of }) => of % 3 === 0)]) {
      let { room } = this
      for (const { of, id } of item ? some : []) {
        const key = hashToken(`${id} ${at} ${some.length}`).slice(0, 6)
        const posted = { seat: id, at, key, text: item ? textOf(item, of) : "" }
        ;[room] = answer(room, posted, now)
      }
      this.take(room)
    }
  }

  judgeAll() {
    this.press("bell")
    now += roomLimits.graceMs
    const { at } = this.room
    const item = items[at]
    if (!item) return
    this.take(settle(this.room, at, {}, now))
    const verdicts = unjudgedTexts(this.room, at).map((text) => {
      const isRight = text.startsWith("نهر")
      return [judgedKey(item, text), { isRight, reason: isRight ? "exact" : "other" }] as const
    })
    this.take(settle(this.room, at, Object.fromEntries(verdicts), now))
  }
}

/** The rows that are written, which are billed one by one. */
function counting(storage: DurableObjectStorage) {
  const rows = { written: 0 }
  const exec: SqlStorage["exec"] = (query, ...values) => {
    const cursor = storage.sql.exec(query, ...values)
    rows.written += cursor.rowsWritten
    return cursor as never
  }
  const sql = new Proxy(storage.sql, {
    get: (target, name) => (name === "exec" ? exec : Reflect.get(target, name)),
  })
  const transactionSync: DurableObjectStorage["transactionSync"] = (run) =>
    storage.transactionSync(run)
  const own = new Map<string | symbol, unknown>([
    ["sql", sql],
    ["transactionSync", transactionSync],
  ])
  const get = (_: DurableObjectStorage, name: string | symbol) => own.get(name)
  return { rows, storage: new Proxy(storage, { get }) }
}

const bytes = (value: unknown) => new TextEncoder().encode(JSON.stringify(value)).length

test("a room of 250 pupils who answer 60 questions takes a megabyte, and what a player is shown 2 KB", async () => {
  await runInDurableObject(env.ROOM.getByName("large"), (_, { storage }) => {
    loadRoom(storage)
    const lesson = new Lesson(seatAll(roomLimits.seats), storage)
    const shown: number[] = []
    const look = (audience?: Audience) => {
      if (audience) shown.push(bytes(viewRoom(lesson.room, audience, now)))
    }
    const first = () => Object.values(lesson.room.seats)[0]
    for (const at of items.keys()) {
      lesson.press(at === 0 ? "start" : "next")
      for (const step of items[at]?.game === "five-hints" ? (["hint", "hint"] as const) : [])
        lesson.press(step)
      lesson.answerAll()
      for (const audience of [first(), "screen"] as const) look(audience)
      lesson.judgeAll()
      expect(lesson.room.phase).toBe("reveal")
      look(first())
      lesson.press("standings")
      look(first())
    }
    expect(lesson.room.answers.flatMap((all) => Object.keys(all))).toHaveLength(
      roomLimits.seats * roomLimits.items,
    )
    expect(lesson.room.revealed).toBe(roomLimits.items)
    expect(storage.sql.databaseSize).toBeLessThan(kilobyte * kilobyte)
    expect(Math.max(...shown)).toBeLessThan(2 * kilobyte)
    const { changes, ...room } = lesson.room
    expect(loadRoom(storage)).toEqual({ ...room, changes: expect.any(Number) })
    expect(changes).toBeGreaterThan(roomLimits.seats * roomLimits.items)
  })
}, 180_000)

test("a lesson of 30 pupils and 20 questions writes a row for each answer and each question that is shown", async () => {
  await runInDurableObject(env.ROOM.getByName("lesson"), (_, { storage: stored }) => {
    loadRoom(stored)
    const { rows, storage } = counting(stored)
    const asked = items.slice(0, 20)
    const lesson = new Lesson(seatAll(30, asked), storage)
    for (const at of asked.keys()) {
      lesson.press(at === 0 ? "start" : "next")
      for (const step of asked[at]?.game === "five-hints" ? (["hint", "hint"] as const) : [])
        lesson.press(step)
      lesson.answerEach()
      lesson.judgeAll()
      lesson.press("standings")
    }
    expect(rows.written).toBeGreaterThan(1200)
    expect(rows.written).toBeLessThan(1500)
  })
})
