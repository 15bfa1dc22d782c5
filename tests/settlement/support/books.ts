import { env } from "cloudflare:workers"
import { hashToken } from "../../../api/src/security/token"
import type { Member } from "../../contract/support/world"
import { begin } from "./school"
import type { Line } from "./reference-model"

/** So many pupils of grade 7, all with a session, in two writes. */
export async function enrolMany(count: number): Promise<readonly Member[]> {
  const members = Array.from({ length: count }, (_, index) => {
    return { id: 1000 + index, token: String(index).padStart(43, "t") }
  })
  const rows = JSON.stringify(members.map(({ id, token }) => [id, hashToken(token)]))
  await env.DB.batch([
    env.DB.prepare(
      `INSERT INTO people (id, name, email, role, grade_id, password_hash, created_at)
        SELECT value ->> 0, 'Member', (value ->> 0) || '@school.example', 'Student', 7, '!', 0
        FROM json_each(?)`,
    ).bind(rows),
    env.DB.prepare(
      `INSERT INTO access_tokens SELECT value ->> 1, value ->> 0, 'Student', ? FROM json_each(?)`,
    ).bind(begin + 240 * 3_600_000, rows),
  ])
  return members
}

/** What the API stores for one pupil. */
interface Held {
  readonly points: number
  /** Of education. */
  readonly history: readonly Line[]
}

export async function everythingHeld(): Promise<ReadonlyMap<number, Held>> {
  const people = await env.DB.prepare("SELECT id, points FROM people").all<{
    id: number
    points: number
  }>()
  const lines = await env.DB.prepare(
    `SELECT answers.person_id, questions.question, answers.is_right FROM answers
      JOIN questions ON questions.id = answers.question_id
      JOIN pools ON pools.id = questions.pool_id
      WHERE pools.section IS NULL ORDER BY answers.id`,
  ).all<{ person_id: number; question: string; is_right: number }>()
  return new Map(
    people.results.map(({ id, points }) => {
      const own = lines.results.filter((line) => line.person_id === id)
      const history = own.map(({ question, is_right }) => {
        return { question, isRight: is_right === 1 }
      })
      return [id, { points, history }]
    }),
  )
}
