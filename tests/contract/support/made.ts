import { call, type Answer } from "./api"
import type { Member } from "./world"
import { getRow } from "./sql"

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

interface Waiting {
  readonly questionID: number
  readonly question: string
  readonly game: string
}

export const waitingIn = async (
  category: "educational" | "entertainment",
  { token }: Member,
  language = "en",
) =>
  (await call(`/api/Admin/${category}-questions`, { token, language })).body as readonly Waiting[]

/** The number of rows in a table, which a refusal must not change. */
export async function countOf(table: "questions" | "pools" | "question_events" | "subjects") {
  const row = await getRow<{ n: number }>(`SELECT count(*) AS n FROM ${table}`)
  return row?.n ?? 0
}
