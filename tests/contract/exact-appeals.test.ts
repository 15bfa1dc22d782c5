import { expect, it } from "vitest"
import {
  answers,
  appeal,
  decide,
  oneQuestionOf,
  openOf,
  outcomesOf,
  revoke,
} from "./support/appeals"
import { answerHints, drawHints } from "./support/rounds"
import { storyOf } from "./support/versions"
import { buildSchool, enrol } from "./support/world"
import { one, run } from "./support/sql"

await buildSchool()
const author = await enrol("Teacher")
const admin = await enrol("Admin")

/** An exact question with an appeal of one pupil for each of these answers. */
async function appealedExactly(...given: readonly string[]) {
  const { chapter, id } = await oneQuestionOf(author)
  await run("UPDATE questions SET exact = 1 WHERE id = ?", id)
  const pupils = []
  for (const each of given) {
    const pupil = await answers(each, chapter)
    expect(await appeal(pupil, pupil.name)).toBe(200)
    pupils.push(pupil)
  }
  return { chapter, id, pupils }
}

it("counts and credits appeals of an exact question by how answers are written", async () => {
  const { chapter, id, pupils } = await appealedExactly("Went", "WENT", " Went")
  const { appeals } = await openOf(author)
  expect(appeals.map(({ key, count }) => [key, count])).toEqual([
    ["Went", 2],
    ["WENT", 1],
  ])
  expect(await decide(author, id, "Went")).toBe(200)
  const credited = []
  for (const pupil of pupils) credited.push((await outcomesOf(pupil)).totalpoints)
  expect(credited).toEqual([10, 0, 10])
  expect(await one(`SELECT right AS n FROM question_figures WHERE question_id = ${id}`)).toBe(2)
  for (const [given, verdict] of [
    ["Went", true],
    ["wENT", false],
  ] as const) {
    const next = await enrol()
    expect(await answerHints(next, await drawHints(next, { chapter }), given)).toBe(verdict)
  }
})

it("revokes one way of writing an answer, and leaves the others", async () => {
  const { id } = await appealedExactly("Congo", "CONGO")
  for (const key of ["Congo", "CONGO"]) expect(await decide(author, id, key)).toBe(200)
  expect(await revoke(admin, id, "CONGO")).toBe(200)
  expect((await storyOf(admin, id)).questions[0]?.accepted).toEqual(["Congo"])
})
