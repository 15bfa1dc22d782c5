import { env } from "cloudflare:workers"
import { beforeAll, expect, it } from "vitest"
import { internalHeaders } from "#platform/internal-headers"
import { Catalogue } from "../../api/src/http/memory"
import { call, clock, createCaller, rowsOf, rowsReadBy } from "./support/api"
import { addPool, buildSchool, enrol } from "./support/world"
import { run } from "./support/sql"
import { sets } from "./samples/play"

beforeAll(buildSchool)

const isolate = () => createCaller({ catalogue: new Catalogue() })
const [near, far] = [isolate(), isolate()]
const gradesOf = async (ask: typeof near, headers = {}) => {
  const { body } = await ask("/api/Accounts/All-Grades", { headers })
  return Array.isArray(body) ? body.length : 0
}

it("reads no row for a catalogue that was read less than a minute ago", async () => {
  const chapters = () => near("/api/Accounts/chapters", { body: { grade: 7, subject: "Math" } })
  const first = await chapters()
  let again
  expect(await rowsReadBy(async () => (again = await chapters()))).toBe(0)
  expect(again).toMatchObject({ status: 200, body: first.body })
  clock.now += 60_000
  expect(await rowsReadBy(chapters)).toBeGreaterThan(0)
})

it("shows a new grade to its admin at once in every isolate, and to others within a minute", async () => {
  const before = await gradesOf(near)
  expect(await gradesOf(far)).toBe(before)
  const { token } = await enrol("Admin")
  const added = await near("/api/Admin/add-grade", { token, body: { grade: "Grade 12" } })
  expect(added.status).toBe(200)
  expect(await gradesOf(near)).toBe(before + 1)
  expect(await gradesOf(far)).toBe(before)
  const bookmark = added.headers.get(internalHeaders.bookmark) ?? ""
  expect(await gradesOf(far, { [internalHeaders.bookmark]: bookmark })).toBe(before + 1)
  expect(await gradesOf(far)).toBe(before + 1)
})

it("shows changes by others after a minute", async () => {
  const before = await gradesOf(far)
  await run("INSERT INTO grades (id) VALUES (99)")
  expect(await gradesOf(far)).toBe(before)
  clock.now += 60_000
  expect(await gradesOf(far)).toBe(before + 1)
})

it.each([
  "education/progress?grade=7&subject=Math",
  "entertainment/progress",
  "Accounts/record-summary",
  "Accounts/page-parts?grade=7&subject=Math&streak=true&works=true&packs=true&entertainment=true&summary=true",
])("reads the caller only for %s the second time", async (path) => {
  const { token } = await enrol()
  const show = () => near(`/api/${path}`, { token })
  await show()
  await run("UPDATE people SET points = points")
  expect((await rowsOf(show)).trips).toBe(1)
})

it("reads a question from the database once for a whole class", async () => {
  await addPool({ chapter: 1 }, 1)
  const pupils = [await enrol(), await enrol()]
  const trips = []
  for (const { token } of pupils) {
    await call("/api/Accounts/streak", { token })
    const draw = () => call("/api/education/HintGame/question", { token, body: sets })
    trips.push((await rowsOf(draw)).trips)
  }
  expect(trips).toEqual([2, 1])
})

it("does not draw a cached question that has lost its position", async () => {
  const poolId = await addPool({ chapter: 2 }, 1)
  const before = await drawnByNewPupil("2")
  const leave = env.DB.prepare(
    "UPDATE questions SET status = 'rejected', position = NULL WHERE pool_id = ?",
  )
  await leave.bind(poolId).run()
  await run(
    `INSERT INTO questions (pool_id, status, position, language, question, lines, answer, summary,
      fingerprint, created_at) SELECT pool_id, 'approved', 0, language, 'Another?', lines, answer,
      summary, 'other', 0 FROM questions WHERE pool_id = ?`,
    poolId,
  )
  await run("UPDATE pools SET sizes = '{\"en0\":1}' WHERE id = ?", poolId)
  expect(before).not.toMatchObject({ question: "Another?" })
  expect(await drawnByNewPupil("2")).toMatchObject({ question: "Another?" })
})

async function drawnByNewPupil(chapter: string) {
  const { token } = await enrol()
  const drawn = await call("/api/education/HintGame/question", {
    token,
    body: { ...sets, chapter },
  })
  return drawn.body
}
