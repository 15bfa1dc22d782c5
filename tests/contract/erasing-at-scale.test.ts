import { expect, inject, it } from "vitest"
import { weekOf } from "../../api/src/points/streak"
import { call, clock, rowsOf } from "./support/api"
import { fillBoard, onAllBoards } from "./support/boards"
import { countFaults, standingsOf } from "./support/leaderboards"
import { inPlay } from "./support/players"
import { addPool, addQuestions, buildSchool, enrol } from "./support/world"
import { one, run } from "./support/sql"

const pupils = inject("isDeep") ? 100_000 : 20_000
const answers = 10_000
/** The rows that D1 reads and writes for the whole call, including its own look-ups and the person's own rows. */
const limits = { read: 69, written: 12 }
/** Rows of others: for four leaderboards, three counts of points and two of arrivals. */
const ofOthers = 30

/** The standings of all pupils, as D1 has them. */
const standingsFrom = (first: number) =>
  `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${pupils})
    INSERT INTO standings SELECT ${first} + i - 1, 0, 1 + i % 5000, (i - 1) / 5000, 0 FROM n`

await buildSchool()
await addPool({ chapter: 1 }, 1)
const huda = await enrol("Admin")
const week = weekOf(clock.now)
await run(`WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${pupils})
  INSERT INTO people (name, email, role, grade_id, password_hash, points, created_at)
  SELECT 'Pupil', 'pupil-' || i || '@school.example', 'Student', 7, '!', 1 + i % 5000, 0 FROM n`)
const first = await one("SELECT min(id) AS n FROM people WHERE role = 'Student'")
for (const board of ["all", "grade:7", `week:${week}`, `week:${week - 1}`])
  await fillBoard(`1/${board}`, standingsFrom(first))

it(`erases a pupil with ${answers} answers among ${pupils} within a fixed number of rows`, async () => {
  const id = await one("SELECT id AS n FROM people WHERE email = 'pupil-7777@school.example'")
  for (const insert of inserts) await inPlay(id, insert, answers)
  for (const week of [weekOf(clock.now), weekOf(clock.now) - 1])
    await inPlay(id, "UPDATE player SET weeks = json_set(weeks, ?, 10)", `$."${week}"`)
  expect(await inPlay(id, "SELECT count(*) AS n FROM answers")).toEqual([{ n: answers }])
  expect(await standingsOf({ id })).toHaveLength(4)
  const before = Date.now()
  const body = { email: "pupil-7777@school.example" }
  const { done, read, written, trips } = await rowsOf(() =>
    call("/api/Admin/erase", { token: huda.token, body }),
  )
  console.log(
    `erased: ${read} rows read, ${written} written, ${trips} trips, ${Date.now() - before} ms`,
  )
  expect(done.status).toBe(200)
  expect(read).toBeLessThanOrEqual(limits.read)
  expect(written).toBeLessThanOrEqual(limits.written)
  expect(await standingsOf({ id })).toEqual([])
  expect(await one(`SELECT count(*) AS n FROM people WHERE id = ${id}`)).toBe(0)
  const leavers = await onAllBoards("SELECT * FROM leavers")
  expect(leavers.length + 3 * 4).toBeLessThanOrEqual(ofOthers)
  expect(await countFaults()).toEqual([])
}, 30_000)

it(`erases a pupil with ${answers} typed wrong answers in seven rows for each at most`, async () => {
  const counted = 1_000
  await addQuestions(1, counted)
  const id = await one("SELECT id AS n FROM people WHERE email = 'pupil-8888@school.example'")
  for (const insert of inserts) await inPlay(id, insert, answers)
  await inPlay(
    id,
    "UPDATE answer_lists SET wrong = 1, answers = json_set(answers, '$[0][1]', 'wrong ' || id, '$[0][2]', 0)",
  )
  await run(`UPDATE people SET answers_counted = ${answers} WHERE id = ${id}`)
  await run(`WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${counted})
    INSERT INTO given_wrong SELECT i, 'wrong ' || i, 'Wrong ' || i, 1 + i % 2, 0 FROM n`)
  const body = { email: "pupil-8888@school.example" }
  const { done, read, written, trips } = await rowsOf(() =>
    call("/api/Admin/erase", { token: huda.token, body }),
  )
  console.log(`with wrong answers: ${read} rows read, ${written} written, ${trips} trips`)
  expect(done.status).toBe(200)
  expect(read).toBeLessThanOrEqual(limits.read + 7 * answers)
  expect(written).toBeLessThanOrEqual(limits.written + counted)
  expect(await one("SELECT count(*) AS n FROM given_wrong")).toBe(counted / 2)
}, 30_000)

/** Inserts for as many questions of one pool. */
const numbers = "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?)"
const inserts = [
  `${numbers} INSERT INTO cursors (person_id, pool_id, game, segments, version)
    SELECT person_id, 1, 'five hints', '{}', 1 FROM player, n WHERE i = 1`,
  `${numbers} INSERT INTO attempts (person_id, question_id, pool_id, language, level, is_played, turn_at,
      issued_at, answered_at)
    SELECT person_id, i, 1, 'en', 0, 1, i, i, i FROM player, n`,
  `${numbers} INSERT INTO answer_lists (pool_id, answered_at, wrong, answers)
    SELECT 1, i, 0, json_array(json_array(i, NULL, NULL, 0, NULL)) FROM n`,
]
