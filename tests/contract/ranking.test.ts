import { env } from "cloudflare:workers"
import { beforeAll, expect, it } from "vitest"
import { readStanding } from "../../api/src/store/points"
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

const top = async (player: Member, scope = "all") =>
  (await call(`/api/Accounts/top10?scope=${scope}`, { token: player.token })).body

async function wins(player: Member, points: number): Promise<void> {
  await answer(player, await draw(player))
  await addPoints(player, points)
}

it("players without points are not ranked", async () => {
  expect(await top(await enrol())).toEqual({ me: 0, data: [] })
})

const row = (name: string, totalPoints: number) => ({ name, totalPoints, avatar: "" })

it("more points rank first, and equal points by who reached them first", async () => {
  const [early, late, best] = [
    await enrol("Student", "Early"),
    await enrol("Student", "Late"),
    await enrol("Student", "Best"),
  ]
  for (const player of [early, late, best]) await wins(player, player === best ? 50 : 30)
  expect(await top(late)).toEqual({
    me: 3,
    data: [row("Best", 50), row("Early", 30), row("Late", 30)],
    own: { ...row("Late", 30), hidden: false, next: { points: 1, rank: 2 } },
  })
  expect(await top(early)).toMatchObject({ me: 2, own: { next: { points: 21, rank: 1 } } })
  expect(await top(best)).toMatchObject({ me: 1, own: { next: null } })
  await wins(late, 50)
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
      `SELECT count(*) AS rank FROM standings AS me JOIN standings AS other USING (board)
        WHERE board = 'all' AND me.person_id = ? AND (other.points > me.points
        OR (other.points = me.points AND (other.points_at, other.person_id) <= (me.points_at, me.person_id)))`,
    )
      .bind(id)
      .first<{ rank: number }>()
    const own = await readStanding(store, { scope: "all", personId: id, now: 0 })
    expect(own?.rank).toBe(naive?.rank)
    expect(own?.next?.rank).toBeLessThan(own?.rank ?? 0)
  }
})

it("the last rank of a large table reads at most as many rows as there are buckets", async () => {
  const last = await enrol("Student", "Last")
  await wins(last, 10)
  for (const scope of ["all", "grade"]) {
    const rows = await rowsReadBy(async () =>
      expect(await top(last, scope)).toMatchObject({ me: crowd + 4 }),
    )
    expect(rows).toBeLessThan(400)
  }
})

/** Points from 11 to 9,010, with ties in points and in time. */
async function fillCrowd(): Promise<void> {
  const statements = [
    `WITH RECURSIVE n(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i < ${crowd - 1})
      INSERT INTO people (id, name, email, role, grade_id, password_hash, points, created_at)
      SELECT 1000 + i, 'Pupil ' || i, 'crowd-' || i || '@school.example', 'Student', 7, '!',
      11 + (i * 7919) % 9000, 0 FROM n`,
    ...["all", "grade:7"].map(
      (board) => `INSERT INTO standings
        SELECT id, '${board}', points, (id * 104729) % 50, 0 FROM people WHERE id >= 1000`,
    ),
    "DELETE FROM standing_counts",
    `INSERT INTO standing_counts SELECT board, step, points / step, count(*)
      FROM standings, (SELECT 1 AS step UNION ALL SELECT 300) GROUP BY 1, 2, 3`,
  ]
  await env.DB.batch(statements.map((sql) => env.DB.prepare(sql)))
}
