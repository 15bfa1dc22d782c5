import { sql } from "kysely"
import * as z from "zod"
import { type Language, rightReasons, wrongReasons } from "#contract/words"
import { writePlay, type PlayStore } from "../../db/store"

const verdict = z.object({
  isRight: z.boolean(),
  reason: z.enum([...rightReasons, ...wrongReasons, "answered before"]).nullable(),
})

const packedRound = z.object({
  questionIds: z.array(z.number()),
  place: z.number().optional(),
  /** The name of its issue, by which its points are claimed. */
  name: z.string(),
  /** Written before it is judged, so that a repeat judges this answer again. */
  given: z.array(z.string()).optional(),
  playedAt: z.number().optional(),
  /** Without verdicts if its question was issued again since. */
  result: z.object({ verdicts: z.array(verdict), points: z.number() }).optional(),
})
export type PackedRound = z.output<typeof packedRound>
type Result = NonNullable<PackedRound["result"]>

interface Row {
  readonly id: string
  readonly poolId: number
  readonly workId: number
  readonly language: Language | ""
  readonly takenAt: number
  readonly until: number
  readonly isFilled: number
  readonly isOpen: number
  readonly isSeen: number
  readonly questions: string
  readonly rounds: string
}

const columns = sql`id, pool_id AS poolId, work_id AS workId, language, taken_at AS takenAt, until, is_filled AS isFilled,
  is_open AS isOpen, is_seen AS isSeen, questions, rounds`

const rounds = z.array(packedRound)

const ids = z.array(z.number())

const toPack = ({ isFilled, isOpen, isSeen, questions, rounds: text, ...row }: Row) => ({
  ...row,
  isFilled: isFilled === 1,
  isOpen: isOpen === 1,
  isSeen: isSeen === 1,
  questions: ids.parse(JSON.parse(questions)),
  rounds: rounds.parse(JSON.parse(text)),
})
export type StoredPack = ReturnType<typeof toPack>

export const countLeft = ({ rounds }: StoredPack) => rounds.filter(({ result }) => !result).length

export type OfPack = Pick<StoredPack, "poolId" | "workId" | "language">

export async function readPack({ query }: PlayStore, id: string): Promise<StoredPack | null> {
  const { rows } = await sql<Row>`SELECT ${columns} FROM packs WHERE id = ${id}`.execute(query)
  return rows[0] ? toPack(rows[0]) : null
}

export async function readOpenPacks({ query }: PlayStore): Promise<readonly StoredPack[]> {
  const { rows } = await sql<Row>`SELECT ${columns} FROM packs WHERE is_open = 1
    ORDER BY until, id`.execute(query)
  return rows.map(toPack)
}

/** How long after its time a pack is listed unless its page was shown, in ms. */
const listedMs = 7 * 24 * 60 * 60 * 1000

export async function readUnseenPacks({ query }: PlayStore, now: number) {
  const { rows } = await sql<Row>`SELECT ${columns} FROM packs
    WHERE is_seen = 0 AND until > ${now - listedMs} ORDER BY is_open DESC, until, id`.execute(query)
  return rows.map(toPack)
}

/** How long a pack can be seen after its end, in ms. */
const keptMs = 30 * 24 * 60 * 60 * 1000

/** The places of a work that are in packs which are not over, so that no other draw issues them. */
export async function readPlacesInPacks({ query }: PlayStore, workId: number, now: number) {
  const { rows } = await sql<Pick<Row, "rounds">>`SELECT rounds FROM packs
    WHERE is_open = 1 AND until > ${now} AND work_id = ${workId}`.execute(query)
  const taken = rows.flatMap((row) => rounds.parse(JSON.parse(row.rounds)))
  return new Set(taken.flatMap(({ place, result }) => (result ? [] : (place ?? []))))
}

/** False if a pack of the pool, work and language is open. */
export async function beginPack(
  play: PlayStore,
  { id, poolId, workId, language, until }: Pick<StoredPack, "id" | "until" | keyof OfPack>,
  now: number,
): Promise<boolean> {
  const [, begun] = await writePlay(play, [
    sql`DELETE FROM packs WHERE until < ${now - keptMs}`,
    sql`INSERT INTO packs (id, pool_id, work_id, language, taken_at, until)
      VALUES (${id}, ${poolId}, ${workId}, ${language}, ${now}, ${until}) ON CONFLICT DO NOTHING`,
  ])
  return begun === 1
}

interface PackAnswers {
  readonly at: number
  readonly given: readonly string[]
  readonly playedAt: number
}

/** The first answer to a round stands. */
export const noteGiven = (play: PlayStore, id: string, given: readonly PackAnswers[]) =>
  writePlay(
    play,
    given.map(({ at, given, playedAt }) => {
      const [text, time] = [`$[${at}].given`, `$[${at}].playedAt`]
      return sql`UPDATE packs SET rounds = json_set(rounds, ${text},
          json(${JSON.stringify(given)}), ${time}, CAST(${playedAt} AS INTEGER))
        WHERE id = ${id} AND rounds ->> ${text} IS NULL AND rounds -> ${`$[${at}]`} IS NOT NULL`
    }),
  )

export const noteResult = (play: PlayStore, id: string, at: number, result: Result) =>
  writePlay(play, [
    sql`UPDATE packs SET rounds = json_set(rounds, ${`$[${at}].result`},
      json(${JSON.stringify(result)})) WHERE id = ${id}`,
    sql`UPDATE packs SET is_open = 0 WHERE id = ${id} AND is_filled = 1 AND NOT EXISTS (
      SELECT 1 FROM json_each(rounds) WHERE value -> 'result' IS NULL)`,
    sql`UPDATE attempts SET is_skipped = 1 FROM packs CROSS JOIN json_each(packs.questions) AS held
      WHERE packs.id = ${id} AND is_open = 0 AND person_id = (SELECT person_id FROM player)
        AND question_id = held.value AND issued_at <= taken_at AND is_played = 0 AND is_skipped = 0`,
  ])

export const noteSeen = (play: PlayStore, id: string) =>
  writePlay(play, [sql`UPDATE packs SET is_seen = 1 WHERE id = ${id} AND is_open = 0`])
