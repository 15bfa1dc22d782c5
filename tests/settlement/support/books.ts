import { env } from "cloudflare:workers"
import { hashToken } from "../../../api/src/security/token"
import { onBoard } from "../../contract/support/boards"
import type { Member } from "../../contract/support/world"
import { begin } from "./school"
import type { HeldAnswer } from "./playing-api"
import type { Line } from "./reference-model"

/** Inserts `count` pupils of grade 7, all with a session, in two writes. */
export async function enrolMany(count: number): Promise<readonly Member[]> {
  const members = Array.from({ length: count }, (_, index) => {
    return { id: 1000 + index, token: String(index).padStart(43, "t") }
  })
  const rows = JSON.stringify(members.map(({ id, token }) => [id, hashToken(token)]))
  await env.DB.batch([
    env.DB.prepare(
      `INSERT INTO people (id, name, email, role, grade_id, password_hash, created_at)
        SELECT value ->> 0, 'Member', (value ->> 0) || '@school.example', 'Student', 7, '!', 0
        FROM json_each(?)`,
    ).bind(rows),
    env.DB.prepare(
      `INSERT INTO access_tokens SELECT value ->> 1, value ->> 0, 'Student', ? FROM json_each(?)`,
    ).bind(begin + 240 * 3_600_000, rows),
  ])
  return members
}

/** The points of each pupil that the API has published to D1. */
export async function pointsHeld(): Promise<ReadonlyMap<number, number>> {
  const people = await env.DB.prepare("SELECT id, points FROM people").all<{
    id: number
    points: number
  }>()
  return new Map(people.results.map(({ id, points }) => [id, points]))
}

/** The points on the leaderboard of all. */
export async function pointsRanked(): Promise<ReadonlyMap<number, number>> {
  const rows = await onBoard("1/all", "SELECT person_id AS id, points FROM standings")
  return new Map(rows.map(({ id, points }) => [Number(id), Number(points)]))
}

/** The same history with the texts of the questions instead of their ids. */
export async function withQuestions(answers: readonly HeldAnswer[]): Promise<readonly Line[]> {
  textOf ??= readTexts()
  const texts = await textOf
  return answers.map(({ questionId, isRight }) => {
    return { question: texts.get(questionId) ?? "", isRight }
  })
}

let textOf: Promise<ReadonlyMap<number, string>> | undefined

async function readTexts(): Promise<ReadonlyMap<number, string>> {
  const questions = await env.DB.prepare("SELECT id, question FROM questions").all<{
    id: number
    question: string
  }>()
  return new Map(questions.results.map(({ id, question }) => [id, question]))
}
