import type { Room } from "#game/live/room"
import { migrateObject } from "../db/migrate-object.mjs"

const roomTables = [
  `CREATE TABLE room (id INTEGER PRIMARY KEY CHECK (id = 1), state TEXT NOT NULL) STRICT;
  CREATE TABLE items (n INTEGER PRIMARY KEY, item TEXT NOT NULL) STRICT;
  CREATE TABLE verdicts (n INTEGER PRIMARY KEY, verdicts TEXT NOT NULL) STRICT;
  CREATE TABLE seats (id TEXT PRIMARY KEY, seat TEXT NOT NULL) STRICT, WITHOUT ROWID;
  CREATE TABLE answers (n INTEGER NOT NULL, seat TEXT NOT NULL, answer TEXT NOT NULL,
    PRIMARY KEY (n, seat)) STRICT, WITHOUT ROWID`,
]

interface Row extends Record<string, SqlStorageValue> {
  readonly n: number
  readonly id: string
  readonly json: string
}

/** `null` in an object in which no room was opened, and after it has forgotten it. */
export function loadRoom(storage: DurableObjectStorage): Room | null {
  migrateObject(storage, roomTables)
  const rows = (query: string) => storage.sql.exec<Row>(query).toArray()
  const [room] = rows("SELECT 1 AS n, '' AS id, state AS json FROM room")
  if (!room) return null
  const core = JSON.parse(room.json)
  const items = rows("SELECT n, '' AS id, item AS json FROM items ORDER BY n")
  const answers: Record<string, unknown>[] = items.map(() => ({}))
  for (const { n, id, json } of rows("SELECT n, seat AS id, answer AS json FROM answers"))
    Object.assign(answers[n] ?? {}, { [id]: JSON.parse(json) })
  const seats = rows("SELECT 0 AS n, id, seat AS json FROM seats")
  return {
    ...core,
    // Not stored with each answer, so what was told before must not come again.
    changes: core.changes + mostUnstored,
    items: items.map(({ json }) => JSON.parse(json)),
    seats: Object.fromEntries(seats.map(({ id, json }) => [id, JSON.parse(json)])),
    answers,
    verdicts: rows("SELECT n, '' AS id, verdicts AS json FROM verdicts ORDER BY n").map(
      ({ json }) => JSON.parse(json),
    ),
  }
}

const mostUnstored = 100_000

/** Writes the rows that differ, by identity: one for an answer, one for a seat, one for the room itself. */
export function saveRoom(storage: DurableObjectStorage, before: Room | null, room: Room): void {
  if (before === room) return
  const { sql } = storage
  const core = JSON.stringify(coreOf(room))
  if (!before || JSON.stringify({ ...coreOf(before), changes: room.changes }) !== core)
    sql.exec("INSERT OR REPLACE INTO room VALUES (1, ?)", core)
  for (const [n, item] of before ? [] : room.items.entries())
    sql.exec("INSERT OR REPLACE INTO items VALUES (?, ?)", n, JSON.stringify(item))
  for (const [n, verdicts] of room.verdicts.entries())
    if (before?.verdicts[n] !== verdicts)
      sql.exec("INSERT OR REPLACE INTO verdicts VALUES (?, ?)", n, JSON.stringify(verdicts))
  for (const [id, seat] of Object.entries(room.seats))
    if (before?.seats[id] !== seat && storedSeat(before?.seats[id]) !== storedSeat(seat))
      sql.exec("INSERT OR REPLACE INTO seats VALUES (?, ?)", id, JSON.stringify(seat))
  for (const [n, answers] of room.answers.entries()) {
    const known = before?.answers[n]
    if (known === answers) continue
    for (const [id, answer] of Object.entries(answers))
      if (known?.[id] !== answer)
        sql.exec("INSERT OR REPLACE INTO answers VALUES (?, ?, ?)", n, id, JSON.stringify(answer))
  }
}

const coreOf = ({
  items: _items,
  seats: _seats,
  answers: _answers,
  verdicts: _verdicts,
  ...core
}: Room) => core

/** When a seat was last seen, and how much it posts, is only kept in memory. */
function storedSeat(seat: Room["seats"][string] | undefined): string {
  return seat ? JSON.stringify({ ...seat, seenAt: 0, posts: 0 }) : ""
}
