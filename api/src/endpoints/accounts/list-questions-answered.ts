import { accounts } from "#contract"
import { wireAnswer } from "../../games/game"
import { implementPlay } from "../../implement"
import { done } from "../../reply"
import { readHistory, type PastAnswer } from "../../store/history"

/** What a pupil answered in education, newest first; practice and what was wrong as well. */
export const listQuestionsAnswered = implementPlay(accounts.questionsAnswered, async (call) => {
  const { caller, query, stores, language } = call
  const { subject = "", chapter = "" } = query
  const wanted = { personId: caller.id, subject: subject.trim(), chapter: chapter.trim(), language }
  return done((await readHistory(stores, wanted)).map(toEntry))
})

/** The right answer of an offside question lists its true statements: "135". */
const toEntry = (past: PastAnswer) => ({
  questionText: past.question,
  ...wireAnswer(past.rightAnswer),
  subject: past.subject,
  chapter: past.chapter,
  hints: [...past.lines],
  game: past.game,
  givenAnswer: past.given,
  correct: past.isRight,
  answeredAt: new Date(past.answeredAt).toISOString(),
  ...(past.set ? { set: past.set } : {}),
})
