import { sql } from "kysely"
import { compiled, type Store } from "../../db/store"

export interface OpenRound {
  readonly pool: number
  readonly issuedAt: number
  readonly questions: readonly number[]
}

interface RoundsOfPlayer {
  readonly personId: number
  readonly version: number
  readonly rows: readonly OpenRound[]
}

export const toOpenRounds = (personId: number) =>
  sql`SELECT json_each.value FROM people, json_each(open_rounds) WHERE people.id = ${personId}`

const toKeys = (rounds: readonly OpenRound[]) =>
  JSON.stringify(rounds.map(({ pool, issuedAt }) => [pool, issuedAt]))

export const assignOpenRounds = (rounds: readonly OpenRound[]) => [
  sql`open_rounds = ${toKeys(rounds)}`,
]

export const writeOpenRounds = (store: Store, players: readonly RoundsOfPlayer[]) =>
  players.flatMap(toWrites).map((write) => compiled(store, write))

function toWrites({ personId, version, rows }: RoundsOfPlayer) {
  const isNewer = sql`EXISTS (SELECT 1 FROM people WHERE id = ${personId}
    AND play_version < ${version})`
  const rounds = JSON.stringify(
    rows.map(({ pool, issuedAt, questions }) => [pool, issuedAt, JSON.stringify(questions)]),
  )
  return [
    sql`DELETE FROM open_rounds WHERE (pool_id, issued_at, person_id) IN (
      SELECT value ->> 0, value ->> 1, ${personId} FROM (${toOpenRounds(personId)}) AS former
      WHERE ${isNewer} AND value NOT IN (SELECT value FROM json_each(${toKeys(rows)})))`,
    sql`INSERT INTO open_rounds (pool_id, issued_at, person_id, questions)
      SELECT value ->> 0, value ->> 1, ${personId}, value ->> 2 FROM json_each(${rounds})
      WHERE ${isNewer}
      ON CONFLICT DO UPDATE SET questions = excluded.questions
        WHERE questions <> excluded.questions`,
  ]
}
