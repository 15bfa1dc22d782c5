import { beforeAll, expect, it } from "vitest"
import { authoring, versions, reviewDecisions } from "#contract"
import { hintsMade } from "./samples/authoring"
import { versionBodies } from "./samples/versions"
import { call } from "./support/api"
import { make, paths } from "./support/made"
import { costs, measure, tellCosts } from "./support/row-costs"
import { send } from "./support/versions"
import { addPool, buildSchool, enrol, type Member } from "./support/world"
import { getRow, run } from "./support/sql"

let huda: Member
let teacher: Member
let pool = 0

beforeAll(async () => {
  await buildSchool()
  huda = await enrol("Admin")
  teacher = await enrol("Teacher")
  pool = await addPool({ chapter: 2 })
  await send(teacher, "First of its place?")
  await addDecided(1_000)
  await measureAll("of 1,000")
  await addDecided(99_000)
  await measureAll("of 100,000")
}, 120_000)

/** Adds `count` questions of the teacher, each rejected by an admin. */
async function addDecided(count: number): Promise<void> {
  const rows = `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${count})`
  const { id: first } = (await getRow<{
    id: number
  }>("SELECT max(id) AS id FROM questions")) ?? { id: 0 }
  await run(
    `${rows} INSERT INTO questions (pool_id, status, language, question, answer, summary, fingerprint,
      author_id, created_at, status_at)
      SELECT ?, 'rejected', 'en', 'Number ' || i, 'x', 'So it is.', 'f' || i, ?, i, i FROM n`,
    pool,
    teacher.id,
  )
  await run(
    `INSERT INTO question_events (question_id, person_id, event, at)
      SELECT id, ?, 'rejected', created_at FROM questions WHERE id > ?`,
    huda.id,
    first,
  )
}

const at = (path: string, id: number) => path.replace("{questionId}", String(id))
const post = (path: string, id: number, { token }: Member, body: object = {}) =>
  call(at(path, id), { token, body })

async function measureAll(note: string): Promise<void> {
  const decide = (id: number, decision: string) =>
    post(reviewDecisions.decide.path, id, huda, {
      ...versionBodies[reviewDecisions.decide.path],
      decision,
    })
  const first = await send(teacher, `Which is first, ${note}?`)
  await measure(reviewDecisions.decide, [30, `approved, ${note}`], () => decide(first, "approved"))
  await measure(authoring.makeEducationQuestion, [68, `a new version, ${note}`], () =>
    make(paths.educationHints, teacher, {
      ...hintsMade,
      question: `Which is second, ${note}?`,
      replaces: [first],
    }),
  )
  const second = (await getRow<{ id: number }>("SELECT max(id) AS id FROM questions"))?.id ?? 0
  await measure(reviewDecisions.decide, [45, `approved in place of another, ${note}`], () =>
    decide(second, "approved"),
  )
  await measure(reviewDecisions.undo, [70, note], () =>
    post(reviewDecisions.undo.path, second, huda),
  )
  await measure(versions.show, [68, `with a version before, ${note}`], () =>
    call(at(versions.show.path, second), { token: teacher.token }),
  )
  await measure(versions.retire, [30, note], () => post(versions.retire.path, first, huda))
  await measure(versions.putBack, [45, note], () => post(versions.putBack.path, first, huda))
  await measure(versions.requestRetirement, [30, note], () =>
    post(versions.requestRetirement.path, first, teacher),
  )
  await measure(versions.withdraw, [30, note], () => post(versions.withdraw.path, second, teacher))
  await measure(reviewDecisions.trust, [15, note], () =>
    post(reviewDecisions.trust.path, first, huda, { isTrusted: false }),
  )
  const { token } = huda
  await measure(reviewDecisions.history, [210, `of ${note.slice(3)}`], () =>
    call(reviewDecisions.history.path, { token }),
  )
  await measure(reviewDecisions.history, [215, `up to a day, ${note}`], () =>
    call(`${reviewDecisions.history.path}?to=1970-01-01T00:00:00.600Z&event=rejected`, { token }),
  )
  await measure(reviewDecisions.history, [210, `of a kind, ${note}`], () =>
    call(`${reviewDecisions.history.path}?event=rejected`, { token }),
  )
}

it("reads no more rows with 100,000 questions than with 1,000", () => {
  tellCosts()
  expect(costs.filter(({ read, limit }) => read > limit)).toEqual([])
  const measured = new Set(costs.map(({ path }) => path))
  const { waitingAuthors: _, rejectAll: __, undoAll: ___, ...ofQuestions } = reviewDecisions
  for (const { path } of Object.values({ ...versions, ...ofQuestions }))
    expect(measured).toContain(path)
})
