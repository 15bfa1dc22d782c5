import { describe, expect, it } from "vitest"
import { ownWork, work as calls } from "#contract"
import { classWork } from "#contract/limits"
import { call, clock } from "./support/api"
import { buildClass, makeClass, newKey, ofClass } from "./support/classes"
import { run } from "./support/sql"
import {
  choose,
  ended,
  ofChapter,
  ofWork,
  questionsIn,
  setFor,
  setWork,
  showWork,
  terms,
} from "./support/work"
import { addPool, buildSchool, enrol, signIn, type Member } from "./support/world"

await buildSchool()
const pool = await addPool({ chapter: 1 }, 3)
const sets = await addPool({ chapter: 1, game: "DifficultyLevel" }, [1, 2, 1, 1, 1])
const arabic = await addPool({ chapter: 1, subject: 1 }, 1)
const [questions, items] = [await questionsIn(pool), await questionsIn(sets)]
const content = choose(...questions.map((id) => [id]))

async function list(teacher: Member, id: number) {
  const { works } = calls.listWorkOfClass.ok.parse((await ofClass(teacher, id, "work")).body)
  return works.map(({ workId }) => Number(workId))
}

async function listOwn({ token }: Member) {
  const { body } = await call(ownWork.listOwnWork.path, { token })
  const { works } = ownWork.listOwnWork.ok.parse(body)
  const { body: parts } = await call("/api/Accounts/page-parts?works=true", { token })
  expect(parts).toEqual({ works: body })
  return works
}

describe("a work", () => {
  it("is set once for as many classes as one may name by a repeated call", async () => {
    const teacher = await enrol("Teacher")
    const classes: number[] = []
    while (classes.length < classWork.classesMax) classes.push(await makeClass(teacher))
    const key = newKey()
    const first = await setFor(teacher, classes, { content, key })
    expect(calls.setWork.ok.parse(first.body).works.map(({ classId }) => Number(classId))).toEqual(
      classes,
    )
    expect((await setFor(teacher, classes, { content, key })).body).toEqual(first.body)
    for (const id of classes) expect(await list(teacher, id)).toHaveLength(1)
  })

  it("is set by no teacher of another class, not even for one of several", async () => {
    const { id, other } = await buildClass()
    const own = await makeClass(other)
    expect((await setFor(other, [own, id], { content })).status).toBe(404)
    expect(await list(other, own)).toEqual([])
  })

  it("shows what is played, in the time zone of the class", async () => {
    const { id, own } = await buildClass()
    const rounds = choose([questions[1] ?? 0], items)
    const shown = await showWork(own, await setWork(own, id, { content: rounds }))
    expect(shown).toMatchObject({
      from: "2026-08-31T05:00:00.000Z",
      timeZone: "Africa/Cairo",
      rounds: 2,
      pupils: 1,
      began: 0,
      state: "open",
      content: { kind: "questions", rounds: [{ game: "five hints" }, { game: "DifficultyLevel" }] },
    })
    const ofChosen = shown.content.kind === "questions" ? shown.content.rounds : []
    expect(ofChosen.map((round) => round.questions.map(({ answer }) => answer))).toEqual([
      ["en-1"],
      ["en-0-0", "en-0-1", "en-1-1", "en-0-2", "en-0-3", "en-0-4"],
    ])
    const chapter = await showWork(own, await setWork(own, id, { content: ofChapter() }))
    expect(chapter.content).toMatchObject({ subject: "Math", chapter: "1", chapterName: "Sets" })
  })

  it.each([
    ["an end before its beginning", { ...ended, until: ended.from, content }],
    ["a question twice", { content: choose([questions[0] ?? 0], [questions[0] ?? 0]) }],
    ["two questions of a game without sets", { content: choose(questions) }],
    ["a set of two pools", { content: choose([...items.slice(1), questions[0] ?? 0]) }],
    ["a chapter that is none", { content: ofChapter({ chapter: "77" }) }],
    ["a chapter without the game", { content: ofChapter({ game: "offside" }) }],
    ["a chapter of a subject of others", { content: ofChapter({ subject: "Arabic" }) }],
  ])("is refused with %s", async (_, sent) => {
    const { id, own } = await buildClass()
    expect((await setFor(own, [id], sent)).status).toBe(400)
  })

  it("is refused with questions that are not approved, of another subject or another school", async () => {
    const { id, own } = await buildClass()
    const [ofArabic = 0] = await questionsIn(arabic)
    const [waiting = 0, foreign = 0] = await questionsIn(await addPool({ chapter: 2 }, 2))
    await run("UPDATE questions SET status = 'waiting', position = NULL WHERE id = ?", waiting)
    await run("UPDATE questions SET school_id = 2 WHERE id = ?", foreign)
    for (const each of [ofArabic, waiting, foreign])
      expect((await setFor(own, [id], { content: choose([each]) })).status).toBe(400)
    await run("UPDATE questions SET author_id = ? WHERE id = ?", own.id, waiting)
    expect((await setFor(own, [id], { content: choose([waiting]) })).status).toBe(200)
  })

  it("is changed, and counts who has begun and finished", async () => {
    const { id, own, pupils } = await buildClass()
    const workId = await setWork(own, id, { content })
    const next = { ...terms, title: "Week 4" }
    expect((await ofWork(own, workId, "change", next)).status).toBe(200)
    const begun = [workId, pupils[0].id]
    await run("INSERT INTO work_cells VALUES (?, ?, '[]', 0, 0, 1, NULL, 1)", ...begun)
    await run("UPDATE work_cells SET finished_at = 2 WHERE work_id = ? AND person_id = ?", ...begun)
    expect(await showWork(own, workId)).toMatchObject({ title: "Week 4", began: 1, finished: 1 })
  })

  it("is not seen by pupils once it is withdrawn, and is listed last", async () => {
    const { id, own, pupils } = await buildClass()
    const [first, second] = [
      await setWork(own, id, { content }),
      await setWork(own, id, { content }),
    ]
    expect(await list(own, id)).toEqual([second, first])
    await ofWork(own, second, "withdraw", { isWithdrawn: true })
    expect(await list(own, id)).toEqual([first, second])
    expect((await ofWork(pupils[0], second, "own")).status).toBe(404)
    expect(await listOwn(pupils[0])).toHaveLength(1)
    await ofWork(own, second, "withdraw", { isWithdrawn: false })
    expect((await ofWork(pupils[0], second, "own")).status).toBe(200)
  })

  it("is copied once for another class of the caller", async () => {
    const { id, own, second } = await buildClass()
    const workId = await setWork(own, id, { content })
    const other = await makeClass(second)
    const body = { ...terms, title: "Again", classId: String(other), key: newKey() }
    const copied = await ofWork(second, workId, "copy", body)
    expect((await ofWork(second, workId, "copy", body)).body).toEqual(copied.body)
    expect(await list(second, other)).toHaveLength(1)
    expect((await ofWork(own, workId, "copy", body)).status).toBe(409)
  })

  it("has an own end for a pupil of the class, if that is later", async () => {
    const { id, own, pupils } = await buildClass()
    const workId = await setWork(own, id, { content, ...ended, takesLate: false })
    const until = "2026-09-20T08:00"
    const stateOf = async () => (await listOwn(pupils[0]))[0]?.state
    expect(await stateOf()).toBe("over")
    await ofWork(own, workId, "extra", { personID: pupils[0].id, until })
    expect(await stateOf()).toBe("open")
    expect((await showWork(own, workId)).extra).toMatchObject([
      { until: "2026-09-20T05:00:00.000Z" },
    ])
    await ofWork(own, workId, "change", { ...terms, until: "2026-09-25T08:00" })
    expect((await listOwn(pupils[0]))[0]?.until).toBe("2026-09-25T05:00:00.000Z")
    await ofWork(own, workId, "change", { ...terms, ...ended, takesLate: false })
    expect(await stateOf()).toBe("open")
    await ofWork(own, workId, "extra", { personID: pupils[0].id, until: null })
    expect(await stateOf()).toBe("over")
    const former = { personID: pupils[1].id, until }
    expect((await ofWork(own, workId, "extra", former)).status).toBe(409)
  })
})

describe("a pupil's list", () => {
  it("has the work of the present classes, what ends first before the others", async () => {
    const { id, own, pupils } = await buildClass()
    const [inside, left, takenOut] = pupils
    const later = { from: "2026-09-02T08:00", until: "2026-09-03T08:00" }
    const all = [
      await setWork(own, id, { content }),
      await setWork(own, id, { content, ...later }),
      await setWork(own, id, { content, ...ended }),
    ]
    const works = await listOwn(inside)
    expect(works.map(({ workId }) => all.indexOf(Number(workId)))).toEqual([2, 1, 0])
    expect(works.map(({ state }) => state)).toEqual(["late", "later", "open"])
    expect(works[0]).toMatchObject({ className: "7A", done: 0, rounds: 3 })
    for (const former of [left, takenOut]) expect(await listOwn(former)).toEqual([])
    await ofClass(own, id, "archive", { isArchived: true })
    expect(await listOwn(inside)).toEqual([])
  })

  it("loses a work a month after its end, unless the pupil has more time", async () => {
    const { id, own, pupils } = await buildClass()
    const workId = await setWork(own, id, { content, ...ended })
    clock.now += 31 * 24 * 3_600_000
    const [{ id: personID }] = pupils
    const pupil = { id: personID, token: await signIn(personID, "Student") }
    expect(await listOwn(pupil)).toEqual([])
    const teacher = { id: own.id, token: await signIn(own.id, "Teacher") }
    await ofWork(teacher, workId, "extra", { personID, until: "2026-12-01T08:00" })
    expect(await listOwn(pupil)).toMatchObject([{ state: "open" }])
  })
})
