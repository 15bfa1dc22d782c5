import { expect } from "vitest"
import { versions } from "#contract"
import { hintsMade, sectionHintsMade } from "../samples/authoring"
import { call, readOk } from "./api"
import { make, paths } from "./made"
import type { Member } from "./world"
import { getRow, getRows, one } from "./sql"

export async function send(
  author: Member,
  question: string,
  more: object = {},
  body: object = hintsMade,
) {
  const path = body === sectionHintsMade ? paths.entertainmentHints : paths.educationHints
  const { status } = await make(path, author, { ...body, question, ...more })
  if (status !== 200) return status
  return one("SELECT max(id) AS n FROM questions")
}

export const storyOf = ({ token }: Member, id: number) =>
  readOk(versions.show, call(`/api/my-questions/${id}`, { token }))

export const post = async ({ token }: Member, path: string, body: object = {}) =>
  (await call(path, { token, body })).status

export const rowOf = (id: number) =>
  getRow("SELECT status, position FROM questions WHERE id = ?", id)

export const positions = async () => {
  const results = await getRows<{ id: number; position: number }>(
    "SELECT id, position FROM questions WHERE position IS NOT NULL AND language = 'en' ORDER BY position",
  )
  expect(results.map(({ position }) => position)).toEqual(results.map((_, index) => index))
  const pool = await getRow(
    "SELECT sizes ->> 'en0' AS size FROM pools WHERE section IS NULL AND game = 'five hints'",
  )
  expect(pool?.["size"] ?? 0).toBe(results.length)
  return results.map(({ id }) => id)
}
