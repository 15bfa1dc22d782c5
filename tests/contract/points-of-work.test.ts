import { describe, expect, it } from "vitest"
import { answerHints, ask, claim, credit, drawHints, playOut } from "./support/rounds"
import {
  bookOf,
  buildWork,
  choose,
  ofChapter,
  playAll,
  questionsIn,
  setWork,
  showOwn,
} from "./support/work"
import { addPool, buildSchool } from "./support/world"

await buildSchool()
const questions = await questionsIn(await addPool({ chapter: 1 }, 6))
const each = choose(...questions.map((id) => [id]))

describe("points", () => {
  it("are earned once, in the work or in free play", async () => {
    const { pupil, workId } = await buildWork({ content: each })
    await playOut(pupil)
    for (let points = 50; (await credit(pupil, 50)).claim !== "unknown" && points < 400;)
      points += 50
    const total = await claim(pupil, 0)
    const round = await drawHints(pupil, { work: workId })
    await answerHints(pupil, round)
    expect(await claim(pupil, 50, round.name)).toBe(total)
    expect(await bookOf(pupil, workId)).toMatchObject({ done: 1, right: 1 })
  })

  it.each([
    ["questions", each],
    ["a chapter", ofChapter({ rounds: 1 })],
  ] as const)("are not earned by %s set without them, then or later", async (_, content) => {
    const { pupil, workId } = await buildWork({ content, earnsPoints: false })
    const round = await drawHints(pupil, { work: workId })
    await answerHints(pupil, round)
    expect(await claim(pupil, 50, round.name)).toBe(0)
    const answered = { body: round.body }
    const again = await playOut(pupil)
    expect(again.answers).not.toContain(answered.body.correctAnswer)
    expect(again.answers).toHaveLength(5)
  })
})

describe("what was not played in the work", () => {
  it("is not in it, even the same question", async () => {
    const { pupil, workId } = await buildWork({ content: each })
    await playOut(pupil)
    expect(await bookOf(pupil, workId)).toBeNull()
    const round = await drawHints(pupil, { work: workId })
    await ask(pupil, { query: "?again=true" })
    expect(await bookOf(pupil, workId)).toMatchObject({ done: 0 })
    await answerHints(pupil, round)
    expect(await bookOf(pupil, workId)).toMatchObject({ done: 1 })
  })

  it("is in no other work of the same question", async () => {
    const { pupil, teacher, classId, workId } = await buildWork({ content: each })
    const other = await setWork(teacher, classId, { content: each })
    await playAll(pupil, workId)
    expect(await bookOf(pupil, other)).toBeNull()
    expect((await showOwn(pupil, other)).done).toBe(0)
  })
})
