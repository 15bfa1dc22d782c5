import { env } from "cloudflare:workers"
import { beforeAll, expect, it } from "vitest"
import { weekOf } from "../../api/src/store/standings"
import { call, clock, rowsOf } from "./support/api"
import { one } from "./support/arena"
import { countFaults } from "./support/leaderboards"
import { inPlay } from "./support/players"
import { addPool, addQuestions, buildSchool, enrol, type Member } from "./support/world"

const pupils = 100_000
const answers = 10_000
/** What D1 reads and writes for the whole call, its own look-ups and the person's own rows included. */
const limits = { read: 100, written: 29 }
/** Rows of others: of four leaderboards three counts of points and two of arrivals. */
const ofOthers = 30

let huda: Member

beforeAll(async () => {
  await buildSchool()
  await addQuestions(await addPool({ chapter: 1 }), 1)
  huda = await enrol("Admin")
  const week = weekOf(clock.now)
  await run(`WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${pupils})
    INSERT INTO people (name, email, role, grade_id, password_hash, points, created_at)
    SELECT 'Pupil', 'pupil-' || i || '@school.example', 'Student', 7, '!', 1 + i % 5000, 0 FROM n`)
  await run(`WITH boards (board) AS (VALUES ('all'), ('grade:7'), ('week:${week}'), ('week:${week - 1}'))
    INSERT INTO standings (person_id, board, points, arrival, is_hidden)
    SELECT id, board, points, row_number() OVER (PARTITION BY board, points ORDER BY id) - 1, 0
    FROM people, boards WHERE role = 'Student'`)
  await run(`WITH steps (step) AS (VALUES (1), (160), (25600))
    INSERT INTO standing_counts (board, step, bucket, people, arrivals)
    SELECT board, step, points / step, count(*), iif(step = 1, count(*), 0)
    FROM standings, steps GROUP BY 1, 2, 3`)
}, 60_000)

const run = (sql: string) => env.DB.prepare(sql).run()

it(`erases a pupil with ${answers} answers among ${pupils} in a second`, async () => {
  const id =
    (await one("SELECT id AS n FROM people WHERE email = 'pupil-77777@school.example'")) ?? 0
  for (const insert of inserts) await inPlay(id, insert, answers)
  expect(await inPlay(id, "SELECT count(*) AS n FROM answers")).toEqual([{ n: answers }])
  const standings = await one("SELECT count(*) AS n FROM standings")
  const before = Date.now()
  const body = { email: "pupil-77777@school.example" }
  const { done, read, written, trips } = await rowsOf(() =>
    call("/api/Admin/erase", { token: huda.token, body }),
  )
  console.log(
    `erased: ${read} rows read, ${written} written, ${trips} trips, ${Date.now() - before} ms`,
  )
  expect(done.status).toBe(200)
  expect(read).toBeLessThanOrEqual(limits.read)
  expect(written).toBeLessThanOrEqual(limits.written)
  expect(await one("SELECT count(*) AS n FROM standings")).toBe((standings ?? 0) - 4)
  expect(await one(`SELECT count(*) AS n FROM people WHERE id = ${id}`)).toBe(0)
  const changed = await one("SELECT count(*) + 3 * 4 AS n FROM standing_leavers")
  expect(changed).toBeLessThanOrEqual(ofOthers)
  expect(await countFaults()).toEqual([])
}, 30_000)

/** Of as many questions of one pool. */
const numbers = "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?)"
const inserts = [
  `${numbers} INSERT INTO cursors (person_id, pool_id, game, segments, version)
    SELECT person_id, 1, 'five hints', '{}', 1 FROM player, n WHERE i = 1`,
  `${numbers} INSERT INTO attempts (person_id, question_id, pool_id, language, level, is_played, turn_at,
      issued_at, answered_at)
    SELECT person_id, i, 1, 'en', 0, 1, i, i, i FROM player, n`,
  `${numbers} INSERT INTO answers (person_id, question_id, pool_id, is_practice, answered_at)
    SELECT person_id, i, 1, 0, i FROM player, n`,
]
