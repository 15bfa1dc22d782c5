import { sql, type RawBuilder } from "kysely"
import { writePlay, type Store, type Stores } from "../../db/store"

const lastOf = (kind: string) =>
  sql`coalesce((SELECT max(id) FROM structure_events WHERE kind = ${sql.lit(kind)}), 0)`

/** The last change of the structure that may have moved questions to another pool, or 0. */
export const movedAt = sql<number>`max(${lastOf("merged")}, ${lastOf("undone")})`

/** Questions that a merge or its undo has moved since take along what the player did with them. */
export async function followQuestions(
  { store, play }: Stores,
  personId: number,
  moved: number,
): Promise<void> {
  if (moved === 0) return
  const player = await play.query
    .selectFrom("player")
    .select("moves_read")
    .select(({ exists, selectFrom }) =>
      exists(selectFrom("attempts").select("question_id")).as("hasPlayed"),
    )
    .executeTakeFirst()
  if (!player || player.moves_read >= moved) return
  const writes = player.hasPlayed
    ? movePlayed(personId, await readPlaces(store, player.moves_read))
    : []
  await writePlay(play, [...writes, sql`UPDATE player SET moves_read = ${moved}`])
}

async function readPlaces(store: Store, since: number): Promise<string> {
  const { rows } = await sql<{ places: string }>`
    SELECT json_group_array(json_array(id, pool_id)) AS places FROM questions WHERE id IN (
      SELECT each.value FROM structure_events AS event, json_each(event.changes) AS change,
        json_each(change.value, '$.ids') AS each
      WHERE event.id > ${since} AND event.kind IN ('merged', 'undone'))`.execute(store.query)
  return rows[0]?.places ?? "[]"
}

/** What was drawn last in a pool that it leaves, and not answered, is skipped, as by the next draw there. */
function movePlayed(personId: number, places: string): readonly RawBuilder<unknown>[] {
  const isMoving = sql`person_id = ${personId} AND question_id = place.value ->> 0
    AND pool_id <> place.value ->> 1`
  const moving = sql`(SELECT question_id AS id, pool_id AS source, place.value ->> 1 AS target,
      language || level AS bucket, is_played, is_played AND NOT is_twin AS is_answered, is_mistake,
      coalesce(credited, 0) AS points
    FROM json_each(${places}) AS place CROSS JOIN attempts ON ${isMoving})`
  const changes = sql`(SELECT target AS pool, 1 AS sign, * FROM ${moving}
    UNION ALL SELECT source, -1, * FROM ${moving})`
  const counted = (name: string, each: string) => sql`${sql.ref(name)} = max(0, ${sql.ref(name)}
    + (SELECT coalesce(sum(sign * ${sql.ref(each)}), 0) FROM ${changes} WHERE pool = cursors.pool_id))`
  return [
    sql`INSERT INTO cursors (person_id, pool_id, game, subject_id, segments, version)
      SELECT DISTINCT ${personId}, target, game, subject_id, '{}', version
      FROM ${moving} CROSS JOIN cursors ON person_id = ${personId} AND pool_id = source WHERE TRUE
      ON CONFLICT DO UPDATE SET version = max(version, excluded.version)`,
    sql`UPDATE attempts SET is_skipped = 1 WHERE person_id = ${personId} AND is_played = 0
      AND question_id IN (SELECT moved.id FROM ${moving} AS moved CROSS JOIN cursors
          ON person_id = ${personId} AND pool_id = source
        CROSS JOIN json_each(drawn) AS last ON last.value = moved.id)`,
    sql`UPDATE cursors SET ${counted("answered", "is_answered")}, ${counted("mistakes", "is_mistake")},
        ${counted("points", "points")}, played = (SELECT json_group_object(bucket, number) FROM (
          SELECT bucket, max(0, sum(number)) AS number FROM (
            SELECT key AS bucket, value AS number FROM json_each(cursors.played)
            UNION ALL SELECT bucket, sign FROM ${changes} WHERE pool = cursors.pool_id AND is_played
          ) GROUP BY bucket))
      WHERE person_id = ${personId} AND pool_id IN (SELECT pool FROM ${changes})`,
    sql`UPDATE OR IGNORE packs SET pool_id = place.value ->> 1 FROM json_each(${places}) AS place
      WHERE rounds ->> '$[0].questionIds[0]' = place.value ->> 0 AND pool_id <> place.value ->> 1`,
    sql`UPDATE attempts SET pool_id = place.value ->> 1 FROM json_each(${places}) AS place
      WHERE ${isMoving}`,
  ]
}
