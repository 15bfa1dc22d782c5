import { sql, type RawBuilder } from "kysely"
import type { PeopleGroup } from "#contract/words"
import { foldedWords, nameWords, searchedKey } from "../../names/name-words"
import { readNumber } from "../../db/names"
import { type Store, batchWrite, compiled } from "../../db/store"
import { isWaiting } from "./teachers"

export interface WantedPeople {
  readonly schoolId: number
  readonly search: string
  readonly group: PeopleGroup | undefined
  readonly after: string
  readonly size: number
}

interface Found {
  readonly ids: readonly number[]
  readonly next: string | null
}

/** The most people that one page looks through for those whom an index does not find alone. */
const lookedThroughMax = 200

const endOf = (beginning: string) => `${beginning}\u{10ffff}`

/** Finds people in a range of an index, so that a page reads as many rows in a large school as in a small one. */
export async function findPeople(store: Store, wanted: WantedPeople): Promise<Found> {
  const { search } = wanted
  if (search === "") return findNewest(store, wanted)
  if (/^\p{Nd}[\p{Nd}\s]*$/u.test(search)) return findByNumber(store, wanted)
  return /@|^\S*[_.\d]\S*$/.test(search) ? findByEmail(store, wanted) : findByName(store, wanted)
}

async function findNewest(
  store: Store,
  { schoolId, group, after, size }: WantedPeople,
): Promise<Found> {
  const before = readNumber(after) ?? Number.MAX_SAFE_INTEGER
  const { index, where } = getRange(group)
  const { rows } = await sql<{ id: number }>`SELECT id FROM people INDEXED BY ${sql.raw(index)}
    WHERE school_id = ${schoolId} AND ${where} AND id < ${before}
    ORDER BY id DESC LIMIT ${size + 1}`.execute(store.query)
  const ids = rows.slice(0, size).map(({ id }) => id)
  return { ids, next: rows.length > size ? String(ids.at(-1)) : null }
}

const isBlocked = sql<number>`(people.blocked_at IS NOT NULL)`

function getRange(group: PeopleGroup | undefined): { index: string; where: RawBuilder<unknown> } {
  if (group === undefined) return { index: "people_by_school", where: sql`TRUE` }
  if (group === "waiting") return { index: "people_waiting", where: isWaiting }
  if (group === "blocked") return { index: "people_blocked", where: isBlocked }
  return { index: "people_by_role", where: sql`role = ${group}` }
}

async function findByNumber(store: Store, wanted: WantedPeople): Promise<Found> {
  const digits = foldedWords(wanted.search).join("")
  // The number of a pupil without an e-mail stands for it.
  const isAsked = sql`people.id = ${readNumber(digits)} OR email = ${digits}`
  const rows = await readCandidates(store, sql`people WHERE ${isAsked}`)
  return { ids: rows.filter(belongsTo(wanted)).map((row) => row.id), next: null }
}

async function findByEmail(store: Store, wanted: WantedPeople): Promise<Found> {
  const beginning = wanted.search.toLowerCase()
  const limit = lookedThroughMax
  const rows = await readCandidates(
    store,
    sql`people WHERE email >= ${beginning} AND email < ${endOf(beginning)} AND email > ${wanted.after}
      ORDER BY email LIMIT ${limit}`,
  )
  return toPage(rows, rows.filter(belongsTo(wanted)), {
    ...wanted,
    limit,
    endAt: ({ email }) => email,
  })
}

async function findByName(store: Store, wanted: WantedPeople): Promise<Found> {
  const { schoolId, search, group, after, size } = wanted
  const words = foldedWords(search)
  const key = searchedKey(words)
  if (key === "") return { ids: [], next: null }
  await indexNames(store, schoolId)
  // A name may have two keys in the range.
  const limit = group === undefined && words.length < 3 ? 2 * (size + 1) : lookedThroughMax
  const [, id = "0", from = key] = /^(\d{1,9}) (.*)$/s.exec(after) ?? []
  const rows = await readCandidates(
    store,
    sql`name_words CROSS JOIN people ON people.id = person_id
      WHERE name_words.school_id = ${schoolId} AND (words, person_id) > (${from}, ${Number(id)})
      AND words < ${endOf(key)} ORDER BY words, person_id LIMIT ${limit}`,
    sql`words`,
  )
  const found = rows.filter(
    (row) =>
      belongsTo(wanted)(row) && row.key === firstKey(row.name, key) && hasAll(row.name, words),
  )
  return toPage(rows, found, { ...wanted, limit, endAt: (row) => `${row.id} ${row.key}` })
}

/** The first of the keys of a name that begin with this one: under the others the person is found once more. */
const firstKey = (name: string, key: string) =>
  nameWords(name)
    .filter((each) => each.startsWith(key))
    .toSorted(byCodePoint)[0]

const byCodePoint = (one: string, other: string) =>
  Buffer.compare(Buffer.from(one), Buffer.from(other))

const hasAll = (name: string, words: readonly string[]) =>
  words.slice(1, -1).every((word) => foldedWords(name).includes(word))

interface Candidate {
  readonly id: number
  readonly name: string
  readonly email: string
  readonly role: string
  readonly school_id: number
  readonly is_waiting: number
  readonly is_blocked: number
  readonly key: string
}

async function readCandidates(
  { query }: Store,
  from: RawBuilder<unknown>,
  key: RawBuilder<unknown> = sql`''`,
): Promise<readonly Candidate[]> {
  const { rows } = await sql<Candidate>`SELECT people.id, name, email, role, people.school_id,
    ${isWaiting} AS is_waiting, ${isBlocked} AS is_blocked, ${key} AS key FROM ${from}`.execute(
    query,
  )
  return rows
}

const belongsTo =
  ({ schoolId, group }: WantedPeople) =>
  ({ school_id, role, is_waiting, is_blocked }: Candidate): boolean =>
    school_id === schoolId &&
    (group === undefined ||
      role === group ||
      (group === "waiting" && is_waiting === 1) ||
      (group === "blocked" && is_blocked === 1))

interface Paging {
  readonly size: number
  readonly limit: number
  readonly endAt: (row: Candidate) => string
}

function toPage(
  rows: readonly Candidate[],
  found: readonly Candidate[],
  { size, limit, endAt }: Paging,
): Found {
  const page = found.slice(0, size)
  const last = found.length > size ? page.at(-1) : rows[limit - 1]
  return { ids: page.map(({ id }) => id), next: last ? endAt(last) : null }
}

/** How many names are read at once, and how often for one search: a school of 100,000 is complete after 20 searches. */
const [atOnce, timesMax] = [1_000, 5]

async function indexNames(store: Store, schoolId: number): Promise<void> {
  for (let times = 0; times < timesMax; times += 1) {
    const { rows } = await sql<{ id: number; name: string }>`SELECT id, name
      FROM people INDEXED BY people_to_index WHERE school_id = ${schoolId} AND is_indexed = 0
      ORDER BY id LIMIT ${sql.lit(atOnce)}`.execute(store.query)
    if (rows.length > 0) await writeWords(store, rows)
    if (rows.length < atOnce) return
  }
}

/** Somebody who is erased meanwhile gets no words. */
async function writeWords(store: Store, rows: readonly { id: number; name: string }[]) {
  const words = rows.flatMap(({ id, name }) => nameWords(name).map((each) => [id, each]))
  const ids = JSON.stringify(rows.map(({ id }) => id))
  await batchWrite(store, [
    compiled(
      store,
      sql`INSERT OR IGNORE INTO name_words (school_id, words, person_id)
        SELECT people.school_id, value ->> 1, people.id
        FROM json_each(${JSON.stringify(words)}) CROSS JOIN people ON people.id = value ->> 0`,
    ),
    compiled(
      store,
      sql`UPDATE people SET is_indexed = 1 WHERE id IN (SELECT value FROM json_each(${ids}))`,
    ),
  ])
}
