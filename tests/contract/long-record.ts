import { wireGames, type WireGame } from "#contract/words"
import { clock } from "./support/api"
import { inPlay } from "./support/players"
import { addChapters, addPool, type Member } from "./support/world"
import { getRows } from "./support/sql"

/** One answer, or the answers of a set. */
export interface Block {
  readonly subject: string
  readonly chapter: number
  readonly game: WireGame
  /** Newest first. */
  readonly questions: readonly number[]
  readonly wrong: number
}

interface Pool extends Omit<Block, "questions" | "wrong"> {
  readonly id: number
  readonly ids: readonly number[]
}

const chapters = 10
const setSize = 6

/** Fills a record with years of play in all games of eleven chapters. Returns the rounds, newest first. */
export async function fillRecord({ id }: Member, answers: number): Promise<readonly Block[]> {
  const pools = await fillPools()
  const blocks: Block[] = []
  const rows: (readonly unknown[])[] = []
  for (let turn = 0; rows.length < answers; turn += 1) {
    const pool = pools[turn % pools.length]
    if (!pool) break
    const isSet = pool.game === wireGames.difficulty
    const questions = Array.from({ length: isSet ? setSize : 1 }, (_, at) => {
      const question = pool.ids[(turn + at) % pool.ids.length] ?? 0
      const isRight = (turn + at) % 5 === 0 ? 0 : 1
      rows.push([pool.id, question, isRight, isSet ? `${pool.id}-${turn}` : null])
      return { question, isRight }
    })
    blocks.unshift({
      ...pool,
      questions: questions.map(({ question }) => question).toReversed(),
      wrong: questions.filter(({ isRight }) => !isRight).length,
    })
  }
  await insert(id, pools, rows)
  return blocks
}

async function fillPools(): Promise<readonly Pool[]> {
  const later = Array.from({ length: chapters - 2 }, (_, at) => at + 3)
  await addChapters(later.map((number) => [7, 3, number, `Chapter ${number}`, `الفصل ${number}`]))
  const places = [
    ...Array.from({ length: chapters }, (_, at) => ({ subject: "Math", chapter: at + 1 })),
    { subject: "Arabic", chapter: 1 },
  ]
  const pools: Pool[] = []
  for (const { subject, chapter } of places)
    for (const game of Object.values(wireGames)) {
      const held = game === wireGames.difficulty ? [2, 2, 1, 1, 1] : 4
      const id = await addPool({ chapter, game, subject: subject === "Math" ? 3 : 1 }, held)
      const rows = await getRows("SELECT id FROM questions WHERE pool_id = ?", id)
      pools.push({ subject, chapter, game, id, ids: rows.map((row) => Number(row["id"])) })
    }
  return pools
}

async function insert(id: number, pools: readonly Pool[], answers: readonly unknown[]) {
  const insertRows = (sql: string, rows: readonly unknown[], ...values: readonly number[]) =>
    inPlay(id, sql, id, JSON.stringify(rows), ...values)
  await insertRows(
    `INSERT INTO cursors (person_id, pool_id, game, subject_id, segments, version)
      SELECT ?1, value ->> 0, value ->> 1, value ->> 2, '{}', 1 FROM json_each(?2)`,
    pools.map(({ id, game, subject }) => [id, game, subject === "Math" ? 3 : 1]),
  )
  await insertRows(
    `INSERT INTO attempts (person_id, question_id, pool_id, language, level, is_played, turn_at,
        issued_at, answered_at)
      SELECT ?1, value ->> 0, value ->> 1, 'en', 0, 1, 0, 0, 0 FROM json_each(?2)`,
    pools.flatMap(({ id, ids }) => ids.map((question) => [question, id])),
  )
  await insertRows(
    `INSERT INTO answer_lists (pool_id, subject_id, answered_at, set_name, wrong, answers)
      SELECT value ->> 0, (SELECT subject_id FROM cursors WHERE person_id = ?1 AND pool_id = value ->> 0),
        ?3 + key, value ->> 3, value ->> 2 = 0, json_array(json_array(value ->> 1, 'an answer', value ->> 2, 0, NULL))
      FROM json_each(?2)`,
    answers,
    clock.now,
  )
}
