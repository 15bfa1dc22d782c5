import { env } from "cloudflare:workers"
import { hashToken } from "../../../api/src/security/token"
import type { Member } from "../../contract/support/world"
import { begin } from "./school"

/** Inserts `count` pupils of grade 7, all with a session, in two writes. */
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
