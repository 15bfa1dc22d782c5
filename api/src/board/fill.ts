import type { BoardKey, BoardEntry } from "./board-key"

export const fillBoardPage = 1_000

const ofPeople = (condition: string) =>
  `SELECT id AS personId, play_version AS version, points, is_hidden AS hidden FROM people
    WHERE id > ?1 AND school_id = ?2 AND points > 0 ${condition} ORDER BY id LIMIT ${fillBoardPage}`

interface Row extends Omit<BoardEntry, "isHidden"> {
  readonly hidden: number
}

export async function readPage(
  database: D1Database,
  { school, scope, number }: BoardKey,
  after: number,
): Promise<readonly BoardEntry[]> {
  if (scope === "week") return []
  const ofGrade = scope === "grade"
  const { results } = await database
    .prepare(ofPeople(ofGrade ? "AND grade_id = ?3" : ""))
    .bind(after, school, ...(ofGrade ? [number] : []))
    .all<Row>()
  return results.map(({ hidden, ...row }) => ({ ...row, isHidden: hidden === 1 }))
}
