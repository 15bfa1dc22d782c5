import { env } from "cloudflare:workers"
import { expect, it } from "vitest"
import { clearEndedClasses } from "../../api/src/store/classes/classes"
import { createStore } from "../../api/src/db/store"
import { clock } from "./support/api"
import { buildClass, ofClass } from "./support/classes"
import { rowIn } from "./support/kept-rows"
import { one, run } from "./support/sql"
import { buildSchool, type Member } from "./support/world"

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
