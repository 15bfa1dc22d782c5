import { wireGames } from "#contract/words"
import { linesOf } from "../../store/questions"
import type { WaitingRow } from "../../store/review"

/** What an admin is shown of a question, wherever it belongs. */
export const toWaiting = (row: Omit<WaitingRow, "section">) => ({
  questionID: row.id,
  question: row.question,
  answer: row.answer,
  summary: row.summary,
  game: row.game,
  hints: [...linesOf(row.lines)],
  authorName: row.author,
  createdAt: new Date(row.created_at).toISOString(),
  language: row.language,
  difficultyLevel: row.game === wireGames.difficulty ? row.level : null,
})
