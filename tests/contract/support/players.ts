import { runInDurableObject } from "cloudflare:test"
import { env } from "cloudflare:workers"
import type { Dependencies } from "../../../api/src/dependencies"
import type { Bindings } from "../../../api/src/platform"
import type { Tally } from "./measured-database"

/** The names of the objects that were used since the test file began. */
const played = new Set<string>()

function objectOf(name: string) {
  played.add(name)
  return env.PLAY.getByName(name)
}

/**
 * The objects of players with the clock and the random numbers of a test. They publish to D1 after each call, so that
 * only the tests of the queue have to wait for it.
 */
export const playersWith = (
  dependencies: Dependencies,
  bindings: Omit<Bindings, "PLAY">,
  tally: Tally,
): Bindings["PLAY"] => ({
  getByName: (name) => {
    const stub = objectOf(name)
    const fetch = async (request: Request) => {
      const before = await runInDurableObject(stub, (player) => {
        player.dependencies = dependencies
        player.bindings = { ...bindings, PLAY: env.PLAY, PUBLISHED: env.PUBLISHED }
        return { ...player.rows }
      })
      const response = await stub.fetch(request)
      await runInDurableObject(stub, async (player, { storage }) => {
        tally.rowsRead += player.rows.read - before.read
        tally.rowsWritten += player.rows.written - before.written
        player.bindings = { ...player.bindings, DB: env.DB, BOARD: env.BOARD }
        await player.publish()
        await storage.deleteAlarm()
      })
      return response
    }
    /** The same object with the clock of the test. */
    const timed = async () => {
      await runInDurableObject(stub, (player) => {
        player.dependencies = dependencies
      })
      return stub
    }
    const total = (personId: number) => stub.total(personId)
    const prepareChange = async (personId: number) => (await timed()).prepareChange(personId)
    const takeChange = async (personId: number) => (await timed()).takeChange(personId)
    const wrongAnswers = (personId: number) => stub.wrongAnswers(personId)
    const erase = async () => (await timed()).erase()
    return { fetch, total, prepareChange, takeChange, wrongAnswers, erase } as ReturnType<
      Bindings["PLAY"]["getByName"]
    >
  },
})

/** Queries the object of a player. */
export const inPlay = (
  personId: number,
  query: string,
  ...values: readonly SqlStorageValue[]
): Promise<readonly Readonly<Record<string, SqlStorageValue>>[]> =>
  runInDurableObject(objectOf(String(personId)), async (player, { storage }) => {
    await player.open(personId)
    return storage.sql.exec(query, ...values).toArray()
  })

/** Copies what all players have played into the D1 tables from which objects are made, so that one query sees all. */
export async function gatherPlay(): Promise<void> {
  for (const name of played) {
    const rows = await runInDurableObject(env.PLAY.getByName(name), (_, { storage: { sql } }) =>
      copied.map((table) => {
        const known = sql.exec("SELECT 1 FROM sqlite_master WHERE name = ?", table).toArray()
        return known.length === 0 ? [] : sql.exec(`SELECT * FROM ${table}`).toArray()
      }),
    )
    const personId = rows[0]?.[0]?.["person_id"]
    if (personId === undefined) continue
    await env.DB.batch([
      ...copied
        .toReversed()
        .map((table) => env.DB.prepare(`DELETE FROM ${table} WHERE person_id = ?`).bind(personId)),
      ...copied.flatMap((table, at) => copyRows(table, rows[at] ?? [])),
    ])
  }
}

const copied = ["cursors", "attempts", "answers"] as const

/** The columns that the tables of D1 lack, or number themselves. */
const own: Readonly<Record<string, readonly string[]>> = {
  cursors: [],
  attempts: ["is_skipped"],
  answers: ["id", "pool_id", "list_id"],
}

function copyRows(table: string, rows: readonly Readonly<Record<string, unknown>>[]) {
  const columns = Object.keys(rows[0] ?? {}).filter((column) => !own[table]?.includes(column))
  if (columns.length === 0) return []
  const values = columns.map((column) => `value ->> '${column}'`).join(", ")
  return env.DB.prepare(
    `INSERT INTO ${table} (${columns.join(", ")}) SELECT ${values} FROM json_each(?)`,
  ).bind(JSON.stringify(rows))
}

/** Clears the objects of all players. */
export async function forgetPlayers(): Promise<void> {
  await Promise.all(
    Array.from(played, (name) =>
      runInDurableObject(env.PLAY.getByName(name), async (player, { storage }) => {
        await storage.deleteAlarm()
        await storage.deleteAll()
        player.forget()
      }),
    ),
  )
  played.clear()
}
