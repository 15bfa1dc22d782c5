import type { PeopleGroup } from "#contract/words"
import { sql, type RawBuilder } from "kysely"
import { foldedWords, nameWords, searchedKey } from "../../names/name-words"
import { indexNames } from "./name-index"
import { readNumber } from "../../db/names"
import type { Store } from "../../db/store"
import { isWaiting } from "./teachers"

export interface WantedPeople {
  readonly schoolId: number
  readonly search: string
  readonly group: PeopleGroup | undefined
  /** Where the page before ended; "" for the first page. */
  readonly after: string
  readonly size: number
}

/** The ids of a page of people, and where it ends; `null` if nobody is left. */
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
  if (/^\p{Nd}+$/u.test(search)) return findByNumber(store, wanted)
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
  const id = readNumber(foldedWords(wanted.search).join(""))
  const rows = await readCandidates(store, sql`people WHERE people.id = ${id}`)
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

/** The order of SQLite. */
const byCodePoint = (one: string, other: string) =>
  Buffer.compare(Buffer.from(one), Buffer.from(other))

/** The words between the first and the last, which the key has, are words of the name too. */
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
