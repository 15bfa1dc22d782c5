import type { WireGame } from "#contract/words"
import type { PlayStore } from "../../db/store"

export interface Issue {
  readonly game: WireGame
  readonly issuedAt: number
  readonly round: number
  readonly given: string | null
  /** `null` while it is open, and if it was not judged. */
  readonly isRight: boolean | null
}

export async function readIssue(
  { query }: PlayStore,
  personId: number,
  questionId: number,
): Promise<Issue | null> {
  const row = await query
    .selectFrom("attempts")
    .innerJoin("cursors", (join) =>
      join
        .onRef("cursors.person_id", "=", "attempts.person_id")
        .onRef("cursors.pool_id", "=", "attempts.pool_id"),
    )
    .select(["cursors.game", "attempts.issued_at", "attempts.round"])
    .select(["attempts.given_answer", "attempts.is_right"])
    .where("attempts.person_id", "=", personId)
    .where("attempts.question_id", "=", questionId)
    .where("attempts.issued_at", ">", 0)
    .executeTakeFirst()
  if (!row) return null
  const { game, issued_at: issuedAt, round, given_answer: given, is_right } = row
  return { game, issuedAt, round, given, isRight: is_right === null ? null : is_right === 1 }
}
