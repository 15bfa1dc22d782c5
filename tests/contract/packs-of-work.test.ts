import { describe, expect, it } from "vitest"
import { packs } from "#contract"
import { lengths, packMs, packRounds } from "#contract/limits"
import { roundMs } from "#game/rounds/round-base"
import { clock, readOk } from "./support/api"
import { allRight, listPacks, post, settled, taken } from "./support/packs"
import { withAdmin } from "./support/structure"
import { addChapters, addPool, addWritten, buildSchool, enrol, type Member } from "./support/world"
import { answerHints, ask, claim, drawHints, playOut } from "./support/rounds"
import {
  bookOf,
  buildWork,
  choose,
  ended,
  ofChapter,
  ofWork,
  questionsIn,
  showOwn,
} from "./support/work"

await buildSchool()
const questions = await questionsIn(await addPool({ chapter: 1 }, 6))
const statements = await questionsIn(await addPool({ chapter: 1, game: "offside" }, 1))
const two = await questionsIn(await addPool({ chapter: 2 }, 2))
const long = { until: "2026-10-08T08:00" }
const each = choose(...questions.slice(0, 3).map((id) => [id]))

const takenFrom = (pupil: Member, workId: number) =>
  readOk(packs.takeWorkRounds, ofWork(pupil, workId, "pack", {}))

const writeLongest = (at: number) => ({
  question: "ع".repeat(lengths.question.max),
  lines: Array.from({ length: 5 }, () => "ع".repeat(lengths.line.max)),
  answer: `answer ${at}`,
})

describe("rounds of a work", () => {
  it("are taken along, and the book shows when they were played", async () => {
    const { pupil, workId } = await buildWork({ content: each })
    const pack = await takenFrom(pupil, workId)
    expect(pack.rounds).toHaveLength(3)
    expect(await takenFrom(pupil, workId)).toEqual(pack)
    expect(pack.rounds.some(({ isPractice }) => isPractice)).toBe(false)
    const playedAt = Date.parse(pack.takenAt) + 3_600_000
    clock.now += 7_200_000
    const answers = allRight(pack).map((answer) => ({ ...answer, playedAt }))
    const done = await settled(pupil, pack, answers)
    expect(done).toMatchObject({ state: "settled", totalpoints: 30 })
    expect(await settled(pupil, pack, answers)).toEqual(done)
    const book = await bookOf(pupil, workId)
    expect(book).toMatchObject({ done: 3, right: 3, isFinished: true })
    expect(book?.cells.map(({ at }: { at: number }) => at)).toEqual([playedAt, playedAt, playedAt])
    expect(book?.cells.some((cell: object) => "s" in cell)).toBe(false)
    expect((await showOwn(pupil, workId)).state).toBe("done")
  })

  it("of one game at a time are in a pack, and no other draw of the work gives them", async () => {
    const content = choose(statements, ...questions.map((id) => [id]))
    const { pupil, workId } = await buildWork({ content })
    const first = await takenFrom(pupil, workId)
    const other = first.game === "offside" ? "HintGame" : "OffsideGame"
    expect((await showOwn(pupil, workId)).next).not.toBe(first.game)
    expect((await ask(pupil, { work: workId, game: other })).status).toBe(200)
    const same = first.game === "offside" ? "OffsideGame" : "HintGame"
    expect((await ask(pupil, { work: workId, game: same })).status).toBe(404)
  })

  it("in play are not taken, and earn all of their points", async () => {
    const { pupil, workId } = await buildWork({ content: each })
    const { body, name } = await drawHints(pupil, { work: workId })
    const pack = await takenFrom(pupil, workId)
    expect(pack.rounds).toHaveLength(2)
    expect(allRight(pack).flatMap(({ given }) => given)).not.toContain(body.correctAnswer)
    expect(name).not.toBe("")
  })

  it("whose question is in play elsewhere are not taken, chosen or of a chapter", async () => {
    const chosen = await buildWork({ content: choose(...two.map((id) => [id])) })
    const chapter = await buildWork({ content: ofChapter({ chapter: "2", rounds: 2 }) })
    for (const { pupil, workId } of [chosen, chapter]) {
      const round = await drawHints(pupil, { language: "en", chapter: 2 })
      const pack = await takenFrom(pupil, workId)
      expect(pack.rounds).toHaveLength(1)
      expect(allRight(pack)[0]?.given).not.toEqual([round.body.correctAnswer])
      await answerHints(pupil, round)
      expect(await claim(pupil, 50)).toBe(50)
    }
  })

  it("with long texts are fewer in a pack, chosen or of a chapter", async () => {
    await addChapters([[7, 3, 3, "Numbers", "الأعداد"]])
    const pool = await addPool({ chapter: 3 })
    await addWritten(
      pool,
      Array.from({ length: packRounds }, () => ({ level: 0, write: writeLongest })),
    )
    const chosen = choose(...(await questionsIn(pool)).map((id) => [id]))
    const inChapter = ofChapter({ chapter: "3", rounds: packRounds })
    for (const content of [chosen, inChapter]) {
      const { pupil, workId } = await buildWork({ content })
      expect((await takenFrom(pupil, workId)).rounds).toHaveLength(7)
    }
  })

  it("come back to the work when the pack has expired, at the end of the work at the latest", async () => {
    const { pupil, workId } = await buildWork({ content: each })
    const pack = await takenFrom(pupil, workId)
    expect(Date.parse(pack.until)).toBeLessThanOrEqual(Date.parse(pack.takenAt) + 7 * 86_400_000)
    expect(pack.timeZone).toBe((await showOwn(pupil, workId)).timeZone)
    clock.now = Date.parse(pack.until)
    expect((await settled(pupil, pack, allRight(pack))).state).toBe("expired")
    expect(await listPacks(pupil)).toMatchObject([{ state: "expired", left: 3 }])
    expect((await playOut(pupil, { work: workId })).answers).toHaveLength(3)
  })

  it("of a chapter are drawn in its language, and settled like those of the chapter", async () => {
    const { pupil, workId } = await buildWork({ content: ofChapter({ rounds: 4 }) })
    const pack = await takenFrom(pupil, workId)
    expect(pack.rounds).toHaveLength(4)
    expect((await settled(pupil, pack, allRight(pack))).totalpoints).toBe(40)
    expect(await bookOf(pupil, workId)).toMatchObject({ done: 4, right: 4 })
    expect(await claim(pupil, 0)).toBe(40)
  })

  it("earn nothing in a work without points", async () => {
    const { pupil, workId } = await buildWork({ content: each, earnsPoints: false })
    const pack = await takenFrom(pupil, workId)
    expect(pack.rounds.map(({ isPractice }) => isPractice)).toEqual([true, true, true])
    expect((await settled(pupil, pack, allRight(pack))).totalpoints).toBe(0)
    expect(await bookOf(pupil, workId)).toMatchObject({ done: 3, right: 3 })
  })

  it("are refused after its end, and to others", async () => {
    const { pupil, workId, teacher } = await buildWork({ content: each, ...ended })
    expect((await ofWork(pupil, workId, "pack", {})).status).toBe(403)
    expect((await ofWork(teacher, workId, "pack", {})).status).toBe(403)
    const other = await buildWork({ content: each })
    expect((await ofWork(other.pupil, workId, "pack", {})).status).toBe(404)
    const pack = await takenFrom(other.pupil, other.workId)
    expect((await post(pupil, pack, allRight(pack))).status).toBe(404)
  })

  it("of a chapter are no more drawn in it if they were skipped there", async () => {
    const content = ofChapter({ chapter: "2", rounds: 2 })
    const [one, other] = [
      await buildWork({ content, ...long }),
      await buildWork({ content, ...long }),
    ]
    for (const { pupil } of [one, other])
      for (const chapter of [2, 2]) await ask(pupil, { chapter })
    clock.now += roundMs
    expect((await takenFrom(one.pupil, one.workId)).rounds).toHaveLength(2)
    expect((await ask(one.pupil, { chapter: 2 })).status).toBe(404)
    const { body } = await drawHints(other.pupil, { work: other.workId })
    for (const chapter of [2, 2]) {
      expect((await ask(other.pupil, { chapter })).text).not.toContain(body.correctAnswer)
    }
    clock.now += packMs
    expect((await playOut(other.pupil, { chapter: 2 })).answers).toContain(body.correctAnswer)
  })

  it("of a work that takes late answers are sent after its end too, and count when they were played", async () => {
    const until = "2026-09-20T08:00"
    const late = await buildWork({ content: each, until })
    const strict = await buildWork({ content: each, until, takesLate: false })
    clock.now = Date.UTC(2026, 8, 20)
    const [pack, ended] = [
      await takenFrom(late.pupil, late.workId),
      await takenFrom(strict.pupil, strict.workId),
    ]
    const end = Date.parse(ended.until)
    expect(Date.parse(pack.until)).toBe(Date.parse(pack.takenAt) + packMs)
    clock.now = end + 3_600_000
    expect(await takenFrom(late.pupil, late.workId)).toEqual(pack)
    const answers = allRight(pack).map((answer) => ({ ...answer, playedAt: end - 60_000 }))
    expect((await settled(late.pupil, pack, answers)).state).toBe("settled")
    expect((await bookOf(late.pupil, late.workId))?.cells[0]).toMatchObject({ at: end - 60_000 })
    expect((await settled(strict.pupil, ended, allRight(ended))).state).toBe("expired")
    const { answers: played } = await playOut(strict.pupil)
    expect(played).toEqual(expect.arrayContaining(allRight(ended).flatMap(({ given }) => given)))
  })

  it("go along with a merge of their chapter, in a pack and without", async () => {
    await addChapters([[7, 3, 4, "Rivers", "الأنهار"]])
    await addPool({ chapter: 4 }, 3)
    const { pupil, workId } = await buildWork({ content: ofChapter({ chapter: "4" }), ...long })
    const { body: left } = await drawHints(pupil, { work: workId })
    const pack = await taken(pupil, { chapter: "4" })
    const admin = withAdmin(await enrol("Admin"))
    await admin.correct({ change: "merge", of: { grade: 7, subject: 3, chapter: 4 }, into: 2 })
    await settled(pupil, pack, allRight(pack).slice(1))
    const { end } = await playOut(pupil, { chapter: 2 })
    expect(end).toMatchObject({ played: 3, pack: { left: 1 } })
    expect(await listPacks(pupil)).toMatchObject([{ chapter: "Integers", left: 1 }])
    clock.now += packMs
    expect((await playOut(pupil, { chapter: 2 })).answers).toContain(left.correctAnswer)
  })
})
