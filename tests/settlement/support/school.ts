import { env } from "cloudflare:workers"
import { wireGames, type Game } from "#contract/words"
import type { RoundKey } from "#game/rounds/round-key"
import type { Source } from "#game/sources/source"
import { hashToken } from "../../../api/src/security/token"
import { addPool, addWritten, buildSchool, type Member } from "../../contract/support/world"
import { known, settledGames, type Known } from "./games"

const places = [{ chapter: 1 }, { chapter: 2 }, { section: 3 }] as const

const sourceOf = (place: (typeof places)[number]): Source =>
  "section" in place
    ? { category: "entertainment", section: String(place.section) }
    : { category: "education", subject: "Math", chapter: String(place.chapter) }

export const keysOf = (games: readonly Game[]): readonly RoundKey[] =>
  games.flatMap((game) => places.map((place) => ({ game, source: sourceOf(place) })))

/** The start of all sequences, far in the future: alarms follow the machine's clock, and none may fire. */
export const begin = Date.UTC(2100, 0)

export async function buildSettlementSchool(games: readonly Game[]): Promise<void> {
  await buildSchool()
  for (const game of games)
    for (const place of places) {
      const poolId = await addPool({ ...place, game: wireGames[game] })
      const questions = Array.from({ length: settledGames[game].questions }, (_, at) =>
        write(`${poolId}.${at}`, game, at),
      )
      const wanted = questions.map((one) => ({ level: one.level, write: () => one }))
      await addWritten(poolId, wanted)
    }
}

function write(name: string, game: Game, position: number): Known {
  const own = settledGames[game].write(name, position)
  const written = { ...own, question: `Which ${name}?`, summary: `Since ${name}.` }
  known.set(written.question, written)
  return written
}

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
