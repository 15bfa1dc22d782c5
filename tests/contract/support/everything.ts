import { listDurableObjectIds, runInDurableObject } from "cloudflare:test"
import { env } from "cloudflare:workers"
import { getRows } from "./sql"

type Rows = readonly Readonly<Record<string, unknown>>[]

export const userTables = `SELECT name FROM sqlite_master WHERE type = 'table'
  AND name NOT LIKE 'sqlite%' AND name NOT LIKE '\\_cf%' ESCAPE '\\'`

export async function everythingInD1(): Promise<Readonly<Record<string, Rows>>> {
  const tables = await getRows<{ name: string }>(userTables)
  const found = tables.map(
    async ({ name }) => [name, await getRows(`SELECT * FROM ${name}`)] as const,
  )
  return Object.fromEntries((await Promise.all(found)).filter(([, rows]) => rows.length > 0))
}

/** By the id of the object and the name of the table. */
export async function everythingInObjects(): Promise<Readonly<Record<string, Rows>>> {
  const found: Record<string, Rows> = {}
  const namespaces: readonly DurableObjectNamespace[] = [env.PLAY, env.BOARD]
  for (const namespace of namespaces)
    for (const id of await listDurableObjectIds(namespace))
      for (const [name, rows] of await storedIn(namespace.get(id)))
        if (rows.length > 0) found[`${id}/${name}`] = rows
  return found
}

const storedIn = (stub: DurableObjectStub) =>
  runInDurableObject(stub, async (_, { storage }): Promise<[string, Rows][]> => {
    const tables = storage.sql.exec<{ name: string }>(userTables).toArray()
    const keys = [...(await storage.list())].map(([key, value]) => ({ key, value }))
    const alarm = await storage.getAlarm()
    return [
      ...tables.map(({ name }): [string, Rows] => [
        name,
        storage.sql.exec(`SELECT * FROM ${name}`).toArray(),
      ]),
      ["keys", keys],
      ["alarm", alarm === null ? [] : [{ alarm }]],
    ]
  })
