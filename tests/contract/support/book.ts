import { clock } from "./api"
import { buildClass, join } from "./classes"
import { one, run } from "./sql"
import { choose, questionsIn, setWork } from "./work"
import { addPool, addQuestions, enrol, type Member } from "./world"

const getPool = () => one("SELECT max(id) AS n FROM pools WHERE chapter_number = 1")

async function askMore(count: number): Promise<readonly number[]> {
  const pool = (await getPool()) || (await addPool({ chapter: 1 }, 1))
  await addQuestions(pool, count)
  return (await questionsIn(pool)).slice(-count)
}

/** A class with a piece of work of so many questions. */
export async function buildBook(count: number) {
  const [questions, made] = [await askMore(count), await buildClass()]
  const content = choose(...questions.map((each) => [each]))
  return { ...made, questions, content, workId: await setWork(made.own, made.id, { content }) }
}

export type Given = readonly [right: number | null, text: string | null]

/** Writes what a pupil has played, one question a round, as the pupil's object publishes it. */
export async function play(
  workId: number,
  pupil: Member,
  questions: readonly number[],
  given: Given[],
) {
  const pool = await getPool()
  const cells = given.map(([right, text], n) => ({
    n,
    p: pool,
    q: [questions[n]],
    a: [[right, text, 2]],
    at: clock.now,
    s: 60,
  }))
  const right = given.filter(([each]) => each === 1).length
  await run(
    `INSERT INTO work_cells (work_id, person_id, cells, done, right, started_at, version)
      VALUES (?, ?, ?, ?, ?, 0, 1)`,
    workId,
    pupil.id,
    JSON.stringify(cells),
    given.length,
    right,
  )
}

export async function addPupils(code: string, count: number): Promise<readonly Member[]> {
  const pupils = await Promise.all(Array.from({ length: count }, () => enrol()))
  for (const each of pupils) await join(each, code)
  return pupils
}
