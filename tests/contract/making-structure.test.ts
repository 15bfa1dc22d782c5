import { beforeEach, describe, expect, it } from "vitest"
import { one } from "./support/sql"
import { beginStructure, listed, row, sheet } from "./support/structure"

let admin: Awaited<ReturnType<typeof beginStructure>>
beforeEach(async () => {
  admin = await beginStructure()
})

describe("a sheet", () => {
  it("makes what is not there in one step, and twice makes nothing twice", async () => {
    const answer = {
      rows: [{ does: "leave" }, { does: "change" }, { does: "make" }, { does: "make" }],
      made: { grades: 1, subjects: 1, links: 2, chapters: 2 },
      changed: 1,
      changes: [
        {
          of: { grade: 7, subject: 3, chapter: 2 },
          from: { ar: "الأعداد الصحيحة", en: "Integers" },
          to: { ar: "الأعداد الصحيحة", en: "Whole numbers" },
          isRestored: false,
        },
      ],
    }
    expect(await admin.make(sheet, true)).toEqual(answer)
    expect((await admin.show()).grades).toHaveLength(2)
    expect(await admin.make(sheet)).toEqual(answer)
    expect(await listed("All-Grades")).toContain("Grade 9")
    expect(await listed("chapters", { grade: "Grade 9", subject: "History" })).toContain("Sheba")
    expect(await admin.chapters()).toEqual(["1 Sets", "2 Whole numbers"])
    const before = await admin.show()
    expect(await admin.make(sheet)).toMatchObject({ changed: 0, made: { grades: 0, chapters: 0 } })
    expect(await admin.show()).toEqual(before)
  })

  it("finds names in any language and spelling, and adds the missing language", async () => {
    await admin.make([
      { grade: { ar: "الصفّ التاسع" } },
      { grade: { en: "Year 9", ar: "الصف التاسع" } },
    ])
    const { grades } = await admin.show()
    expect(grades.at(-1)?.names).toEqual({ ar: "الصفّ التاسع", en: "Year 9" })
    expect(grades).toHaveLength(3)
    await admin.make([{ grade: { ar: "STEM" } }])
    expect(await admin.make([{ grade: { en: "Stem" } }])).toMatchObject({ changed: 0 })
  })

  it("links a subject with a grade, and gives a chapter without a number the next one", async () => {
    const of = { grade: { en: "grade 8" }, subject: { ar: "الرياضيات" } }
    await admin.make([
      of,
      { ...of, chapter: { en: "Angles" } },
      { ...of, chapter: { en: "Circles" } },
    ])
    const { grades, chapters: all } = await admin.show()
    expect(grades.find(({ id }) => id === 8)?.subjects).toEqual([3])
    expect(all.filter(({ grade }) => grade === 8).map(({ number }) => number)).toEqual([1, 2])
  })

  it("refuses a row that cannot be, and makes the others", async () => {
    const math = { grade: { en: "Grade 7" }, subject: { en: "Math" } }
    const rows = [
      { grade: { en: "Grade 7", ar: "الصف الثامن" } },
      { ...math, number: 9, chapter: { en: "SETS" } },
      { ...math, number: 8 },
      { ...math, number: 3, chapter: { en: "Fractions" } },
    ]
    expect((await admin.make(rows)).rows).toEqual([
      { does: "refuse", why: "two entries" },
      { does: "refuse", why: "name taken" },
      { does: "refuse", why: "no name" },
      { does: "make" },
    ])
    expect(await admin.chapters()).toEqual(["1 Sets", "2 Integers", "3 Fractions"])
  })

  it("makes a whole school in one call", async () => {
    const rows = Array.from({ length: 960 }, (_, at) => {
      const [grade, subject, chapter] = [at % 12, Math.floor(at / 12) % 10, Math.floor(at / 120)]
      return row(`Year ${grade}`, `Subject ${subject}`, chapter + 1, `باب ${at}`, `Part ${at}`)
    })
    expect(await admin.make(rows)).toMatchObject({
      made: { grades: 12, subjects: 10, links: 120, chapters: 960 },
    })
    expect(await admin.undoLast()).toBe(200)
    expect((await admin.show()).grades).toHaveLength(2)
  })

  it("is not written twice when two admins send it at the same moment", async () => {
    await Promise.all([admin.make(sheet), admin.make(sheet), admin.make(sheet)])
    expect(await one("SELECT count(*) AS n FROM grade_names WHERE name = 'Grade 9'")).toBe(1)
    expect((await admin.show()).events).toHaveLength(1)
  })
})
