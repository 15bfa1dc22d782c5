import { describe, expect, it } from "vitest"
import { book } from "#contract"
import { clock } from "./support/api"
import { ofClass } from "./support/classes"
import { inPlay } from "./support/players"
import {
  answerHints,
  answerSet,
  ask,
  claim,
  credit,
  drawHints,
  drawOffside,
  drawSet,
  judge,
  playOut,
} from "./support/rounds"
import { run } from "./support/sql"
import {
  bookOf,
  choose,
  ended,
  ofChapter,
  ofWork,
  questionsIn,
  showOwn,
  buildWork,
  playAll,
} from "./support/work"
import { addPool, buildSchool, enrol } from "./support/world"

await buildSchool()
const questions = await questionsIn(await addPool({ chapter: 1 }, 6))
const statements = await questionsIn(await addPool({ chapter: 1, game: "offside" }, 1))
const items = await questionsIn(
  await addPool({ chapter: 1, game: "DifficultyLevel" }, [1, 2, 1, 1, 1]),
)
await addPool({ chapter: 2 }, { en: 2, ar: 1 })
const each = choose(...questions.map((id) => [id]))
const dayMs = 24 * 3_600_000

describe("a choice of questions", () => {
  it("gives each pupil all of them and nothing else, in an order of their own", async () => {
    const { pupil, workId, classId } = await buildWork({ content: each })
    const orders = [await playAll(pupil, workId)]
    for (let at = 0; at < 3; at += 1) {
      const other = await enrol()
      await run("INSERT INTO class_pupils VALUES (?, ?, 1, NULL)", classId, other.id)
      orders.push(await playAll(other, workId))
    }
    const all = ["en-0", "en-1", "en-2", "en-3", "en-4", "en-5"]
    for (const order of orders) expect(order.toSorted()).toEqual(all)
    expect(new Set(orders.map(String)).size).toBeGreaterThan(1)
    const end = await ask(pupil, { work: workId })
    expect([end.status, end.body]).toMatchObject([404, { played: 6, rounds: 6 }])
    expect(await bookOf(pupil, workId)).toMatchObject({ done: 6, right: 6, isFinished: true })
  })

  it("gives the round in play again, under the same name, and after a day under a new one", async () => {
    const { pupil, workId } = await buildWork({ content: each })
    const first = await drawHints(pupil, { work: workId })
    clock.now += 3_600_000
    expect(await drawHints(pupil, { work: workId })).toEqual(first)
    clock.now += dayMs
    const later = await drawHints(pupil, { work: workId })
    expect(later.body).toEqual(first.body)
    expect(later.name).not.toBe(first.name)
    await answerHints(pupil, later)
    expect(await claim(pupil, 50, later.name)).toBe(50)
  })

  it("issues one round to two draws at once", async () => {
    const { pupil, workId } = await buildWork({ content: each })
    const [one, other] = await Promise.all([
      drawHints(pupil, { work: workId }),
      drawHints(pupil, { work: workId }),
    ])
    expect(one).toEqual(other)
  })

  it("mixes games: each is drawn by its own call, in the pupil's order", async () => {
    const rounds = choose(items, statements, [questions[0] ?? 0])
    const { teacher, pupil, workId } = await buildWork({ content: rounds })
    const set = await drawSet(pupil, { work: workId })
    expect(set.body).toHaveLength(6)
    await answerSet(pupil, set, (_, at) => at < 4)
    const offside = await drawOffside(pupil, { work: workId })
    expect((await ask(pupil, { work: workId, game: "OffsideGame" })).status).toBe(404)
    expect(await judge(pupil, offside.name, 3)).toBe(200)
    const hints = await drawHints(pupil, { work: workId })
    await answerHints(pupil, hints, " ")
    expect((await showOwn(pupil, workId)).state).toBe("done")
    const { cells } = (await bookOf(pupil, workId)) ?? { cells: [] }
    const verdicts = cells.map(({ a }: { a: unknown[][] }) => a.map(([isRight]) => isRight))
    expect(verdicts.toSorted()).toEqual([[null], [0], [1, 1, 1, 1, 0, 0]].toSorted())
    expect(cells.flatMap(({ a }: { a: unknown[][] }) => a)).toContainEqual([0, "2,5", null, 0.5])
    const read = book.bookOfWork.ok.parse((await ofWork(teacher, workId, "book")).body)
    const own = read.pupils.find(({ done }) => done === 3)
    expect(own?.cells.map(({ right, of }) => [right, of]).toSorted()).toEqual([
      [0, 1],
      [3, 6],
      [4, 6],
    ])
    expect(read.questions.filter(({ answer }) => answer === "")).toMatchObject([
      { wrong: 1, wrongAnswers: [] },
    ])
    expect((await credit(pupil, 50, set.name)).claim).toBe("credited")
    expect((await credit(pupil, 6, offside.name)).claim).toBe("credited")
  })

  it("keeps the version that was set, though it was replaced and withdrawn", async () => {
    const [id = 0] = await questionsIn(await addPool({ chapter: 2, game: "offside" }, 1))
    const { pupil, workId } = await buildWork({ content: choose([id]) })
    await run("UPDATE questions SET status = 'withdrawn', position = NULL WHERE id = ?", id)
    expect((await drawOffside(pupil, { work: workId })).body.information).toHaveLength(6)
  })
})

describe("a chapter", () => {
  const content = ofChapter({ chapter: "2", rounds: 3 })

  it("gives ordinary draws in its language, then what was played, which earns nothing", async () => {
    const { pupil, workId } = await buildWork({ content })
    const names: string[] = []
    for (let at = 0; at < 3; at += 1) {
      const round = await drawHints(pupil, { work: workId })
      await answerHints(pupil, round)
      names.push(round.name)
    }
    const totals: number[] = []
    for (const name of names) totals.push(await claim(pupil, 50, name))
    expect(totals).toEqual([50, 100, 100])
    expect((await ask(pupil, { work: workId })).status).toBe(404)
    const { cells, ...book } = (await bookOf(pupil, workId)) ?? {}
    expect(book).toEqual({ done: 3, right: 3, isFinished: true })
    expect(cells).toHaveLength(3)
  })

  it("is not drawn again by free play while a round of it is open", async () => {
    const { pupil, workId } = await buildWork({ content })
    const round = await drawHints(pupil, { work: workId })
    expect((await playOut(pupil, { chapter: 2 })).answers).toHaveLength(1)
    await answerHints(pupil, round)
    expect(await bookOf(pupil, workId)).toMatchObject({ done: 1 })
  })
})

describe("the end of a work", () => {
  it.each([
    ["over", { ...ended, takesLate: false }, 403],
    ["late", { ...ended, takesLate: true }, 200],
    ["later", { from: "2026-09-02T08:00", until: "2026-09-03T08:00" }, 403],
  ])("draws of a work that is %s are answered with it", async (state, sent, status) => {
    const { pupil, workId } = await buildWork({ content: each, ...sent })
    expect((await showOwn(pupil, workId)).state).toBe(state)
    expect((await ask(pupil, { work: workId })).status).toBe(status)
  })

  it("takes the answer to a round that was begun before it, with its time", async () => {
    const { pupil, workId } = await buildWork({ content: each, takesLate: false })
    const untilMs = Date.parse((await showOwn(pupil, workId)).until)
    clock.now = untilMs - 1_000
    const round = await drawHints(pupil, { work: workId })
    clock.now = untilMs + 60_000
    await answerHints(pupil, round)
    const { cells } = (await bookOf(pupil, workId)) ?? {}
    expect(cells[0].at).toBeGreaterThan(untilMs)
    expect(cells[0].s).toBe(61)
    expect((await ask(pupil, { work: workId })).status).toBe(403)
  })

  it("is the pupil's own where there is extra time", async () => {
    const { teacher, pupil, workId } = await buildWork({
      content: each,
      ...ended,
      takesLate: false,
    })
    await ofWork(teacher, workId, "extra", { personID: pupil.id, until: "2026-12-01T08:00" })
    expect((await ask(pupil, { work: workId })).status).toBe(200)
  })
})

it("a pupil who was taken out, or whose work was withdrawn, draws nothing", async () => {
  const { teacher, pupil, classId, workId } = await buildWork({ content: each })
  await drawHints(pupil, { work: workId })
  await ofWork(teacher, workId, "withdraw", { isWithdrawn: true })
  expect((await ask(pupil, { work: workId })).status).toBe(404)
  await ofWork(teacher, workId, "withdraw", { isWithdrawn: false })
  await ofClass(teacher, classId, "take-out", { personID: pupil.id })
  expect((await ask(pupil, { work: workId })).status).toBe(404)
})

it("questions of a work in play are published as such", async () => {
  const { pupil, workId } = await buildWork({ content: each })
  await drawHints(pupil, { work: workId })
  expect(await inPlay(pupil.id, "SELECT work_id FROM works_played")).toEqual([{ work_id: workId }])
})
