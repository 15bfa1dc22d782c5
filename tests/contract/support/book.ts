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

export async function buildBook(count: number) {
  const [questions, made] = [await askMore(count), await buildClass()]
  const content = choose(...questions.map((each) => [each]))
  return { ...made, questions, content, workId: await setWork(made.own, made.id, { content }) }
}

export type Given = readonly [right: number | null, text: string | null]

export function play(work: number, pupil: Member, ids: readonly number[], given: readonly Given[]) {
  const rounds = given.map((each, at) => ({ questions: ids.slice(at, at + 1), given: [each] }))
  return playRounds(work, pupil, rounds)
}

export async function playRounds(
  workId: number,
  { id }: Member,
  rounds: readonly { readonly questions: readonly number[]; readonly given: readonly Given[] }[],
) {
  const pool = await getPool()
  const cells = rounds.map(({ questions, given }, n) => ({
    n,
    p: pool,
    q: questions,
    a: given.map(([right, text]) => [right, text, 2]),
    at: clock.now,
    s: 60,
  }))
  await run(
    `INSERT INTO work_cells (work_id, person_id, cells, done, right, started_at, version)
      VALUES (?, ?, ?, ?, ?, 0, 1)`,
    workId,
    id,
    JSON.stringify(cells),
    rounds.length,
    rounds.filter(({ given }) => given.every(([right]) => right === 1)).length,
  )
}

export async function addPupils(code: string, count: number): Promise<readonly Member[]> {
  const pupils = await Promise.all(Array.from({ length: count }, () => enrol()))
  for (const each of pupils) await join(each, code)
  return pupils
}
