import { beforeEach, expect, it } from "vitest"
import type { WaitingWork } from "#contract/review/to-do"
import { toDo } from "#contract"
import { classes, workMax } from "#contract/limits"
import { call, rowsReadBy } from "./support/api"
import { makeClass, ofClass } from "./support/classes"
import { emptyDatabase } from "./support/empty-database"
import { addMany } from "./support/made"
import { one, run } from "./support/sql"
import { choose, ended, ofWork, questionsIn, setWork } from "./support/work"
import { addPool, buildSchool, enrol, enrolNew, type Member } from "./support/world"

let [admin, teacher]: Member[] = []
beforeEach(async () => {
  await emptyDatabase()
  await buildSchool()
  admin = await enrol("Admin")
  teacher = await enrol("Teacher")
})

const ask = (who?: Member) => call(toDo.waitingWork.path, { token: who?.token })
const workOf = async (who?: Member): Promise<WaitingWork> =>
  toDo.waitingWork.ok.parse((await ask(who)).body)
const waitsFor = async (who?: Member) =>
  (await workOf(who)).waits.map(({ kind, count, since }) => `${kind} ${count} ${Date.parse(since)}`)

/** An appeal and a report of that many questions, opened at 7 and 9. */
async function openFeedback(count: number): Promise<void> {
  const pool = await addPool({ section: 1 }, count)
  await run("UPDATE questions SET author_id = ? WHERE pool_id = ?", teacher?.id ?? 0, pool)
  await run(
    `INSERT INTO appealed (question_id, answer_key, text, author_id, people, opened_at)
      SELECT id, 'x', 'x', author_id, 1, 7 FROM questions WHERE pool_id = ?`,
    pool,
  )
  await run(
    `INSERT INTO reported (question_id, author_id, people, reasons, opened_at)
      SELECT id, author_id, 1, '{}', 9 FROM questions WHERE pool_id = ?`,
    pool,
  )
}

it("says what waits for an admin and for a teacher, the oldest first", async () => {
  expect(await waitsFor(admin)).toEqual([])
  await enrolNew("Teacher")
  await addMany(teacher ?? { id: 0, token: "" }, 2, "waiting")
  await addMany(teacher ?? { id: 0, token: "" }, 3, "changes")
  await openFeedback(1)
  expect(await waitsFor(admin)).toEqual([
    "teachers 1 0",
    "entertainment 2 5",
    "appeals 1 7",
    "reports 1 9",
  ])
  expect(await waitsFor(teacher)).toEqual(["changes 3 5", "appeals 1 7", "reports 1 9"])
  expect(await waitsFor(await enrol("Teacher"))).toEqual([])
})

it("counts from when a question was sent, also after a decision on it was undone", async () => {
  await addMany(teacher ?? { id: 0, token: "" }, 2, "waiting")
  await run("UPDATE questions SET status_at = 9 WHERE id = (SELECT min(id) FROM questions)")
  expect(await waitsFor(admin)).toEqual(["entertainment 2 5"])
})

it("says to admins alone which parts of the school there are", async () => {
  const nothing = { hasTeachers: true, hasQuestions: false, hasPupils: false }
  expect((await workOf(admin)).school).toEqual({ hasChapters: true, ...nothing })
  await addPool({ section: 2 }, 1)
  expect((await workOf(admin)).school).toMatchObject(nothing)
  await addPool({ chapter: 1 }, 1)
  await enrol()
  expect((await workOf(admin)).school).toMatchObject({ hasQuestions: true, hasPupils: true })
  expect((await workOf(teacher)).school).toBeUndefined()
  expect((await ask(await enrol())).status).toBe(403)
})

it("names the newest classes of a confirmed teacher, with the work that is open in each and what ends first", async () => {
  const own = await enrol("Teacher")
  expect((await workOf(own)).classes).toEqual([])
  const made: number[] = []
  for (let at = 0; at <= classes.homeMax; at += 1)
    made.push(await makeClass(own, { name: `7-${at}` }))
  const pool = await addPool({ chapter: 1 }, 2)
  const content = choose(...(await questionsIn(pool)).map((id) => [id]))
  const first = { title: "Due first", until: "2026-09-02T08:00" }
  for (const sent of [{}, first, ended]) await setWork(own, made[2] ?? 0, { ...sent, content })
  await ofWork(own, await setWork(own, made[2] ?? 0, { content }), "withdraw", {
    isWithdrawn: true,
  })
  const shown = async () =>
    (await workOf(own)).classes?.map(({ name, openWorks }) => `${name} ${openWorks}`)
  expect(await shown()).toEqual(["7-6 0", "7-5 0", "7-4 0", "7-3 0", "7-2 2", "7-1 0"])
  const { classes: listed = [] } = await workOf(own)
  expect(listed.flatMap(({ openWork }) => openWork?.title ?? [])).toEqual([first.title])
  await ofClass(own, made[6] ?? 0, "archive", { isArchived: true })
  expect(await shown()).toEqual(["7-5 0", "7-4 0", "7-3 0", "7-2 2", "7-1 0", "7-0 0"])
  expect((await workOf(teacher)).classes).toEqual([])
  await run("UPDATE people SET confirmed_at = NULL WHERE id = ?", own.id)
  for (const other of [own, admin]) expect((await workOf(other)).classes).toBeUndefined()
})

it("counts no further than workMax, and reads no more rows when more waits", async () => {
  await openFeedback(workMax)
  const before = await rowsReadBy(() => ask(admin))
  await run("DELETE FROM appealed")
  await run("DELETE FROM reported")
  await run("DELETE FROM questions")
  await run("DELETE FROM pools")
  await openFeedback(workMax + 400)
  expect(await one("SELECT count(*) AS n FROM appealed")).toBe(workMax + 400)
  const after = await rowsReadBy(() => ask(admin))
  expect(after).toBeLessThanOrEqual(before)
  expect((await workOf(admin)).waits.map(({ count }) => count)).toEqual([workMax, workMax])
})
