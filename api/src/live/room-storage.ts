import type {
  GivenText,
  Item,
  ItemVerdicts,
  Reply,
  ReplyState,
  Room,
  Seat,
  SeatAnswer,
} from "#game/live/room"
import { judgedKey } from "#game/live/score"
import { numberIn } from "#game/live/seats"
import { migrateObject } from "../db/migrate-object.mjs"

const roomTables = [
  `CREATE TABLE room (n INTEGER PRIMARY KEY CHECK (n = 1), state TEXT NOT NULL) STRICT;
  CREATE TABLE items (n INTEGER PRIMARY KEY, item TEXT NOT NULL) STRICT;
  CREATE TABLE verdicts (n INTEGER PRIMARY KEY, verdicts TEXT NOT NULL) STRICT;
  CREATE TABLE seats (n INTEGER PRIMARY KEY, seat TEXT NOT NULL) STRICT;
  CREATE TABLE answers (n INTEGER PRIMARY KEY, answer_of_seat TEXT NOT NULL) STRICT`,
]

/** Room for the seats of one question in the numbers of answers. */
const perItem = 1000

interface Row extends Record<string, SqlStorageValue> {
  readonly n: number
  readonly json: string
}

/** `null` in an object in which no room was opened, and after it has forgotten it. */
export function loadRoom(storage: DurableObjectStorage): Room | null {
  migrateObject(storage, roomTables)
  const rows = (table: string, column: string) =>
    storage.sql.exec<Row>(`SELECT n, ${column} AS json FROM ${table} ORDER BY n`).toArray()
  const read = (table: string, column: string) =>
    rows(table, column).map(({ json }) => JSON.parse(json))
  const [stored] = read("room", "state")
  if (!stored) return null
  // Not stored with each answer, so what was told before must not come again, nor after the next sleep.
  const core = { ...stored, changes: stored.changes + mostUnstored }
  storeCore(storage, core)
  const items: Room["items"] = read("items", "item")
  const seats: readonly Seat[] = read("seats", "seat")
  const answers: Record<string, SeatAnswer>[] = items.map(() => ({}))
  for (const { n, json } of rows("answers", "answer_of_seat")) {
    const at = Math.floor(n / perItem)
    const seat = seats[n % perItem]
    const own = answers[at]
    if (seat && own) own[seat.id] = toAnswer(JSON.parse(json), at, items[at])
  }
  return {
    ...core,
    items,
    seats: Object.fromEntries(seats.map((seat) => [seat.id, seat])),
    answers,
    verdicts: read("verdicts", "verdicts").map(toVerdicts),
  }
}

const mostUnstored = 100_000

const storeCore = ({ sql }: DurableObjectStorage, core: object) =>
  void sql.exec("INSERT OR REPLACE INTO room VALUES (1, ?)", JSON.stringify(core))

/**
 * Writes the rows that differ, by identity: one for an answer, one for a seat, one for the room itself. When a seat was
 * last seen, and how much it posts, is only kept in memory, unless `keepsSeen`.
 */
export function saveRoom(
  storage: DurableObjectStorage,
  before: Room | null,
  room: Room,
  keepsSeen = false,
): void {
  if (before === room) return
  if (!before) migrateObject(storage, roomTables)
  const { sql } = storage
  const core = coreOf(room)
  const known = before && { ...coreOf(before), changes: room.changes }
  if (JSON.stringify(known) !== JSON.stringify(core)) storeCore(storage, core)
  for (const [n, item] of before ? [] : room.items.entries())
    sql.exec("INSERT OR REPLACE INTO items VALUES (?, ?)", n, JSON.stringify(item))
  for (const [n, verdicts] of room.verdicts.entries())
    if (before?.verdicts[n] !== verdicts)
      sql.exec("INSERT OR REPLACE INTO verdicts VALUES (?, ?)", n, toVerdictRow(verdicts))
  const places = new Map(Object.keys(room.seats).map((id, place) => [id, place]))
  for (const [id, seat] of Object.entries(room.seats))
    if (before?.seats[id] !== seat && (keepsSeen || isOther(before?.seats[id], seat)))
      sql.exec("INSERT OR REPLACE INTO seats VALUES (?, ?)", places.get(id), JSON.stringify(seat))
  for (const [n, answers] of room.answers.entries()) {
    const known = before?.answers[n]
    if (known === answers) continue
    for (const [id, answer] of Object.entries(answers)) {
      const place = n * perItem + (places.get(id) ?? 0)
      if (known?.[id] !== answer)
        sql.exec("INSERT OR REPLACE INTO answers VALUES (?, ?)", place, toRow(answer))
    }
  }
}

/** By verdict, because a class gives many answers and the judge few reasons. */
type VerdictRow = readonly [
  accepted: readonly string[],
  ...(readonly [isRight: boolean, reason: string, ...keys: readonly string[]])[],
]

function toVerdictRow({ accepted, judged }: ItemVerdicts): string {
  const groups = new Map<string, [boolean, string, ...string[]]>()
  for (const [key, { isRight, reason }] of Object.entries(judged)) {
    const name = `${isRight} ${reason}`
    const group = groups.get(name)
    if (group) group.push(key)
    else groups.set(name, [isRight, reason, key])
  }
  return JSON.stringify([accepted, ...groups.values()] satisfies VerdictRow)
}

function toVerdicts([accepted, ...groups]: VerdictRow): ItemVerdicts {
  const all = groups.flatMap(([isRight, reason, ...keys]) =>
    keys.map((key) => [key, { isRight, reason }] as const),
  )
  return { accepted, judged: Object.fromEntries(all) }
}

const coreOf = ({
  items: _items,
  seats: _seats,
  answers: _answers,
  verdicts: _verdicts,
  ...core
}: Room) => core

const isOther = (known: Seat | undefined, seat: Seat): boolean =>
  JSON.stringify(known && { ...known, ...unstored }) !== JSON.stringify({ ...seat, ...unstored })

const unstored = { seenAt: 0, isStill: false, posts: 0 }

const states = ["saved", "late", "kept", "gone", "full"] as const satisfies readonly ReplyState[]

/** Of an answer: its text, its hints, its state, and its number among the seat's. Of a reply the last two. */
type GivenRow = readonly [text: string, hint: number, state: number, number: number]
type WholeRow = readonly [
  counted: GivenRow | null,
  kept: GivenRow | null,
  replies: Readonly<Record<string, readonly [state: number, number: number]>>,
]
type SavedRow = readonly [text: string, hint: number, ...keys: readonly string[]]

/** Short, because a lesson has 15,000 of them. */
function toRow({ counted, kept, replies }: SeatAnswer): string {
  const place = (reply: Reply) => [states.indexOf(reply.state), numberIn(reply)] as const
  const given = (each: GivenText | null): GivenRow | null =>
    each && [each.text, each.hint, ...place(each)]
  const all = Object.entries(replies).map(([key, reply]) => [key, place(reply)] as const)
  const isSaved = all.every(([, [state, number]], at) => state === 0 && number === at + 1)
  const last = counted && place(counted)[1]
  const row: WholeRow | SavedRow =
    counted && !kept && isSaved && last === all.length
      ? [counted.text, counted.hint, ...Object.keys(replies)]
      : [given(counted), given(kept), Object.fromEntries(all)]
  return JSON.stringify(row)
}

const isSavedRow = (row: WholeRow | SavedRow): row is SavedRow => typeof row[0] === "string"

function toWhole(row: WholeRow | SavedRow): WholeRow {
  if (!isSavedRow(row)) return row
  const [text, hint, ...keys] = row
  const replies = keys.map((key, at) => [key, [0, at + 1]] as const)
  return [[text, hint, 0, keys.length], null, Object.fromEntries(replies)]
}

function toAnswer(row: WholeRow | SavedRow, at: number, item?: Item): SeatAnswer {
  const [counted, kept, replies] = toWhole(row)
  const reply = (state: number, number: number): Reply => ({
    state: states[state] ?? "gone",
    receipt: `${at + 1}-${number}`,
  })
  const given = (each: GivenRow | null): GivenText | null => {
    if (!each) return null
    const [text, hint, state, number] = each
    return { text, key: item ? judgedKey(item, text) : text, hint, ...reply(state, number) }
  }
  const all = Object.entries(replies).map(([key, [state, number]]) => [key, reply(state, number)])
  return { counted: given(counted), kept: given(kept), replies: Object.fromEntries(all) }
}
