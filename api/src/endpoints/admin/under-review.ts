import { admin } from "#contract"
import { games } from "../../games/games"
import { implement } from "../../implement"
import { done } from "../../reply"
import { linesOf } from "../../store/questions"
import { readWaitingInChapters, readWaitingInSections, type WaitingRow } from "../../store/review"

export const listEducationalQuestions = implement(
  admin.educationalQuestions,
  async ({ store, language }) => {
    const rows = await readWaitingInChapters(store, language)
    return done(
      rows.map(({ grade, subject, chapter, ...row }) => ({
        ...toWire(row),
        gradeName: grade,
        subjectName: subject,
        chapterName: chapter,
      })),
    )
  },
)

export const listEntertainmentQuestions = implement(
  admin.entertainmentQuestions,
  async ({ store }) => {
    const rows = await readWaitingInSections(store)
    return done(rows.map(({ section, ...row }) => ({ ...toWire(row), section })))
  },
)

/** What both categories have in common. */
const toWire = (row: Omit<WaitingRow, "section">) => ({
  questionID: row.id,
  question: row.question,
  answer: row.answer,
  summary: row.summary,
  game: row.game,
  hints: [...linesOf(row.lines)],
  wrongAnswers: [...linesOf(row.wrong_answers)],
  authorName: row.author,
  createdAt: new Date(row.created_at).toISOString(),
  language: row.language,
  difficultyLevel: games[row.game].levels.length > 1 ? row.level : null,
  setId: row.set_id,
})
