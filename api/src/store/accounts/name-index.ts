import { sql } from "kysely"
import { nameWords } from "../../names/name-words"
import { batchWrite, compiled, type Store } from "../../db/store"

/** How many names are read at once, and how often for one search: a school of 100,000 is complete after 20 searches. */
const [atOnce, timesMax] = [1_000, 5]

export async function indexNames(store: Store, schoolId: number): Promise<void> {
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
