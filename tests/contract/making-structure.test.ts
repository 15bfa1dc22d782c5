import { beforeEach, describe, expect, it } from "vitest"
import { clock } from "./support/api"
import { one } from "./support/sql"
import { beginStructure, listed, row, sheet, withAdmin } from "./support/structure"
import { addPool, enrol } from "./support/world"

const dayMs = 24 * 3_600_000
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

  it("makes a whole school with long names in both languages in one step", async () => {
    const rows = Array.from({ length: 12 * 10 * 8 }, (_, at) => {
      const [grade, subject, number] = [Math.floor(at / 80), Math.floor(at / 8) % 10, (at % 8) + 1]
      const names = ["طاقة ", "Energy "].map((word) =>
        `${word}${at} `.padEnd(100, word).slice(0, 99),
      )
      const [ar = "", en = ""] = names
      return row(`Year ${grade}`, `Craft ${subject}`, number, `${ar}ة`, `${en}y`)
    })
    const made = { grades: 12, subjects: 10, links: 120, chapters: 960 }
    expect(await admin.make(rows, true)).toMatchObject({ made })
    expect(await admin.make(rows)).toMatchObject({ made })
    expect((await admin.show()).chapters).toHaveLength(963)
    const [first] = rows
    const longer = { ...first, chapter: { en: "y".repeat(101) } }
    expect(await admin.make([longer], true)).toContain("at most 100")
    expect(await admin.undoLast()).toBe(200)
    expect((await admin.show()).chapters).toHaveLength(3)
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

describe("an undo", () => {
  it("is refused once what was made is in use, was changed since, or is too old", async () => {
    await admin.make(sheet)
    await addPool({ chapter: 1 }, 1)
    const { grades, events } = await admin.show()
    const grade = grades.at(-1)?.id ?? 0
    await admin.correct({ change: "names", of: { grade }, names: { en: "Year 9" } })
    expect(await admin.undo(events[0]?.id)).toBe(409)
    expect(await admin.undoLast()).toBe(200)
    expect(await admin.undo(events[0]?.id)).toBe(200)
    expect(await admin.undo(events[0]?.id)).toBe(200)
    await admin.make(sheet)
    clock.now += 31 * dayMs
    admin = withAdmin(await enrol("Admin"))
    expect(await admin.undoLast()).toBe(409)
    const kept = await admin.show()
    for (let at = 1; kept.events.length + at < 22; at++)
      await admin.correct({ change: "names", of: { grade: 7 }, names: { en: `Year ${at}` } })
    const { events: last, next } = await admin.show()
    expect(last).toHaveLength(20)
    const earlier = await admin.show(`?before=${next}`)
    expect(earlier.events.map(({ id }) => id)).toEqual([kept.events.at(-1)?.id])
    expect(earlier.next).toBeNull()
  })

  it("of a merge is refused once its questions or a number went on, until that is undone", async () => {
    const of = { grade: 7, subject: 3, chapter: 1 }
    const merge = { change: "merge", of, into: 2 } as const
    await admin.make([row("Grade 7", "Math", 3, "الجذور", "Roots")])
    for (const chapter of [1, 3]) await addPool({ chapter }, 1)
    await admin.correct({ ...merge, of: { ...of, chapter: 3 } })
    await admin.correct(merge)
    const [last, first] = (await admin.show()).events
    const place = { change: "place", of: { ...of, chapter: 2 }, at: 5 } as const
    for (const next of [{ ...merge, of: place.of, into: 4 } as const, place]) {
      if (next.change === "merge")
        await admin.make([row("Grade 7", "Math", 4, "الكسور", "Fractions")])
      expect(await admin.correct(next)).toBe("done")
      expect(await admin.undo(last?.id)).toBe(409)
      expect(await admin.undoLast()).toBe(200)
    }
    expect(await admin.undo(first?.id)).toBe(200)
    expect(await admin.undo(last?.id)).toBe(200)
    expect(await admin.chapters()).toEqual(["1 Sets", "2 Integers", "3 Roots", "4 Fractions"])
    const back = `SELECT count(*) AS n FROM questions JOIN pools ON pools.id = pool_id
      WHERE chapter_number IN (1, 3)`
    expect(await one(back)).toBe(2)
  })
  it("restores no other chapter that has the number now", async () => {
    const of = { grade: 7, subject: 3, chapter: 2 }
    for (const chapter of [1, 2])
      await admin.correct({ change: "archive", of: { ...of, chapter }, isArchived: true })
    const [archived] = (await admin.show()).events
    await admin.correct({ change: "place", of, at: 1 })
    expect(await admin.undo(archived?.id)).toBe(409)
    expect(await admin.undoLast()).toBe(200)
    expect(await admin.undo(archived?.id)).toBe(200)
    expect(await admin.chapters()).toEqual(["1 Sets archived", "2 Integers"])
  })
})
