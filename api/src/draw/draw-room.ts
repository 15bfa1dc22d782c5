import { wireGames } from "#contract/words"
import { itemScore } from "#game/difficulty/worth.mjs"
import { roomLimits, type Item } from "#game/live/room"
import { sql } from "kysely"
import { takeOne, type Store } from "../db/store"
import { wireAnswer } from "../games/game"
import { games } from "../games/games"
import { readSizes } from "../pool/buckets"
import { upcomingUnseen, type CursorInPool, type Step } from "../pool/next-unseen"
import { planSet } from "../pool/plan-set"
import type { WorkContent } from "../store/classes/work-content"
import { readPool, withAnswerSigns, type PoolRow } from "../store/questions/pools"
import {
  questionColumns,
  readFreeQuestionsAt,
  toLines,
  toQuestion,
  type QuestionRow,
} from "../store/questions/questions"

interface Drawing {
  readonly key: number
  readonly now: number
}

/** The questions of a room, in their order: of a chapter any, each once. */
export async function drawForRoom(
  store: Store,
  content: WorkContent,
  drawing: Drawing,
): Promise<readonly Item[]> {
  if (content.kind === "questions")
    return readItems(store, takeWholeSets(content.rounds.map(({ ids }) => ids)))
  const pool = await readPool(store, content.pool)
  if (!pool) return []
  const steps = toSteps(pool, content, drawing.key)
  const found = await readFreeQuestionsAt(store, pool.id, steps, {
    since: drawing.now,
    limit: steps.length,
  })
  return readItems(
    store,
    found.map(({ id }) => id),
  )
}

type OfChapter = Extract<WorkContent, { readonly kind: "chapter" }>

function toSteps({ sizes }: PoolRow, { game, language, rounds }: OfChapter, key: number) {
  const progress: CursorInPool = { sizes: readSizes(sizes), segments: {}, exchanges: 0, key }
  if (!games[game].isSet) return upcomingUnseen(progress, [{ language, level: 0 }], rounds)
  const sets: (readonly Step[])[] = []
  let { segments } = progress
  for (let round = 0; round < rounds; round += 1) {
    const set = planSet({ ...progress, segments }, [language])
    sets.push(set.steps)
    segments = set.segments
  }
  return takeWholeSets(sets)
}

function takeWholeSets<Part>(sets: readonly (readonly Part[])[]): readonly Part[] {
  const all: Part[] = []
  for (const set of sets) {
    if (all.length + set.length > roomLimits.items) break
    all.push(...set)
  }
  return all
}

interface Row extends QuestionRow {
  readonly wrongAnswers: string
  readonly pool: number
}

async function readItems(store: Store, ids: readonly number[]): Promise<readonly Item[]> {
  const read = sql<Row>`SELECT ${questionColumns}, q.wrong_answers AS wrongAnswers, q.pool_id AS pool
    FROM questions AS q WHERE q.id IN ${takeOne(ids)}`
  const rows = new Map((await read.execute(store.query)).rows.map((row) => [row.id, row]))
  const pools = new Map<number, PoolRow>()
  for (const id of new Set([...rows.values()].map(({ pool }) => pool))) {
    const pool = await readPool(store, id)
    if (pool) pools.set(id, pool)
  }
  return ids.flatMap((id) => {
    const row = rows.get(id)
    const pool = row && pools.get(row.pool)
    return row && pool ? toItem(row, pool) : []
  })
}

function toItem(row: Row, pool: PoolRow): Item {
  const { id, question, lines, answer, exact, summary, level, signs } = withAnswerSigns(pool)(
    toQuestion(row),
  )
  const of = { question: id, wrongAnswers: toLines(row.wrongAnswers) }
  const right = wireAnswer({ answer, exact, ...(signs && { signs }) })
  const material = { question, summary, ...right }
  if (pool.game === wireGames["five-hints"])
    return { ...of, game: "five-hints", material: { ...material, hints: lines } }
  if (pool.game === wireGames.difficulty)
    return { ...of, game: "difficulty", material: { ...material, score: itemScore(level) } }
  const correctAnswer = Array.from(answer, Number)
  return {
    ...of,
    game: "offside",
    material: { question, summary, information: lines, correctAnswer },
  }
}
