import { env } from "cloudflare:workers"
import { sql, type RawBuilder } from "kysely"
import { beforeAll, expect, it } from "vitest"
import { readStanding } from "../../api/src/store/points"
import { hideStandings, writeTotals } from "../../api/src/store/standings"
import { batchWrite, compiled, createStore } from "../../api/src/store/store"
import { countStandings } from "../../api/seed/count-standings.mjs"
import { call, rowsReadBy } from "./support/api"
import { addPoints, answer, draw } from "./support/play"
import { countFaults } from "./support/leaderboards"
import { seededRandom } from "./support/seeded-random"
import { addPool, addQuestions, buildSchool, enrol, type Member } from "./support/world"

const crowd = 20_000
/** So many have equal points; their ids begin here. */
const equals = 24_000
const tied = 100_000
/** Few have very many points. */
const rich = 400

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

it("the rank agrees with a full count of large tables, and reads at most 700 rows", async () => {
  await fillCrowd()
  const store = createStore(env.DB)
  const random = seededRandom(7)
  const { results } = await env.DB.prepare(
    `SELECT person_id AS id, row_number() OVER (ORDER BY points DESC, arrival) AS rank, points
      FROM standings WHERE board = 'all' ORDER BY person_id`,
  ).all<{ id: number; rank: number; points: number }>()
  const most = { read: 0 }
  for (let round = 0; round < 1_000; round += 1) {
    const pupil = results[random.below(results.length)]
    if (!pupil) continue
    const look = () => readStanding(store, { scope: "all", personId: pupil.id, now: 0 })
    // Counting rows takes longer than reading them.
    if (round % 10 === 0)
      most.read = Math.max(most.read, await rowsReadBy(async () => void (await look())))
    const own = await look()
    expect(own).toMatchObject({ rank: pupil.rank, points: pupil.points })
    if (own?.next) expect(own.next.rank).toBeLessThan(own.rank)
  }
  expect(most.read).toBeLessThan(700)
}, 60_000)

it("whoever leaves or hides among many with equal points changes the ranks of those behind", async () => {
  const store = createStore(env.DB)
  const ranksOf = async () => {
    const ids = [tied + 100, tied + 5_000, tied + 20_000]
    const standings = ids.map((personId) => readStanding(store, { scope: "all", personId, now: 0 }))
    return (await Promise.all(standings)).map((standing) => standing?.rank ?? 0)
  }
  const [first = 0, second = 0, third = 0] = await ranksOf()
  const write = (writes: readonly RawBuilder<unknown>[]) =>
    batchWrite(
      store,
      writes.map((each) => compiled(store, each)),
    )
  const totals = ["all", "grade:7"].map((board) => ({ board: sql`${board}`, points: 70 }))
  await write(writeTotals(tied + 4_000, totals, sql`true`))
  expect(await ranksOf()).toEqual([first + 1, second, third])
  await write(hideStandings(tied + 10_000, true))
  expect(await ranksOf()).toEqual([first + 1, second, third - 1])
  await write(hideStandings(tied + 10_000, false))
  expect(await ranksOf()).toEqual([first + 1, second, third])
  expect(await countFaults()).toEqual([])
})

it("the last rank of a large table reads at most as many rows as there are buckets", async () => {
  const last = await enrol("Student", "Last")
  await wins(last, 10)
  for (const scope of ["all", "grade"]) {
    const rows = await rowsReadBy(async () =>
      expect(await top(last, scope)).toMatchObject({ me: crowd + equals + rich + 4 }),
    )
    expect(rows).toBeLessThan(700)
  }
})

const people = (from: number, count: number, points: string) =>
  `WITH RECURSIVE n(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i < ${count - 1})
    INSERT INTO people (id, name, email, role, grade_id, password_hash, points, created_at)
    SELECT ${from} + i, 'Pupil ' || i, 'crowd-' || (${from} + i) || '@school.example', 'Student', 7,
    '!', ${points}, 0 FROM n`

/** Points from 11 to 9,010, with ties; many with equal points, and a few with more than a million. */
async function fillCrowd(): Promise<void> {
  const statements = [
    people(1_000, crowd, "11 + (i * 7919) % 9000"),
    people(tied, equals, "20"),
    people(tied + equals, rich, "1000000 + i * 3001"),
    ...["all", "grade:7"].map(
      (board) => `INSERT INTO standings
        SELECT id, '${board}', points, (id * 104729) % 50, 0 FROM people WHERE id >= 1000`,
    ),
    ...countStandings,
  ]
  await env.DB.batch(statements.map((sql) => env.DB.prepare(sql)))
}
