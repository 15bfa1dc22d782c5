import { env } from "cloudflare:workers"
import { wireGames, type Game } from "#contract/words"
import type { RoundKey } from "#game/rounds/round-key"
import type { Source } from "#game/sources/source"
import { fingerprintOf } from "../../../api/src/pool/fingerprint"
import { buildSchool } from "../../contract/support/world"
import { settledGames } from "./games/games"
import { known, type Known } from "./known"

const sources: readonly Source[] = [
  { category: "education", subject: "Math", chapter: "1" },
  { category: "education", subject: "Math", chapter: "2" },
  { category: "entertainment", section: "3" },
]

export const keysOf = (games: readonly Game[]): readonly RoundKey[] =>
  games.flatMap((game) => sources.map((source) => ({ game, source })))

/** The start of all sequences, far in the future: alarms follow the machine's clock, and none may fire. */
export const begin = Date.UTC(2100, 0)

export async function buildSettlementSchool(games: readonly Game[]): Promise<void> {
  await buildSchool()
  for (const [index, key] of keysOf(games).entries()) await addPool(index + 1, key)
}

async function addPool(poolId: number, { game, source }: RoundKey): Promise<void> {
  const questions = Array.from({ length: settledGames[game].questions }, (_, position) =>
    write(poolId, game, position),
  )
  const held = (level: number) => questions.filter((one) => one.level === level).length
  const sizes = Object.fromEntries(questions.map(({ level }) => [`en${level}`, held(level)]))
  const inChapter = source.category === "education" ? [7, 3, Number(source.chapter)] : []
  const [grade = null, subject = null, chapter = null] = inChapter
  const section = source.category === "entertainment" ? Number(source.section) : null
  await env.DB.batch([
    env.DB.prepare(
      `INSERT INTO pools (id, grade_id, subject_id, chapter_number, section, game, sizes)
        VALUES (?, ?, ?, ?, ?, ?, ?)`,
    ).bind(poolId, grade, subject, chapter, section, wireGames[game], JSON.stringify(sizes)),
    ...questions.map((one, at) => positioned(poolId, one, positionOf(questions, at))),
  ])
}

function write(poolId: number, game: Game, position: number): Known {
  const name = `${poolId}.${position}`
  const own = settledGames[game].write(name, position)
  const written = { ...own, question: `Which ${name}?`, summary: `Since ${name}.` }
  known.set(written.question, written)
  return written
}

/** The position of a question, which counts the questions of its level only. */
function positionOf(questions: readonly Known[], at: number): number {
  const level = questions[at]?.level
  return questions.slice(0, at).filter((one) => one.level === level).length
}

function positioned(poolId: number, one: Known, position: number): D1PreparedStatement {
  return env.DB.prepare(
    `INSERT INTO questions (pool_id, status, language, level, position, question, lines, answer,
      summary, fingerprint, created_at) VALUES (?, 'approved', 'en', ?, ?, ?, ?, ?, ?, ?, 0)`,
  ).bind(
    poolId,
    one.level,
    position,
    one.question,
    JSON.stringify(one.lines),
    one.answer,
    one.summary,
    fingerprintOf(one.answer, one.lines.join(",") || one.question),
  )
}
