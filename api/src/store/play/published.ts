import { sql, type RawBuilder } from "kysely"
import { countFirstAnswers, type Stretch } from "./first-answers"
import { batchWrite, compiled, type Store } from "../../db/store"

export interface PlayerState {
  readonly personId: number
  readonly version: number
  readonly points: number
  /** When the last points were credited: of players with equal points, the first to reach them is ranked first. */
  readonly pointsAt: number
  readonly weeks: readonly { readonly week: number; readonly points: number }[]
  readonly ranking?: Ranking
  /** The rounds in play: draws without a token avoid their questions. */
  readonly inPlay: readonly OpenRound[]
  readonly answered: Stretch
}

export interface OpenRound {
  readonly pool: number
  readonly issuedAt: number
  readonly questions: readonly number[]
}

interface Ranking {
  /** The version of the state at which points, grade or `isHidden` last changed. */
  readonly version: number
  readonly school: number
  readonly gradeId: number | null
  readonly formerGrades: readonly number[]
  readonly isHidden: boolean
}

export interface Stored {
  readonly version: number
  readonly counted: number
}

export async function readStored({ query }: Store, personId: number): Promise<Stored> {
  const row = await query
    .selectFrom("people")
    .select(["play_version as version", "answers_counted as counted"])
    .where("id", "=", personId)
    .executeTakeFirst()
  return row ?? { version: 0, counted: 0 }
}

interface Shared {
  readonly store: Store
  readonly rank: (states: readonly PlayerState[]) => Promise<void>
}

/**
 * Stores states in one batch. A state that is older than the stored one, or was stored before, changes nothing. D1
 * is written last, so that the leaderboards have every version that D1 has.
 */
export async function publishStates(
  { store, rank }: Shared,
  states: readonly PlayerState[],
): Promise<void> {
  const newest = new Map<number, PlayerState>()
  for (const state of states)
    if (state.version > (newest.get(state.personId)?.version ?? 0))
      newest.set(state.personId, state)
  const inOrder = [...newest.values()].toSorted((one, other) => one.pointsAt - other.pointsAt)
  if (inOrder.length === 0) return
  await rank(inOrder)
  const stretches = inOrder.map(({ personId, version, answered }) => ({
    personId,
    version,
    ...answered,
  }))
  await batchWrite(store, [
    ...countFirstAnswers(store, stretches),
    ...inOrder.flatMap(toWrites).map((write) => compiled(store, write)),
  ])
}

export const toOpenRounds = (personId: number) =>
  sql`SELECT json_each.value FROM people, json_each(open_rounds) WHERE people.id = ${personId}`

function toWrites(state: PlayerState): readonly RawBuilder<unknown>[] {
  const { personId, version, points, inPlay, answered } = state
  const { after, to } = answered
  const isNewer = sql`EXISTS (SELECT 1 FROM people WHERE id = ${personId}
    AND play_version < ${version})`
  const rounds = JSON.stringify(
    inPlay.map(({ pool, issuedAt, questions }) => [pool, issuedAt, JSON.stringify(questions)]),
  )
  const keys = JSON.stringify(inPlay.map(({ pool, issuedAt }) => [pool, issuedAt]))
  return [
    sql`DELETE FROM open_rounds WHERE (pool_id, issued_at, person_id) IN (
      SELECT value ->> 0, value ->> 1, ${personId} FROM (${toOpenRounds(personId)}) AS former
      WHERE ${isNewer} AND value NOT IN (SELECT value FROM json_each(${keys})))`,
    sql`INSERT INTO open_rounds (pool_id, issued_at, person_id, questions)
      SELECT value ->> 0, value ->> 1, ${personId}, value ->> 2 FROM json_each(${rounds})
      WHERE ${isNewer}
      ON CONFLICT DO UPDATE SET questions = excluded.questions
        WHERE questions <> excluded.questions`,
    sql`UPDATE people SET points = ${points}, play_version = ${version}, open_rounds = ${keys},
        answers_counted = iif(answers_counted < ${after}, answers_counted, max(answers_counted, ${to}))
      WHERE id = ${personId} AND play_version < ${version}`,
  ]
}
