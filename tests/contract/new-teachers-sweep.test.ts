import { env } from "cloudflare:workers"
import { describe, expect, it } from "vitest"
import { wireGames } from "#contract/words"
import { call } from "./support/api"
import { callRows } from "../support/access-of-calls"
import { addWaitingForRoles, fillBothCategories } from "./support/both-categories"
import { addChapters, addPool, buildSchool, enrol, enrolNew, type Member } from "./support/world"
import { run } from "./support/sql"

/** Every text of the others' questions holds this word. */
const mark = "Zq7"
let known: readonly Known[] = []

interface Known {
  readonly id: number
  readonly game: string
  readonly section: number | null
  readonly question: string
  readonly lines: string
}

await buildSchool()
await addChapters([[7, 1, 2, "The Noun", "الاسم"]])
const [hintsOfChapter = 0] = await fillBothCategories(3, ["en", "ar"])
await addPool({ subject: 1, chapter: 1 }, 3)
await addWaitingForRoles(hintsOfChapter)
const author = await enrol("Teacher")
await run(
  `UPDATE questions SET author_id = ?, question = '${mark} question ' || id, summary = '${mark} summary',
    lines = (SELECT json_group_array('${mark} ' || value) FROM json_each(lines)),
    answer = iif(answer = '135', answer, '${mark} ' || answer)`,
  author.id,
)
const rows = await env.DB.prepare(
  `SELECT questions.id, game, section, question, lines FROM questions JOIN pools ON pools.id = pool_id`,
).all<Known>()
known = rows.results
const waiting = await enrolNew("Teacher")
const confirmed = await enrol("Teacher")

/** The draws from sections, which everybody plays without points: visitors get the same without an account. */
const isPlayedByEverybody = (path: string) =>
  /^\/api\/(?:entertainment|visitor)\/\w+\/question\//i.test(path)

/** Logging out, the last row, would end the sessions. */
const calls = callRows.slice(0, -1)

const inGrade = "grade=7&language=en"
/** Calls with other parameters than the table of roles has. */
const others = () => [
  ...known.flatMap(({ id }) => [
    { call: `/api/my-questions/${id}` },
    { call: `/api/my-questions/${id}/withdraw`, body: {} },
    { call: `/api/question-figures?ids=${id}` },
    { call: "/api/appeals", body: { attempt: `${id}-1` } },
    { call: "/api/reports", body: { attempt: `${id}-1`, reason: "unclear" } },
  ]),
  ...Object.values(wireGames).flatMap((name) => {
    const game = encodeURIComponent(name)
    return [
      ...["", "&subject=Math", "&subject=Arabic"].flatMap((subject) => [
        { call: `/api/education/examples?game=${game}&${inGrade}${subject}` },
        { call: `/api/education/approved?game=${game}&${inGrade}${subject}&chapter=1` },
      ]),
      { call: `/api/entertainment/examples?game=${game}&section=3&language=en` },
    ]
  }),
  ...known.map(({ game, section, question, lines }) => ({
    call: `/api/${section === null ? "education" : "entertainment"}/near-copies`,
    body: {
      ...(section === null ? { grade: 7, chapter: 1 } : { section }),
      game,
      language: "en",
      questions: [{ question, hints: JSON.parse(lines) }],
    },
  })),
  ...["", "?status=approved", `?search=${mark}`].map((query) => ({
    call: `/api/my-questions${query}`,
  })),
]

interface Sent {
  readonly call: string
  readonly body?: unknown
  readonly raw?: () => BodyInit
}

async function textOf({ token }: Member, { call: path, body, raw }: Sent): Promise<string> {
  const sent = { token, language: "en", body, ...(raw && { raw: raw() }) }
  const { text } = await call(path, sent)
  expect(text).not.toContain("Please log in.")
  return text
}

describe("a teacher who waits to be confirmed", () => {
  it.each(calls)("gets no text of somebody else's question from $path", async (row) => {
    const text = await textOf(waiting, row)
    if (!isPlayedByEverybody(row.path)) expect(text).not.toContain(mark)
  })

  it("gets none with other parameters either", async () => {
    for (const each of others()) {
      const text = await textOf(waiting, each)
      expect({ ...each, holds: text.includes(mark) }).toEqual({ ...each, holds: false })
    }
  })

  it("is told that there is a near copy, without its text", async () => {
    const bodies = others().filter((each) => each.call.endsWith("education/near-copies"))
    const replies = await Promise.all(bodies.map((each) => textOf(waiting, each)))
    expect(replies.some((text) => text.includes('""'))).toBe(true)
  })
})

it("a confirmed teacher gets them, so that the marked texts are found where they are", async () => {
  const paths = new Set<string>()
  for (const each of [...calls, ...others()])
    if ((await textOf(confirmed, each)).includes(mark)) paths.add(each.call.split("?")[0] ?? "")
  expect([...paths].filter((path) => !isPlayedByEverybody(path)).toSorted()).toEqual([
    "/api/education/DifficultyGame/question",
    "/api/education/HintGame/question",
    "/api/education/approved",
    "/api/education/examples",
    "/api/education/near-copies",
    "/api/entertainment/examples",
    "/api/entertainment/near-copies",
  ])
})
