import { beforeAll, describe, expect, inject, it } from "vitest"
import { wireGames, type WireGame } from "#contract/words"
import { rowsReadBy } from "./support/api"
import { drawHints, drawOffside, drawSet } from "./support/rounds"
import { buildSchool, enrol, type Member, addPool } from "./support/world"
import { inPlay } from "./support/players"
import { env } from "cloudflare:workers"
import { getPermutationKey, permute } from "../../api/src/pool/next-unseen"
import { getRow } from "./support/sql"

/** A pool with `sizes` English questions of each level, of which `left` are still to be played. */
interface LargePool {
  readonly game: WireGame
  readonly sizes: readonly number[]
  readonly left: readonly number[]
}

/** Fills a pool of chapter 1, of which a player has answered all but the last questions. */
async function playAlmostAll({ id }: Member, pool: LargePool): Promise<void> {
  const poolId = await addPool({ chapter: 1, game: pool.game })
  for (const [level, size] of pool.sizes.entries()) await fillBucket(poolId, pool.game, level, size)
  const buckets = pool.sizes.map((size, level) => ({ size, level, left: pool.left[level] ?? 0 }))
  const segments = buckets.map(({ size, level, left }) => [`en${level}`, [0, size, size - left]])
  await inPlay(
    id,
    `INSERT INTO cursors (person_id, pool_id, game, subject_id, segments, version)
      VALUES (?, ?, ?, 3, ?, 1)`,
    id,
    poolId,
    pool.game,
    JSON.stringify(Object.fromEntries(segments)),
  )
  for (const { size, level, left } of buckets) {
    const order = getPermutationKey(getPermutationKey(id, poolId), level, 0, 0)
    const unplayed = Array.from({ length: left }, (_, at) => permute(size - 1 - at, size, order))
    const first = await getRow<{ id: number }>(
      "SELECT min(id) AS id FROM questions WHERE pool_id = ? AND level = ?",
      poolId,
      level,
    )
    await inPlay(
      id,
      `WITH RECURSIVE n(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i < ?4 - 1)
        INSERT INTO attempts (person_id, question_id, pool_id, language, level, is_played, turn_at,
        issued_at, given_answer, is_right, answered_at)
        SELECT ?1, ?5 + i, ?2, 'en', ?3, 1, i, i, 'x', 0, i FROM n
        WHERE i NOT IN (${unplayed.join(", ")})`,
      id,
      poolId,
      level,
      size,
      first?.id ?? 0,
    )
  }
}

const lines: Readonly<Partial<Record<WireGame, readonly string[]>>> = {
  "five hints": ["1", "2", "3", "4", "5"],
  offside: ["1", "2", "3", "4", "5", "6"],
}

async function fillBucket(poolId: number, game: WireGame, level: number, size: number) {
  const answer = game === "offside" ? "'135'" : "'answer ' || i"
  await env.DB.batch([
    env.DB.prepare(
      `WITH RECURSIVE n(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i < ?1 - 1)
        INSERT INTO questions (pool_id, status, language, level, position, question, lines, answer,
        summary, fingerprint, created_at) SELECT ?2, 'approved', 'en', ?3, i,
        'Which of ' || ?3 || '-' || i || '?', ?4, ${answer}, '', ?2 || '-' || ?3 || '-' || i, 0
        FROM n`,
    ).bind(size, poolId, level, JSON.stringify(lines[game] ?? [])),
    env.DB.prepare(
      "UPDATE pools SET sizes = json_set(sizes, ?, CAST(? AS INTEGER)) WHERE id = ?",
    ).bind(`$.en${level}`, size, poolId),
  ])
}

/** Emptying the tables of the deep run takes as long as filling them. */
const size = inject("isDeep") ? 200_000 : 20_000
const left = 20

beforeAll(buildSchool)

const drawn = {
  "five hints": async (player: Member) => [(await drawHints(player)).body.question],
  offside: async (player: Member) => [(await drawOffside(player)).body.question],
  DifficultyLevel: async (player: Member) =>
    (await drawSet(player)).body.map(({ question }) => question),
} satisfies Readonly<Partial<Record<WireGame, (player: Member) => Promise<readonly string[]>>>>

const attemptsOf = ({ id }: Member) => inPlay(id, "SELECT count(*) AS n FROM attempts")

describe.each([wireGames["five-hints"], wireGames.offside])(
  `a pool of ${size} %s questions of which a player has answered all but ${left}`,
  (game) => {
    let player: Member
    beforeAll(async () => {
      player = await enrol()
      await playAlmostAll(player, { game, sizes: [size], left: [left] })
    })

    it("returns the rest without repeats, and reads at most nine rows for each draw", async () => {
      const seen = new Set<string>()
      for (let index = 0; index < left; index += 1) {
        const rows = await rowsReadBy(async () =>
          (await drawn[game](player)).forEach((question) => seen.add(question)),
        )
        expect(rows).toBeLessThanOrEqual(9)
      }
      expect(seen.size).toBe(left)
      expect(await attemptsOf(player)).toEqual([{ n: size }])
    })

    it("serves skipped questions and practice with one row more", async () => {
      expect(await rowsReadBy(() => drawn[game](player))).toBeLessThanOrEqual(10)
      await playAll(player)
      expect(await rowsReadBy(() => drawn[game](player))).toBeLessThanOrEqual(10)
    })

    it("serves a new player within the same row limit", async () => {
      const student = await enrol()
      expect(await rowsReadBy(() => drawn[game](student))).toBeLessThanOrEqual(9)
    })
  },
)

describe(`a pool of ${size} difficulty items of which a player has answered almost all`, () => {
  const game = wireGames.difficulty
  const sixth = Math.floor(size / 6)
  const sizes = [sixth, sixth, size - 4 * sixth, sixth, sixth]
  const lastSets = 3
  let player: Member
  beforeAll(async () => {
    player = await enrol()
    await playAlmostAll(player, { game, sizes, left: [3, 3, 6, 3, 3] })
  })

  it("returns the rest in sets without repeats, and reads at most 23 rows for each set", async () => {
    const seen = new Set<string>()
    for (let index = 0; index < lastSets; index += 1) {
      const rows = await rowsReadBy(async () =>
        (await drawn[game](player)).forEach((question) => seen.add(question)),
      )
      expect(rows).toBeLessThanOrEqual(23)
    }
    expect(seen.size).toBe(6 * lastSets)
    expect(await attemptsOf(player)).toEqual([{ n: size }])
  })

  it("serves skipped items and practice with at most 36 rows", async () => {
    expect(await rowsReadBy(() => drawn[game](player))).toBeLessThanOrEqual(36)
    await playAll(player)
    expect(await rowsReadBy(() => drawn[game](player))).toBeLessThanOrEqual(36)
  })

  it("serves a new player with at most 18 rows", async () => {
    const student = await enrol()
    expect(await rowsReadBy(() => drawn[game](student))).toBeLessThanOrEqual(18)
  })
})

const playAll = ({ id }: Member) =>
  inPlay(id, "UPDATE attempts SET is_played = 1 WHERE is_played = 0")
