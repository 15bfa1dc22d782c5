import { sql, type RawBuilder } from "kysely"
import { countFirstAnswers, type Stretch } from "./first-answers"
import { batchWrite, compiled, type Store } from "./store"

/** What others see of a player, as it stood at a version of the player's object. */
export interface PlayerState {
  readonly personId: number
  readonly version: number
  readonly points: number
  /** When the last ones were credited: who gets there first is ranked before the others. */
  readonly pointsAt: number
  /** The points of the week, for the newest two weeks, the newest first. */
  readonly weeks: readonly { readonly week: number; readonly points: number }[]
  /** Where the leaderboards do not have it yet. */
  readonly ranking?: Ranking
  /** Nobody gets these questions without a token; nothing in a message of an earlier release. */
  readonly inPlay?: readonly OpenRound[]
  /** Of the history, what D1 has not counted yet; nothing in a message of an earlier release. */
  readonly answered?: Stretch
}

/** What was issued to a player in a pool within a day, and is not answered. */
export interface OpenRound {
  readonly pool: number
  /** The last time. */
  readonly issuedAt: number
  readonly questions: readonly number[]
}

interface Ranking {
  /** Of the state at which points, grade or `isHidden` changed last. */
  readonly version: number
  readonly school: number
  readonly gradeId: number | null
  /** Where the player may still stand on the leaderboard. */
  readonly formerGrades: readonly number[]
  readonly isHidden: boolean
}

/** How far D1 is with a player: the version of the state, and the last answer that its figures count. */
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
  /** Stores what leaderboards show. */
  readonly rank: (states: readonly PlayerState[]) => Promise<void>
}

/**
 * Stores states in one batch. One that is older than what is stored changes nothing; nor does a repeated one. D1
 * comes last: a version that it has, all leaderboards have.
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
  const stretches = inOrder.flatMap(({ personId, version, answered }) =>
    answered ? { personId, version, ...answered } : [],
  )
  await batchWrite(store, [
    ...countFirstAnswers(store, stretches),
    ...inOrder.flatMap(writesOf).map((write) => compiled(store, write)),
  ])
}

/** The keys of the rounds that D1 has of a person, each a list. */
export const openRoundsOf = (personId: number) =>
  sql`SELECT json_each.value FROM people, json_each(open_rounds) WHERE people.id = ${personId}`

function writesOf(state: PlayerState): readonly RawBuilder<unknown>[] {
  const { personId, version, points, inPlay = [] } = state
  const { after, to } = state.answered ?? { after: 0, to: 0 }
  const isNewer = sql`EXISTS (SELECT 1 FROM people WHERE id = ${personId}
    AND play_version < ${version})`
  const rounds = JSON.stringify(
    inPlay.map(({ pool, issuedAt, questions }) => [pool, issuedAt, JSON.stringify(questions)]),
  )
  const keys = JSON.stringify(inPlay.map(({ pool, issuedAt }) => [pool, issuedAt]))
  return [
    sql`DELETE FROM open_rounds WHERE (pool_id, issued_at, person_id) IN (
      SELECT value ->> 0, value ->> 1, ${personId} FROM (${openRoundsOf(personId)}) AS former
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
