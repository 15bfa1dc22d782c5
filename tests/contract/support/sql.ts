import { env } from "cloudflare:workers"

type Values = readonly unknown[]

const bound = (sql: string, values: Values) => env.DB.prepare(sql).bind(...values)

export const run = (sql: string, ...values: Values) => bound(sql, values).run()

export const getRows = async <Row = Readonly<Record<string, unknown>>>(
  sql: string,
  ...values: Values
): Promise<Row[]> => (await bound(sql, values).all<Row>()).results

export const getIds = async (sql: string, ...values: Values): Promise<readonly number[]> =>
  (await getRows<{ id: number }>(sql, ...values)).map(({ id }) => id)

export const getRow = <Row = Readonly<Record<string, unknown>>>(sql: string, ...values: Values) =>
  bound(sql, values).first<Row>()

export async function one(sql: string, ...values: Values): Promise<number> {
  const found = await getRow<{ n: number }>(sql, ...values)
  return found ? found.n : 0
}
