import { Kysely, sql, type Compilable, type CompiledQuery, type RawBuilder } from "kysely"
import { dialectOver } from "./dialect"
import type { Tables } from "./tables"
import type { PlayTables } from "./player-tables"

/** Runs SQL on these tables. A query can join the tables of one connection only. */
export interface Connection<Tables> extends Batches {
  readonly query: Kysely<Tables>
}

interface Batches {
  /** Runs queries in their order: all of them or none. */
  readonly batch: <Row>(queries: readonly Compilable<Row>[]) => Promise<readonly Ran<Row>[]>
}

export interface Ran<Row> {
  readonly rows: readonly Row[]
  readonly changes: number
}

export type Store = Connection<Tables>

export type PlayStore = Connection<PlayTables>

export interface Stores {
  readonly store: Store
  readonly play: PlayStore
}

type Database = Pick<D1Database, "prepare" | "batch">

export const createStore = (
  database: Database,
  noteChanges: (changes: number) => void = () => {},
): Store => ({
  query: new Kysely<Tables>({
    dialect: dialectOver(async <Row>(query: CompiledQuery) => {
      const statement = database.prepare(query.sql).bind(...query.parameters)
      const { results, meta } = await statement.all<Row>()
      noteChanges(meta.changes)
      return { rows: results, numAffectedRows: BigInt(meta.changes) }
    }),
  }),
  batch: async <Row>(queries: readonly Compilable<Row>[]) => {
    const results = await database.batch<Row>(queries.map((query) => prepare(database, query)))
    return results.map(({ results, meta }) => {
      noteChanges(meta.changes)
      return { rows: results, changes: meta.changes }
    })
  },
})

interface Waiting {
  readonly query: Compilable
  readonly settle: (ran: Promise<Ran<unknown>>) => void
}

/** Queries that are begun together are one trip to the database. */
export function joiningQueries({ batch }: Store): Store {
  let waiting: Waiting[] = []
  const runAll = () => {
    const all = waiting
    waiting = []
    const ran = batch(all.map(({ query }) => query))
    all.forEach(({ settle }, at) =>
      settle(ran.then((each) => each[at] ?? { rows: [], changes: 0 })),
    )
  }
  function join<Row>(query: Compilable<Row>): Promise<Ran<Row>>
  function join(query: Compilable): Promise<Ran<unknown>> {
    return new Promise((settle) => {
      // By then every part has begun what it does not wait for.
      if (waiting.push({ query, settle }) === 1) setTimeout(runAll)
    })
  }
  return {
    query: new Kysely<Tables>({
      dialect: dialectOver(async <Row>(query: CompiledQuery) => {
        const { rows, changes } = await join<Row>({ compile: () => query })
        return { rows: [...rows], numAffectedRows: BigInt(changes) }
      }),
    }),
    batch: (queries) => Promise.all(queries.map((query) => join(query))),
  }
}

function prepare(database: Database, query: Compilable): D1PreparedStatement {
  const { sql, parameters } = query.compile()
  return database.prepare(sql).bind(...parameters)
}

/** The play store of callers without a token; every query throws. */
export const nothingPlayed: PlayStore = {
  query: new Kysely<PlayTables>({ dialect: dialectOver(refuseToPlay) }),
  batch: refuseToPlay,
}

function refuseToPlay(): never {
  throw new Error("Nobody has played this.")
}

export const batchWrite = async (
  { batch }: Batches,
  writes: readonly Compilable[],
): Promise<readonly number[]> => (await batch(writes)).map(({ changes }) => changes)

export async function batchRead<Row>(
  { batch }: Batches,
  reads: readonly Compilable<Row>[],
): Promise<readonly (readonly Row[])[]> {
  if (reads.length === 0) return []
  return (await batch(reads)).map(({ rows }) => rows)
}

export async function readBoth<One, Other>(
  store: Batches,
  one: Compilable<One>,
  other: Compilable<Other>,
): Promise<readonly [readonly One[], readonly Other[]]>
export async function readBoth(store: Batches, one: Compilable, other: Compilable) {
  return batchRead(store, [one, other])
}

export const compiled = <Row>(
  { query }: { readonly query: Parameters<RawBuilder<Row>["compile"]>[0] },
  written: RawBuilder<Row>,
): Compilable<Row> => ({
  compile: () => written.compile(query),
})

export const writePlay = (play: PlayStore, writes: readonly RawBuilder<unknown>[]) =>
  batchWrite(
    play,
    writes.map((each) => compiled(play, each)),
  )

/** Any number of ids, for `in`. They are in the text of the query, which has at most a hundred parameters. */
export const takeOne = (ids: readonly number[]) =>
  sql<number>`(${sql.join(ids.map((id) => sql.lit(id)))})`

export async function isAlive({ query }: Store): Promise<boolean> {
  try {
    await sql`SELECT 1`.execute(query)
    return true
  } catch {
    return false
  }
}
