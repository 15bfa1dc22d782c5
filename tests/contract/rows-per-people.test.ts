import { beforeAll, expect, inject, it } from "vitest"
import { people } from "#contract"
import { call } from "./support/api"
import { costs, measure, tellCosts } from "./support/row-costs"
import { buildSchool, enrol, type Member } from "./support/world"
import { one, run } from "./support/sql"

const many = inject("isDeep") ? 100_000 : 20_000
let huda: Member

beforeAll(async () => {
  await buildSchool()
  huda = await enrol("Admin", "هدى منصور")
  await addPeople(1_000)
  await measureAll("of 1,000")
  await addPeople(many - 1_000)
  await measureAll(`of ${many}`)
}, 120_000)

/** Adds pupils who share their first name, with a name of the father that every hundredth has. */
async function addPeople(count: number): Promise<void> {
  await run(`WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${count})
      INSERT INTO people (name, email, role, grade_id, password_hash, created_at)
      SELECT 'محمد اسم' || (i % 100) || ' حسن', 'pupil-' || i || '-of-${count}@school.example', 'Student', 7, '!', i FROM n`)
  // Each search adds some of the names.
  while (await one("SELECT id AS n FROM people WHERE is_indexed = 0 LIMIT 1"))
    await find("search=x")
}

const find = (query: string) => call(`${people.listPeople.path}?${query}`, { token: huda.token })

const searched = (search: string, more: Readonly<Record<string, string>> = {}) =>
  String(new URLSearchParams({ search, ...more }))

async function measureAll(note: string): Promise<void> {
  const pupil = await enrol("Student", "سلمى رشاد")
  const lists = [
    ["everybody", ""],
    ["a role", "group=Student"],
    ["who waits", "group=waiting"],
    ["who is blocked", "group=blocked"],
    ["a page in the middle", "after=500"],
  ] as const
  for (const [name, query] of lists)
    await measure(people.listPeople, [100, `${name}, ${note}`], () => find(query))
  const searches = [
    ["a rare name", searched("سلمى")],
    ["a number", searched(String(pupil.id))],
    ["an e-mail", searched("pupil-77-of-1000@")],
    ["everybody's first name", searched("محمد")],
    ["two names", searched("محمد حسن")],
  ] as const
  for (const [name, query] of searches)
    await measure(people.listPeople, [220, `${name}, ${note}`], () => find(query))
  const inPart = [
    ["three names", searched("محمد اسم7 حسن")],
    ["a name in a group", searched("محمد", { group: "Teacher" })],
    ["a beginning of e-mails in a group", searched("pupil-1", { group: "Admin" })],
    ["many e-mails in a group", searched("pupil-2", { group: "Admin" })],
  ] as const
  for (const [name, query] of inPart)
    await measure(people.listPeople, [520, `${name}, ${note}`], () => find(query))
  const at = (path: string) => path.replace("{personId}", String(pupil.id))
  const { token } = huda
  const post = (path: string, body: object) => call(at(path), { token, body })
  await measure(people.showPerson, [20, note], () => call(at(people.showPerson.path), { token }))
  await measure(people.changeGrade, [40, note], () => post(people.changeGrade.path, { grade: "8" }))
  await measure(people.resetProfile, [20, note], () => post(people.resetProfile.path, {}))
  await measure(people.block, [30, note], () => post(people.block.path, { isBlocked: true }))
  await measure(people.peopleEvents, [60, note], () => call(people.peopleEvents.path, { token }))
}

it(`reads no more rows with ${many} people than with 1,000`, () => {
  tellCosts()
  expect(costs.filter(({ read, limit }) => read > limit)).toEqual([])
  const measured = new Set(costs.map(({ path }) => path))
  expect([...measured].toSorted()).toEqual(
    Object.values(people)
      .map(({ path }) => path)
      .toSorted(),
  )
})
