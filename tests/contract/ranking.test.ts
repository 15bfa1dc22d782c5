import { env } from "cloudflare:workers"
import { beforeAll, expect, it } from "vitest"
import { readRank } from "../../api/src/store/points"
import { createStore } from "../../api/src/store/store"
import { call, rowsReadBy } from "./support/api"
import { addPoints, answer, draw } from "./support/play"
import { seededRandom } from "./support/seeded-random"
import { addPool, addQuestions, buildSchool, enrol, type Member } from "./support/world"

const crowd = 20_000

beforeAll(async () => {
  await buildSchool()
  await addQuestions(await addPool({ chapter: 1 }), 2)
})

const top = async (player: Member) =>
  (await call("/api/Accounts/top10", { token: player.token })).body

it("players without points are not ranked", async () => {
  expect(await top(await enrol())).toEqual({ me: 0, data: [] })
})

it("more points rank first, and equal points by who reached them first", async () => {
  const [early, late, best] = [
    await enrol("Student", "Early"),
    await enrol("Student", "Late"),
    await enrol("Student", "Best"),
  ]
  for (const player of [early, late, best]) {
    await answer(player, await draw(player))
    await addPoints(player, player === best ? 50 : 30)
  }
  expect(await top(late)).toEqual({
    me: 3,
    data: [
      { name: "Best", totalPoints: 50 },
      { name: "Early", totalPoints: 30 },
      { name: "Late", totalPoints: 30 },
    ],
  })
  await answer(late, await draw(late))
  await addPoints(late, 50)
  expect(await top(late)).toMatchObject({ me: 1 })
  expect(await top(best)).toMatchObject({ me: 2 })
})

it("the rank agrees with a full count, in a large table, and reads far fewer rows", async () => {
  await fillCrowd()
  const store = createStore(env.DB)
  const random = seededRandom(7)
  const { DB } = env
  for (let round = 0; round < 60; round += 1) {
    const id = 1_000 + random.below(crowd)
    const naive = await DB.prepare(
      `SELECT count(*) AS rank FROM people AS me JOIN people ON people.points > 0
        AND (people.points > me.points OR (people.points = me.points AND
        (people.points_at < me.points_at OR (people.points_at = me.points_at AND people.id <= me.id))))
        WHERE me.id = ?`,
    )
      .bind(id)
      .first<{ rank: number }>()
    expect(await readRank(store, id)).toBe(naive?.rank)
  }
})

it("the last rank of a large table reads at most as many rows as there are buckets", async () => {
  const last = await enrol("Student", "Last")
  await answer(last, await draw(last))
  await addPoints(last, 10)
  const rows = await rowsReadBy(async () =>
    expect(await top(last)).toMatchObject({ me: crowd + 4 }),
  )
  expect(rows).toBeLessThan(400)
})

/** Points from 11 to 9,010, with ties in points and in time. */
async function fillCrowd(): Promise<void> {
  const statements = [
    `WITH RECURSIVE n(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i < ${crowd - 1})
      INSERT INTO people (id, name, email, role, grade_id, password_hash, points, points_at, created_at)
      SELECT 1000 + i, 'Pupil ' || i, 'crowd-' || i || '@school.example', 'Student', 7, '!',
      11 + (i * 7919) % 9000, (i * 104729) % 50, 0 FROM n`,
    ...recount("points_wide", "points / 300"),
    ...recount("points_exact", "points"),
  ]
  await env.DB.batch(statements.map((sql) => env.DB.prepare(sql)))
}

const recount = (table: string, column: string) => [
  `DELETE FROM ${table}`,
  `INSERT INTO ${table} SELECT ${column}, count(*) FROM people WHERE points > 0 GROUP BY 1`,
]
