import { getRows } from "./sql"

interface Row {
  readonly id: number
  readonly status: string
  readonly position: number | null
  readonly bucket: string
}

export async function readLines(): Promise<ReadonlyMap<number, readonly Row[]>> {
  const rows = await getRows<Row>(
    "SELECT id, status, position, pool_id || ' ' || language || level AS bucket FROM questions",
  )
  const versions = await getRows<{ id: number; replaces: number }>(
    "SELECT question_id AS id, replaces FROM question_versions",
  )
  const before = new Map(versions.map(({ id, replaces }) => [id, replaces]))
  const lines = new Map<number, Row[]>()
  for (const row of rows) {
    let root = row.id
    for (let id = before.get(root); id !== undefined; id = before.get(root)) root = id
    lines.set(root, [...(lines.get(root) ?? []), row])
  }
  return lines
}

export async function faultsOfLines(): Promise<readonly string[]> {
  const lines = await readLines()
  const faults = [...lines].flatMap(([line, rows]) =>
    ["approved", "waiting"].flatMap((status) => {
      const ids = rows.filter((row) => row.status === status).map(({ id }) => id)
      return ids.length > 1 ? [`line ${line} has ${ids.join(" and ")} ${status}`] : []
    }),
  )
  return [...faults, ...(await faultsOfPools([...lines.values()].flat()))]
}

async function faultsOfPools(rows: readonly Row[]): Promise<readonly string[]> {
  const pools = await getRows<{ bucket: string; size: number }>(
    "SELECT pools.id || ' ' || key AS bucket, value AS size FROM pools, json_each(sizes)",
  )
  const sizes = new Map(pools.map(({ bucket, size }) => [bucket, size]))
  const buckets = new Map<string, number[]>()
  for (const { bucket, position } of rows)
    if (position !== null) buckets.set(bucket, [...(buckets.get(bucket) ?? []), position])
  const named = new Set([...sizes.keys(), ...buckets.keys()])
  return [...named].flatMap((bucket) => {
    const positions = (buckets.get(bucket) ?? []).toSorted((a, b) => a - b)
    const isDense = positions.every((position, at) => position === at)
    return isDense && positions.length === (sizes.get(bucket) ?? 0)
      ? []
      : [`bucket ${bucket} of size ${sizes.get(bucket) ?? 0} has positions ${positions.join()}`]
  })
}
