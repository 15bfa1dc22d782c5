import { beforeAll, expect, it } from "vitest"
import { ownWork, work as calls } from "#contract"
import { drawDifficultyForWork } from "#contract/games/difficulty"
import { drawHintsForWork } from "#contract/games/five-hints"
import { drawOffsideForWork } from "#contract/games/offside"
import { call } from "./support/api"
import { buildClass, makeClass, ofClass } from "./support/classes"
import { answerHints, ask, drawHints } from "./support/rounds"
import { costs, measure, tellCosts } from "./support/row-costs"
import { run } from "./support/sql"
import { choose, ofChapter, ofWork, questionsIn, setFor, setWork } from "./support/work"
import { addPool, buildSchool, enrol, type Member } from "./support/world"

const draws = [
  [drawHintsForWork, 17, "HintGame", "five hints"],
  [drawOffsideForWork, 16, "OffsideGame", "offside"],
  [drawDifficultyForWork, 48, "DifficultyGame", "DifficultyLevel"],
] as const

let content: ReturnType<typeof choose>

beforeAll(async () => {
  await buildSchool()
  content = choose(...(await questionsIn(await addPool({ chapter: 1 }, 10))).map((id) => [id]))
  await addPool({ chapter: 1, game: "offside" }, 10)
  await addPool({ chapter: 1, game: "DifficultyLevel" }, [2, 4, 2, 2, 2])
  await addClasses(1_000)
  await measureAll("of 1,000 classes")
  await addClasses(100_000)
  await measureAll("of 100,000 classes")
}, 240_000)

/** Adds classes up to this number, each with a work and a pupil who has begun it. The others have ids above theirs. */
async function addClasses(upTo: number): Promise<void> {
  const { id: teacher } = await enrol("Teacher")
  const { id: pupil } = await enrol()
  const numbers = `WITH RECURSIVE n(i) AS (SELECT ${upTo === 1_000 ? 1 : 1_001}
    UNION ALL SELECT i + 1 FROM n WHERE i < ${upTo})`
  await run(`${numbers} INSERT INTO classes (id, school_id, name, grade_id, time_zone, key, made_at, active_at)
    SELECT -i, 1, '7A', 7, 'Africa/Cairo', 'many ' || i, 0, 0 FROM n`)
  await run(`${numbers} INSERT INTO class_pupils SELECT -i, ${pupil}, 0, NULL FROM n`)
  await run(`${numbers} INSERT INTO class_teachers SELECT -i, ${teacher}, 0 FROM n`)
  await run(`${numbers} INSERT INTO works (id, class_id, title, content, rounds, from_at, until_at,
      takes_late, earns_points, key, made_at)
    SELECT -i, -i, 'Week', '{}', 1, 0, 9e12, 1, 1, 'many ' || i, 0 FROM n`)
  await run(`${numbers} INSERT INTO work_cells
    SELECT -i, ${pupil}, '[]', 0, 0, 0, NULL, 1 FROM n`)
}

async function measureAll(note: string): Promise<void> {
  const { id, own, pupils } = await buildClass()
  const [pupil] = pupils
  const classes = [id]
  for (let at = 1; at < 5; at += 1) classes.push(await makeClass(own))
  await measure(calls.setWork, [60, `ten questions for five, ${note}`], () =>
    setFor(own, classes, { content }),
  )
  const workId = await setWork(own, id, { content })
  await answerHints(pupil, await drawHints(pupil, { work: workId }))
  const nobody = await enrol()
  await measure(ownWork.listOwnWork, [2, `without classes, ${note}`], () => list(nobody))
  await measure(ownWork.listOwnWork, [11, `two works of one class, ${note}`], () => list(pupil))
  await measure(ownWork.showOwnWork, [8, note], () => ofWork(pupil, workId, "own"))
  await measure(calls.listWorkOfClass, [12, note], () => ofClass(own, id, "work"))
  for (const [draw, limit, name, game] of draws) {
    const work = await setWork(own, id, { content: ofChapter({ game }) })
    await measure(draw, [limit, note], () => ask(pupil, { work, game: name }))
  }
  await measure(calls.showWork, [50, note], () => ofWork(own, workId, ""))
}

const list = ({ token }: Member) => call(ownWork.listOwnWork.path, { token })

it("every call of work stays within its row limit, in any number of classes", () => {
  tellCosts()
  expect(costs.filter(({ read, limit }) => read > limit)).toEqual([])
  const [few = [], many = []] = ["of 1,000 classes", "of 100,000 classes"].map((size) =>
    costs
      // How many items of a set are looked for is by chance.
      .filter(({ note, path }) => note.endsWith(size) && path !== drawDifficultyForWork.path)
      .map(({ path, read }) => `${path} ${read}`),
  )
  expect(many).toEqual(few)
})
