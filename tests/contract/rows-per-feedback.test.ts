import { expect, it } from "vitest"
import { approved, feedback, figures, streak } from "#contract"
import { call } from "./support/api"
import { answers, oneQuestionOf } from "./support/appeals"
import { costs, measure, tellCosts } from "./support/row-costs"
import { addPool, buildSchool, enrol, type Member } from "./support/world"
import { one, run } from "./support/sql"

const sizes = [1_000, 100_000]
const as = ({ token }: Member, body?: object) => ({ token, ...(body && { body }) })

await buildSchool()
const author = await enrol("Teacher")
const poolId = await addPool({ section: 2 })
const other = await enrol("Teacher")
for (const size of sizes) {
  await fill(poolId, other.id, size)
  await measureCalls(`of ${size}`)
}

it("the calls of authors and players stay within row limits that do not grow with the questions", () => {
  tellCosts()
  expect(costs.filter(({ read, limit }) => read > limit)).toEqual([])
  const [few = [], many = []] = sizes.map(rowsOf)
  // The second time the grade has one more chapter, with a question that has figures.
  expect(many.map((read, at) => read - (few[at] ?? 0)).filter((more) => more > 10)).toEqual([])
})

const rowsOf = (size: number) =>
  costs.filter(({ note }) => note === `of ${size}`).map(({ read }) => read)

/** Adds questions of another author up to `count`, each with figures, an appealed answer and a report. */
async function fill(poolId: number, authorId: number, count: number): Promise<void> {
  const before = await one("SELECT count(*) AS n FROM questions")
  const numbers = `WITH RECURSIVE n(i) AS (SELECT ${before + 1} UNION ALL
    SELECT i + 1 FROM n WHERE i < ${count})`
  const own = `SELECT id FROM questions WHERE author_id = ${authorId} AND id NOT IN
    (SELECT question_id FROM question_figures)`
  for (const statement of [
    `${numbers} INSERT INTO questions (pool_id, status, language, position, question, answer, summary,
      fingerprint, author_id, created_at)
      SELECT ${poolId}, 'approved', 'en', i, 'Which?', 'x', 'So it is.', 'f' || i, ${authorId}, i FROM n`,
    `INSERT INTO reported (question_id, author_id, people, reasons, opened_at)
      SELECT id, ${authorId}, 1, '{"answer":1}', id FROM (${own})`,
    `INSERT INTO appealed (question_id, answer_key, text, author_id, people, opened_at, verdict, decided_at)
      SELECT id, 'y', 'Y', ${authorId}, 1, id, iif(id % 2, NULL, 'declined'), iif(id % 2, NULL, 1)
      FROM (${own})`,
    `INSERT INTO given_wrong SELECT id, 'y', 'Y', 2, id FROM (${own})`,
    `INSERT INTO question_figures (question_id, pool_id, played, right, hinted, hints)
      SELECT id, ${poolId}, 12, 6, 4, 9 FROM (${own})`,
  ])
    await run(statement)
  const size =
    "json_set(sizes, '$.en0', (SELECT max(position) + 1 FROM questions WHERE pool_id = pools.id))"
  await run(`UPDATE pools SET sizes = ${size} WHERE id = ${poolId}`)
}

async function measureCalls(note: string): Promise<void> {
  const admin = await enrol("Admin")
  const { chapter, id } = await oneQuestionOf(author)
  const pupils = [await answers("Congo", chapter), await answers("Congo", chapter)]
  const ids = Array.from({ length: 20 }, (_, at) => id - at).join(",")
  await measure(figures.figures, [200, note], () =>
    call(`${figures.figures.path}?ids=${ids}`, as(admin)),
  )
  const wanted = "game=five+hints&language=en"
  for (const reader of [author, pupils[0] ?? author])
    await measure(approved.entertainmentExamples, [500, note], () =>
      call(`${approved.entertainmentExamples.path}?${wanted}&section=2`, as(reader)),
    )
  await measure(approved.educationExamples, [500, note], () =>
    call(`${approved.educationExamples.path}?${wanted}&grade=7`, as(author)),
  )
  await measure(approved.ofChapter, [250, note], () =>
    call(`${approved.ofChapter.path}?${wanted}&grade=7&chapter=${chapter}`, as(author)),
  )
  await measure(approved.ofSubject, [1100, note], () =>
    call(`${approved.ofSubject.path}?game=five+hints&grade=7&subject=Math`, as(admin)),
  )
  for (const pupil of pupils)
    await measure(feedback.fileAppeal, [25, note], () =>
      call(feedback.fileAppeal.path, as(pupil, { attempt: pupil.name, word: "See the book" })),
    )
  for (const pupil of pupils)
    await measure(feedback.fileReport, [25, note], () =>
      call(feedback.fileReport.path, as(pupil, { attempt: pupil.name, reason: "unclear" })),
    )
  for (const reader of [author, admin])
    await measure(feedback.openFeedback, [200, note], () =>
      call(feedback.openFeedback.path, as(reader)),
    )
  const decision = { questionID: id, key: "congo", verdict: "accepted" }
  await measure(feedback.decideAppeal, [40, note], () =>
    call(feedback.decideAppeal.path, as(author, decision)),
  )
  await measure(feedback.closeReports, [20, note], () =>
    call(feedback.closeReports.path, as(author, { questionID: id })),
  )
  for (const pupil of pupils)
    await measure(streak.streak, [60, note], () =>
      call(`${streak.streak.path}?outcomes=true`, as(pupil)),
    )
}
