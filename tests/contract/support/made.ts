import { subjectForm } from "../samples/admin"
import { call, type Answer } from "./api"
import { one, run } from "./sql"
import { addPool, type Member } from "./world"

export const paths = {
  educationHints: "/api/education/HintGame/makequestion",
  entertainmentHints: "/api/entertainment/HintGame/makequestion",
  educationSet: "/api/education/DifficultyGame/makequestion",
  entertainmentSet: "/api/entertainment/DifficultyGame/make",
} as const

export const make = (path: string, { token }: Member, body: unknown): Promise<Answer> =>
  call(path, { token, body })

export const decide = (verdict: "approve" | "reject", id: number, { token }: Member, query = "") =>
  call(`/api/Admin/${verdict}/${id}${query}`, { token })

export async function waitingIn(category: string, { token }: Member, language = "en") {
  const { body } = await call(`/api/Admin/${category}-questions`, { token, language })
  return body as readonly { questionID: number; question: string; game: string }[]
}

export const countOf = (table: "questions" | "pools" | "question_events" | "subjects") =>
  one(`SELECT count(*) AS n FROM ${table}`)

export const addPicture = (
  { token }: Member,
  ...subject: Parameters<typeof subjectForm>
): Promise<Answer> => call("/api/Admin/add-subject", { token, raw: subjectForm(...subject) })

export async function addMany({ id }: Member, count: number, status = "rejected"): Promise<void> {
  const pool = await one("SELECT id AS n FROM pools WHERE section = 3")
  await run(
    `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${count})
      INSERT INTO questions (pool_id, status, language, question, answer, summary, fingerprint,
        author_id, created_at, status_at) SELECT ?, ?, 'en', 'Number ' || i, 'x', 'So it is.', 'x', ?, 5, 5 FROM n`,
    pool || (await addPool({ section: 3 })),
    status,
    id,
  )
}
