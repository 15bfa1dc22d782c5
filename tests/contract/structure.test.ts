import { beforeEach, describe, expect, it } from "vitest"
import { winHints } from "./support/arena"
import { call, rowsReadBy } from "./support/api"
import { answerHints, ask, claim, drawHints, playOut } from "./support/rounds"
import { one, run } from "./support/sql"
import { beginStructure, chapterNumbered, listed } from "./support/structure"
import {
  buildWork,
  choose,
  ofChapter,
  playAll,
  questionsIn,
  setWork,
  showWork,
} from "./support/work"
import { addPool, enrol, type Member } from "./support/world"

let admin: Awaited<ReturnType<typeof beginStructure>>
beforeEach(async () => {
  admin = await beginStructure()
})

describe("a correction", () => {
  it("renames, also to each other's names, and refuses a name that is taken", async () => {
    const of = { grade: 7 }
    expect(await admin.correct({ change: "names", of, names: { en: "GRADE 8" } })).toMatch(
      /409.*en/,
    )
    expect(await admin.correct({ change: "names", of, names: { en: "Grde 7" } })).toBe("done")
    expect(
      await admin.correct({ change: "names", of, names: { en: "Year 7", ar: "السابع" } }),
    ).toBe("done")
    expect(await listed("All-Grades")).toContain("Year 7")
    expect((await admin.show()).events[0]).toMatchObject({
      kind: "names",
      by: "Huda",
      canUndo: true,
      renamed: { from: { en: "Grde 7" }, to: { en: "Year 7", ar: "السابع" } },
    })
    expect(await admin.undoLast()).toBe(200)
    expect((await admin.show()).events[0]).toMatchObject({
      kind: "undone",
      renamed: { from: { en: "Year 7", ar: "السابع" }, to: { en: "Grde 7" } },
    })
    expect((await admin.show()).grades[0]?.names).toEqual({ en: "Grde 7" })
  })

  it("puts grades and subjects in another order", async () => {
    await admin.correct({ change: "names", of: { grade: 8 }, names: { en: "Year 8" } })
    expect(await admin.correct({ change: "place", of: { grade: 8 }, at: 1 })).toBe("done")
    expect(await admin.undo((await admin.show()).events[1]?.id)).toBe(200)
    expect(await listed("All-Grades")).toMatch(/Grade 8.*Grade 7/)
    await admin.correct({ change: "place", of: { subject: 1 }, at: 9 })
    expect(await listed("subjects/7")).toMatch(/Math.*Arabic/)
    expect(await admin.undoLast()).toBe(200)
    expect(await listed("subjects/7")).toMatch(/Arabic.*Math/)
  })

  it("gives a chapter another number with its questions, and the others make room", async () => {
    await addPool({ chapter: 2 }, 2)
    const place = { change: "place", of: { grade: 7, subject: 3, chapter: 2 }, at: 1 } as const
    const twice = [admin.correct(place, "key-1"), admin.correct(place, "key-1")]
    expect(await Promise.all(twice)).toEqual(["done", "done"])
    expect(await admin.correct(place, "key-1")).toBe("done")
    expect(await admin.chapters()).toEqual(["1 Integers", "2 Sets"])
    expect(await one("SELECT chapter_number AS n FROM pools")).toBe(1)
    const [moved] = (await admin.show()).events
    await admin.correct(place)
    expect(await admin.undo(moved?.id)).toBe(409)
    expect(await admin.undoLast()).toBe(200)
    expect(await admin.undo(moved?.id)).toBe(200)
    expect(await admin.chapters()).toEqual(["1 Sets", "2 Integers"])
    expect(await one("SELECT chapter_number AS n FROM pools")).toBe(2)
  })

  it("archives and restores, and archives no grade that has pupils", async () => {
    const of = { grade: 7, subject: 3, chapter: 1 }
    expect(await admin.correct({ change: "archive", of, isArchived: true })).toBe("done")
    expect(await listed("chapters", { grade: 7, subject: "Math" })).not.toContain("Sets")
    expect(await admin.correct({ change: "archive", of, isArchived: false })).toBe("done")
    expect(await listed("chapters", { grade: 7, subject: "Math" })).toContain("Sets")
    await admin.correct({ change: "archive", of: { subject: 3 }, isArchived: true })
    expect(await listed("All-Subjects")).toBe('["Arabic"]')
    await enrol("Student")
    expect(
      await admin.correct({ change: "archive", of: { grade: 7 }, isArchived: true }),
    ).toContain("409")
    expect(await admin.correct({ change: "archive", of: { grade: 8 }, isArchived: true })).toBe(
      "done",
    )
    expect(await listed("All-Grades")).not.toContain("Grade 8")
    await admin.correct({ change: "archive", of: { grade: 8 }, isArchived: false })
    await run("UPDATE people SET grade_id = 8 WHERE role = 'Student'")
    expect(await admin.undoLast()).toBe(409)
    expect(await listed("All-Grades")).toContain("Grade 8")
  })

  it("unlinks a subject, whose chapters stay", async () => {
    expect(await admin.correct({ change: "unlink", grade: 7, subject: 3 })).toBe("done")
    expect(await listed("subjects/7")).not.toContain("Math")
    expect(await admin.undoLast()).toBe(200)
    expect(await listed("subjects/7")).toContain("Math")
    expect(await admin.chapters()).toHaveLength(2)
  })

  it.each([
    { of: { grade: 99 } },
    { of: { subject: 99 } },
    { of: { grade: 7, subject: 3, chapter: 99 } },
    { of: { grade: 99, subject: 3, chapter: 1 } },
  ])("of what is not there is refused: %j", async ({ of }) => {
    expect(await admin.correct({ change: "archive", of, isArchived: true })).toContain("404")
  })
})

const sizes = () =>
  one(`SELECT json_extract(sizes, '$.en0') AS n FROM pools WHERE chapter_number = 2`)

const chaptersOf = async (teacher: Member, works: readonly number[]) =>
  (await Promise.all(works.map((id) => showWork(teacher, id)))).map(
    ({ content }) => content.kind === "chapter" && content.chapterName,
  )

describe("a merge", () => {
  const merge = {
    change: "merge",
    of: { grade: 7, subject: 3, chapter: 1 },
    into: 2,
  } as const

  it("moves the questions to the end of the other chapter, pays nothing twice, and can be undone", async () => {
    const ids = await questionsIn(await addPool({ chapter: 1 }, 3))
    await addPool({ chapter: 2 }, 2)
    const { classId, teacher, pupil, workId } = await buildWork({ content: ofChapter() })
    const other = await setWork(teacher, classId, { content: ofChapter({ chapter: "2" }) })
    const chosen = await setWork(teacher, classId, { content: choose(...ids.map((id) => [id])) })
    expect(await admin.correct(merge)).toBe("done")
    expect(await chapterNumbered(pupil, 2)).toMatchObject({ played: 0, left: 5 })
    expect(await playAll(pupil, chosen)).toHaveLength(3)
    expect(await chapterNumbered(pupil, 2)).toMatchObject({ played: 3, left: 2 })
    await answerHints(pupil, await drawHints(pupil, { work: workId }))
    expect(await chaptersOf(teacher, [workId, other])).toEqual(["Integers", "Integers"])
    expect(await admin.chapters()).toEqual(["1 Sets archived", "2 Integers"])
    const [{ names = [] } = {}] = (await admin.show()).events
    expect(names.slice(2).map(({ en }) => en)).toEqual(["Sets", "Integers"])
    expect(await sizes()).toBe(5)
    expect(await one("SELECT count(*) AS n FROM questions WHERE status = 'approved'")).toBe(5)
    expect(await admin.correct(merge)).toBe("done")
    expect(await admin.undoLast()).toBe(200)
    expect(await admin.chapters()).toEqual(["1 Sets", "2 Integers"])
    expect(await chaptersOf(teacher, [workId, other])).toEqual(["Sets", "Integers"])
    expect(await chapterNumbered(pupil, 1)).toMatchObject({ played: 3, left: 0 })
    expect(await playAll(pupil, workId)).toHaveLength(2)
    expect(await sizes()).toBe(2)
    expect(await one("SELECT count(*) AS n FROM questions WHERE position IS NOT NULL")).toBe(5)
  })

  it("takes along what a pupil played, left and got wrong, as does its undo, and pays nothing twice", async () => {
    const colours = ["red", "green", "blue", "white"]
    await addPool({ chapter: 1 }, { en: colours, ar: colours })
    await addPool({ chapter: 2 }, 2)
    const pupil = await enrol("Student")
    const isRecorded = async ({ correctAnswer }: { readonly correctAnswer: string }) => {
      const id = await one("SELECT min(id) AS n FROM questions WHERE answer = ?", correctAnswer)
      const { body } = await call(`/api/Accounts/record?question=${id}`, { token: pupil.token })
      expect(body).toHaveProperty("rounds.0")
    }
    const wrong = await drawHints(pupil)
    await answerHints(pupil, wrong, "no idea")
    await claim(pupil, 50, (await winHints(pupil)).name)
    const { body: left } = await drawHints(pupil)
    const open = await drawHints(pupil)
    await admin.correct(merge)
    await answerHints(pupil, open)
    await isRecorded(open.body)
    const counted = { played: 3, left: 3, mistakes: 1 }
    expect(await chapterNumbered(pupil, 2)).toMatchObject(counted)
    const { answers } = await playOut(pupil, { chapter: 2 })
    expect([answers.length, answers.at(-1)]).toEqual([3, left.correctAnswer])
    const { body: again } = await ask(pupil, { chapter: 2, body: { mistakes: true } })
    expect(again).toMatchObject({ correctAnswer: wrong.body.correctAnswer })
    const { name } = await winHints(pupil, { chapter: 2, body: { again: true } })
    expect(await claim(pupil, 50, name)).toBe(50)
    await isRecorded(left)
    const fresh = await enrol("Student")
    expect(await rowsReadBy(() => ask(fresh, { chapter: 2 }))).toBeLessThanOrEqual(14)
    expect(await admin.undoLast()).toBe(200)
    expect(await chapterNumbered(pupil, 1)).toMatchObject({ played: 4, left: 0, mistakes: 1 })
    expect(await chapterNumbered(pupil, 2)).toMatchObject({ played: 2, left: 0, mistakes: 0 })
    await isRecorded(left)
  })

  it("into itself, nothing or an archived chapter is refused", async () => {
    expect(await admin.correct({ ...merge, into: 1 })).toContain("400")
    expect(await admin.correct({ ...merge, into: 9 })).toContain("404")
    const of = { ...merge.of, chapter: 2 }
    await admin.correct({ change: "archive", of, isArchived: true })
    expect(await admin.correct(merge)).toContain("404")
  })
})
