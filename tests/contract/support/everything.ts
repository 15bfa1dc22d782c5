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

export async function everythingInObjects(): Promise<
  Readonly<Record<string, Readonly<Record<string, Rows>>>>
> {
  const stubs = [
    ...(await listDurableObjectIds(env.PLAY)).map((id) => env.PLAY.get(id)),
    ...(await listDurableObjectIds(env.BOARD)).map((id) => env.BOARD.get(id)),
  ]
  const found: Record<string, Readonly<Record<string, Rows>>> = {}
  for (const stub of stubs) {
    const stored = await storedIn(stub)
    if (Object.keys(stored).length > 0) found[stub.id.toString()] = stored
  }
  return found
}

const storedIn = (stub: DurableObjectStub) =>
  runInDurableObject(stub, async (_, { storage }) => {
    const tables = storage.sql.exec<{ name: string }>(userTables).toArray()
    const rows = tables.map(({ name }): [string, Rows] => [
      name,
      storage.sql.exec(`SELECT * FROM ${name}`).toArray(),
    ])
    const keys = [...(await storage.list())].map(([key, value]) => ({ key, value }))
    const alarm = await storage.getAlarm()
    return Object.fromEntries([
      ...rows,
      ...(keys.length > 0 ? [["keys", keys] as const] : []),
      ...(alarm === null ? [] : [["alarm", [{ alarm }]] as const]),
    ])
  })
