import { runInDurableObject } from "cloudflare:test"
import { env } from "cloudflare:workers"
import type { Dependencies } from "../../../api/src/http/dependencies"
import type { LiveRoom, Player } from "../../../api/src/index"
import type { Bindings } from "../../../api/src/http/platform"
import type { Tally } from "./measured-database"
import { run } from "./sql"

/** Since the test file began. */
const played = new Set<string>()

export function objectOf(name: string) {
  played.add(name)
  return env.PLAY.getByName(name)
}

const calls = ["total", "prepareChange", "takeChange", "wrongAnswers", "readAll", "erase"] as const

/** They publish to D1 after each call, so that only the tests of the queue have to wait for it. */
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
    const timed = calls.map((name) => {
      const call = async (personId: number) => {
        await runInDurableObject(stub, (player) => void (player.dependencies = dependencies))
        return stub[name](personId)
      }
      return [name, call]
    })
    return { fetch, ...Object.fromEntries(timed) }
  },
})

export const inPlay = (
  personId: number,
  query: string,
  ...values: readonly SqlStorageValue[]
): Promise<readonly Readonly<Record<string, SqlStorageValue>>[]> =>
  runInDurableObject(objectOf(String(personId)), async (player, { storage }) => {
    await player.open(personId)
    return storage.sql.exec(query, ...values).toArray()
  })

/** Copies the attempts of all players into a table of D1 that only tests have, so that one query sees all. */
export async function gatherPlay(): Promise<void> {
  await dropGathered()
  await run("CREATE TABLE attempts (person_id, credited, credited_at)")
  for (const name of played) {
    const rows = await runInDurableObject(env.PLAY.getByName(name), (_, { storage: { sql } }) => {
      const known = sql.exec("SELECT 1 FROM sqlite_master WHERE name = 'attempts'").toArray()
      const query = "SELECT person_id, credited, credited_at FROM attempts"
      return known.length === 0 ? [] : sql.exec(query).toArray()
    })
    await run(
      `INSERT INTO attempts SELECT value ->> 'person_id', value ->> 'credited', value ->> 'credited_at'
        FROM json_each(?)`,
      JSON.stringify(rows),
    )
  }
}

export const dropGathered = () => run("DROP TABLE IF EXISTS attempts")

export const emptyObject = (stub: DurableObjectStub<(Player | LiveRoom) & DurableObject>) =>
  runInDurableObject(stub, async (object, { storage }) => {
    await storage.deleteAlarm()
    await storage.deleteAll()
    object.forget()
  })

export async function forgetPlayers(): Promise<void> {
  await Promise.all(Array.from(played, (name) => emptyObject(env.PLAY.getByName(name))))
  played.clear()
  await dropGathered()
}
