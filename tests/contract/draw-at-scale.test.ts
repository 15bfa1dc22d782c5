import { env } from "cloudflare:workers"
import { beforeAll, describe, expect, it } from "vitest"
import { keyOf, permute } from "../../api/src/draw/permutation"
import { nextUnseen, shelvesFor } from "../../api/src/draw/shelves"
import { rowsReadBy } from "./support/api"
import { draw } from "./support/play"
import { addPool, buildSchool, enrol, type Member } from "./support/world"

const size = 200_000
/** 0.01 % */
const left = 20

let pool = 0
let player: Member
beforeAll(async () => {
  await buildSchool()
  pool = await addPool({ chapter: 1 })
  await fillPool()
  player = await enrol()
  await answerAllButTheLast()
})

describe("a pool of 200,000 questions of which a player has answered 99.99 %", () => {
  it("gives the rest, none twice, and reads at most eight rows a draw", async () => {
    const seen = new Set<string>()
    for (let index = 0; index < left; index += 1) {
      const rows = await rowsReadBy(async () => seen.add((await draw(player)).correctAnswer))
      expect(rows).toBeLessThanOrEqual(8)
    }
    expect(seen.size).toBe(left)
    const attempts = await env.DB.prepare("SELECT count(*) AS n FROM attempts").first<{
      n: number
    }>()
    expect(attempts?.n).toBe(size)
  })

  it("goes on with the skipped ones, and with practice, at no more rows", async () => {
    const rows = await rowsReadBy(() => draw(player))
    expect(rows).toBeLessThanOrEqual(8)
    await env.DB.prepare("UPDATE attempts SET is_played = 1 WHERE is_played = 0").run()
    const practice = await rowsReadBy(() => draw(player))
    expect(practice).toBeLessThanOrEqual(8)
  })

  it("serves somebody new at no more rows", async () => {
    const newcomer = await enrol()
    expect(await rowsReadBy(() => draw(newcomer))).toBeLessThanOrEqual(8)
  })
})

describe("twenty thousand draws", () => {
  const questions = 40
  const draws = 20_000

  it("are fair for the first question that players get", () => {
    const counts = zeros(questions)
    for (let person = 1; person <= draws; person += 1) {
      const progress = { sizes: { en0: questions }, segments: {}, key: keyOf(person, 1) }
      const seat = nextUnseen(progress, shelvesFor("en", 0))?.seat ?? -1
      counts[seat] = (counts[seat] ?? 0) + 1
    }
    expect(chiSquare(counts, draws)).toBeLessThan(critical)
  })

  it("are fair at every later place too", () => {
    for (const place of [1, 7, 20, 39]) {
      const counts = zeros(questions)
      for (let person = 1; person <= draws; person += 1) {
        const seat = permute(place, questions, keyOf(keyOf(person, 3), 0, 0, 0))
        counts[seat] = (counts[seat] ?? 0) + 1
      }
      expect(chiSquare(counts, draws)).toBeLessThan(critical)
    }
  })

  it("tell nothing of the next question by the one before", () => {
    const few = 7
    const counts = zeros(few * few)
    for (let person = 1; person <= draws; person += 1) {
      const key = keyOf(keyOf(person, 5), 0, 0, 0)
      const pair = permute(0, few, key) * few + permute(1, few, key)
      counts[pair] = (counts[pair] ?? 0) + 1
    }
    const pairs = counts.filter((_, pair) => Math.floor(pair / few) !== pair % few)
    expect(chiSquare(pairs, draws)).toBeLessThan(criticalOfPairs)
  })
})

/** What fair chance exceeds once in a thousand times, at 39 and at 41 degrees of freedom. */
const critical = 72.1
const criticalOfPairs = 74.7

const zeros = (length: number) => Array.from({ length }, () => 0)

function chiSquare(counts: readonly number[], total: number): number {
  const expected = total / counts.length
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)
}

async function fillPool(): Promise<void> {
  await env.DB.batch([
    env.DB.prepare(
      `WITH RECURSIVE n(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i < ${size - 1})
        INSERT INTO questions (id, pool_id, status, language, seat, question, lines, answer,
        summary, fingerprint, created_at) SELECT i + 1, ${pool}, 'approved', 'en', i, 'Which?',
        '["1","2","3","4","5"]', 'answer ' || i, '', 'f' || i, 0 FROM n`,
    ),
    env.DB.prepare(`UPDATE pools SET sizes = '{"en0":${size}}' WHERE id = ?`).bind(pool),
  ])
}

async function answerAllButTheLast(): Promise<void> {
  const order = keyOf(keyOf(player.id, pool), 0, 0, 0)
  const ids = Array.from({ length: left }, (_, index) => permute(size - 1 - index, size, order) + 1)
  await env.DB.batch([
    env.DB.prepare("INSERT INTO cursors VALUES (?, ?, ?, 1)").bind(
      player.id,
      pool,
      JSON.stringify({ en0: [0, size, size - left] }),
    ),
    env.DB.prepare(
      `INSERT INTO attempts (person_id, question_id, pool_id, level, is_played, turn_at, issued_at,
        given_answer, is_right, answered_at) SELECT ?, id, ${pool}, 0, 1, id, id, 'x', 0, id
        FROM questions WHERE id NOT IN (${ids.join(", ")})`,
    ).bind(player.id),
  ])
}
