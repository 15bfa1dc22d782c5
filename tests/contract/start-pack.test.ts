import { beforeEach, expect, it } from "vitest"
import { startPack } from "#contract"
import { call, readOk, rowsOf, rowsReadBy } from "./support/api"
import { emptyDatabase } from "./support/empty-database"
import { one } from "./support/sql"
import { row, withAdmin } from "./support/structure"
import { enrol } from "./support/world"

const math = 3
const nothing = {
  made: { grades: 0, subjects: 0, links: 0, chapters: 0 },
  questions: { en: 0, ar: 0 },
}

async function begin() {
  const huda = await enrol("Admin", "Huda")
  const { token } = huda
  const post = (body: unknown) => call(startPack.takeStartPack.path, { token, body })
  return {
    ...withAdmin(huda),
    post,
    take: (subject: number | null, grades: readonly number[] = []) =>
      readOk(startPack.takeStartPack, post({ subject, grades })),
    offered: async (grade: number) => {
      const { body } = await call(startPack.showStartPack.path, { token })
      const { subjects } = startPack.showStartPack.ok.parse(body)
      const grades = subjects.find(({ subject }) => subject === math)?.grades
      return grades?.find((each) => each.grade === grade)
    },
  }
}

let admin: Awaited<ReturnType<typeof begin>>
beforeEach(async () => {
  await emptyDatabase()
  admin = await begin()
})

it("takes over a subject with its grades and chapters, and twice makes nothing twice", async () => {
  const whole = { chapters: 3, questions: { en: 75, ar: 75 }, why: "" }
  const news = { isNew: true, newChapters: 3, newQuestions: 150 }
  expect(await admin.offered(7)).toMatchObject({ ...whole, ...news })
  expect(await admin.take(math, [7, 8])).toEqual({
    made: { grades: 2, subjects: 1, links: 2, chapters: 5 },
    questions: { en: 93, ar: 93 },
  })
  const none = { isNew: false, newChapters: 0, newQuestions: 0 }
  expect(await admin.offered(7)).toMatchObject({ ...whole, ...none })
  expect(await admin.take(math, [7, 8])).toEqual(nothing)
  const [event, ...others] = (await admin.show()).events
  expect(event).toMatchObject({ kind: "taken", by: "Huda", changed: 186, canUndo: false })
  expect(event?.names).toEqual([{ en: "Math", ar: "الرياضيات" }])
  expect(others).toEqual([])
  expect(await admin.undo(event?.id)).toBe(409)
})

it("puts nobody's questions into play as the demo has them", async () => {
  await admin.take(math, [7])
  const [uneven = 0, own = 0, twins = 0, climbs = 0] = await Promise.all(
    [
      `SELECT count(*) AS n FROM pools, json_each(sizes) WHERE value <> (SELECT max(position) + 1
        FROM questions WHERE pool_id = pools.id AND language || level = json_each.key)`,
      "SELECT count(*) AS n FROM questions WHERE author_id IS NOT NULL OR status <> 'approved'",
      `SELECT count(*) AS n FROM questions AS en JOIN questions AS ar USING (pool_id, answer_key)
        WHERE en.language = 'en' AND ar.language = 'ar' AND answer_key <> ''`,
      "SELECT count(DISTINCT set_id) AS n FROM questions WHERE level = 4",
    ].map((sql) => one(sql)),
  )
  expect({ uneven, own, climbs }).toEqual({ uneven: 0, own: 0, climbs: 18 })
  expect(twins).toBeGreaterThan(20)
  expect(await one("SELECT count(*) AS n FROM pools WHERE signs <> '{}'")).toBeGreaterThan(0)
  const path = "/api/education/HintGame/question"
  const drawn = await call(path, { body: { grade: 1, subject: "Math", chapter: "Sets" } })
  expect(drawn.status).toBe(200)
})

it("finds the school's own entries, keeps their names, and adds what is missing", async () => {
  await admin.make([
    row("grade 7", "MATH", 1, "المقدمة", "Before we begin"),
    { grade: { en: "Grade 7" }, subject: { en: "Math" }, number: 2, chapter: { en: "sets" } },
  ])
  expect(await admin.offered(7)).toMatchObject({ isNew: false, newChapters: 2, newQuestions: 150 })
  expect((await admin.take(math, [7])).made).toEqual({
    grades: 0,
    subjects: 0,
    links: 0,
    chapters: 2,
  })
  const { grades, chapters } = await admin.show()
  expect(grades.map(({ names }) => names)).toEqual([{ en: "grade 7", ar: "الصف السابع" }])
  expect(chapters.map(({ number, names }) => `${number} ${names.en}`)).toEqual([
    "1 Before we begin",
    "2 sets",
    "3 Integers",
    "4 Geometry",
  ])
  expect(chapters[1]?.names.ar).toBe("المجموعات")
})

it("finds a grade by its number and a subject by its other names", async () => {
  await admin.make([row("Year 7", "Mathematics", 1, "المقدمة", "Before we begin")])
  expect(await admin.offered(7)).toMatchObject({ names: { en: "Year 7" }, isNew: false })
  expect(await admin.offered(8)).toMatchObject({ isNew: true })
  expect((await admin.take(math, [7])).made).toEqual({ ...nothing.made, chapters: 3 })
  const { grades, subjects } = await admin.show()
  expect(grades.map(({ names }) => names)).toEqual([{ en: "Year 7", ar: "الصف السابع" }])
  expect(subjects.map(({ names }) => names)).toEqual([{ en: "Mathematics", ar: "الرياضيات" }])
})

it("makes nothing again of what the school has put elsewhere", async () => {
  await admin.take(math, [7])
  const of = { grade: 1, subject: 1, chapter: 1 }
  expect(await admin.correct({ change: "merge", of, into: 2 })).toBe("done")
  expect(await admin.take(math, [7])).toEqual(nothing)
})

it("says why a grade cannot be taken over, and takes the others", async () => {
  await admin.make([{ grade: { en: "Grade 7" } }, { grade: { ar: "الصف السابع" } }])
  expect(await admin.offered(7)).toMatchObject({ why: "two entries", newQuestions: 0 })
  expect((await admin.take(math, [7, 8])).made).toMatchObject({ grades: 1, chapters: 2 })
})

it("is taken over once by two admins at the same moment", async () => {
  await Promise.all([admin.take(math, [7]), admin.take(math, [7]), admin.take(math, [7])])
  expect(await one("SELECT count(*) AS n FROM questions")).toBe(150)
})

it("takes over the sections, and refuses a subject that it does not have", async () => {
  expect((await admin.take(null)).questions).toEqual({ en: 200, ar: 200 })
  expect(await admin.take(null)).toEqual(nothing)
  expect(await one("SELECT count(*) AS n FROM pools WHERE section IS NOT NULL")).toBe(15)
  expect((await admin.post({ subject: 99, grades: [] })).status).toBe(400)
})

it("reads and writes no more rows for its largest subject than these", async () => {
  const grades = Array.from({ length: 12 }, (_, at) => at + 1)
  const { done, read, written } = await rowsOf(() => admin.take(math, grades))
  expect(done.questions).toEqual({ en: 273, ar: 273 })
  expect(read).toBeLessThan(18_500)
  expect(written).toBeLessThan(4_600)
  // A look-up of each question of the pack.
  expect(await rowsReadBy(() => admin.offered(7))).toBeLessThan(9_000)
})
