import { env } from "cloudflare:workers"
import { describe, expect, it } from "vitest"
import { clearEndedClasses, endQuietClasses } from "../../api/src/store/classes/ended-classes"
import { createStore } from "../../api/src/db/store"
import { classes as limits } from "#contract/limits"
import { clock, rowsOf } from "./support/api"
import {
  buildClass,
  inviteTeacher,
  join,
  joinAsTeacher,
  makeClass,
  ofClass,
  showClass,
} from "./support/classes"
import { rowIn } from "./support/kept-rows"
import { one, run } from "./support/sql"
import { buildSchool, enrol, signIn, type Member } from "./support/world"

await buildSchool()
const store = createStore(env.DB)
const dayMs = 24 * 60 * 60 * 1000

const countOf = (table: string) => one(`SELECT count(*) AS n FROM ${table}`)

/** Sets one piece of work, which the pupil has begun and has more time for. */
async function setAndBegin(teacher: Member, pupil: Member) {
  await run(`INSERT INTO works ${rowIn["works.made_by"]}`, teacher.id)
  for (const place of ["work_cells.person_id", "work_extra.person_id"])
    await run(`INSERT INTO ${place.split(".")[0]} ${rowIn[place]}`, pupil.id)
}

it("the answers of a class are deleted 400 days after its end, once, and the class stays", async () => {
  const { id, own, pupils } = await buildClass()
  await setAndBegin(own, pupils[0])
  await clearEndedClasses(store, clock.now + 500 * dayMs)
  expect(await countOf("work_cells")).toBe(1)
  await ofClass(own, id, "archive", { isArchived: true })
  await clearEndedClasses(store, clock.now + 399 * dayMs)
  expect([await countOf("work_cells"), await countOf("works")]).toEqual([1, 1])
  const later = clock.now + 401 * dayMs
  await clearEndedClasses(store, later)
  for (const table of ["work_cells", "work_extra", "works"]) expect(await countOf(table)).toBe(0)
  expect(await one("SELECT cleared_at AS n FROM classes WHERE id = ?", id)).toBe(later)
  await ofClass(own, id, "archive", { isArchived: false })
  expect(await one("SELECT count(cleared_at) AS n FROM classes WHERE id = ?", id)).toBe(0)
})

type Happening = (made: Awaited<ReturnType<typeof buildClass>>) => Promise<unknown>

const meanwhile: readonly (readonly [string, Happening])[] = [
  ["a pupil joins", async ({ code }) => join(await enrol(), code)],
  [
    "a teacher joins",
    async ({ own, id }) => joinAsTeacher(await enrol("Teacher"), await inviteTeacher(own, id)),
  ],
  [
    "a work is set",
    async ({ own }) => {
      await run(`INSERT INTO works ${rowIn["works.made_by"]}`, own.id)
      await run("UPDATE works SET made_at = ?", clock.now)
    },
  ],
  [
    "a pupil answers late",
    async ({ own, pupils: [pupil] }) => {
      await setAndBegin(own, pupil)
      await run("UPDATE work_cells SET finished_at = ?", clock.now)
    },
  ],
]

describe("a class that nobody archives", () => {
  const quiet = limits.quietDays * dayMs
  const end = (at: number) => endQuietClasses(store, at)

  it("ends 400 days after what happened in it last, and its answers go 400 days later", async () => {
    const { id, own, pupils } = await buildClass()
    await setAndBegin(own, pupils[0])
    const link = await inviteTeacher(own, id)
    await end(clock.now + quiet - dayMs)
    expect((await showClass(own, id)).code).not.toBeNull()
    const ended = clock.now + quiet
    await end(ended)
    expect(await showClass(own, id)).toMatchObject({ isArchived: true, code: null })
    expect((await joinAsTeacher(await enrol("Teacher"), link)).status).toBe(404)
    await clearEndedClasses(store, ended + 399 * dayMs)
    expect(await countOf("work_cells")).toBe(1)
    await clearEndedClasses(store, ended + 400 * dayMs)
    expect(await countOf("work_cells")).toBe(0)
  })

  it("goes on for 400 days if a teacher opens it again", async () => {
    const own = await enrol("Teacher")
    const id = await makeClass(own)
    await end(clock.now + quiet)
    clock.now += quiet
    const teacher = { ...own, token: await signIn(own.id, "Teacher") }
    await ofClass(teacher, id, "archive", { isArchived: false })
    await end(clock.now + quiet - dayMs)
    expect((await showClass(teacher, id)).isArchived).toBe(false)
  })

  it.each(meanwhile)("goes on if %s meanwhile, for 400 days from then", async (_, happens) => {
    await run("DELETE FROM works")
    const made = await buildClass()
    const before = clock.now
    clock.now += 300 * dayMs
    const own = { ...made.own, token: await signIn(made.own.id, "Teacher") }
    await happens({ ...made, own })
    const isArchived = () =>
      one("SELECT archived_at IS NOT NULL AS n FROM classes WHERE id = ?", made.id)
    await end(before + quiet + dayMs)
    expect(await isArchived()).toBe(0)
    await end(clock.now + quiet - 1)
    expect(await isArchived()).toBe(0)
    await end(clock.now + quiet)
    expect(await isArchived()).toBe(1)
  })

  it("ends although a work of it is open for a hundred years", async () => {
    await run("DELETE FROM works")
    const { id, own } = await buildClass()
    await run(`INSERT INTO works ${rowIn["works.made_by"]}`, own.id)
    await run("UPDATE works SET until_at = 9e12")
    await end(clock.now + quiet)
    expect((await showClass(own, id)).isArchived).toBe(true)
  })

  it("is found among 20,000 with as many rows as among 200", async () => {
    await run("UPDATE classes SET archived_at = 1, code = NULL")
    const cost = async (from: number, upTo: number) => {
      await run(`WITH RECURSIVE n(i) AS (SELECT ${from} UNION ALL SELECT i + 1 FROM n WHERE i < ${upTo})
        INSERT INTO classes (id, school_id, name, grade_id, time_zone, key, made_at, active_at)
        SELECT 1e6 + i, 1, '7A', 7, 'Africa/Cairo', 'many ' || i, 0, i FROM n`)
      const { read, written } = await rowsOf(() => end(clock.now + quiet))
      return { read, written }
    }
    const few = await cost(1, 200)
    expect(few.read).toBeLessThanOrEqual(200)
    expect(await cost(201, 20_000)).toEqual(few)
    expect(await one("SELECT count(*) AS n FROM classes WHERE archived_at > 1")).toBe(40)
  })
})
