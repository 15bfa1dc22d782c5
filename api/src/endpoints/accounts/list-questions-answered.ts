import { points, progress } from "#contract"
import { wireAnswer } from "../../games/game"
import { implementPlay } from "../../http/implement"
import { done } from "../../reply"
import { readHistory, type PastAnswer } from "../../store/record/history"
import { readLastAnswer, readRecord, type PastRound } from "../../store/record/record"

const maxBytes = 1_000_000

export const listQuestionsAnswered = implementPlay(points.questionsAnswered, async (call) => {
  const { caller, query, stores, language } = call
  const answers = await readHistory(stores, { personId: caller.id, ...namesIn(query) }, language)
  return done(cutToSize(answers.map(toEntry)))
})

export const showRecord = implementPlay(progress.record, async (call) => {
  const { caller, query, stores, language } = call
  const { game, mistakes, before, after, question } = query
  if (question) {
    const last = { personId: caller.id, questionId: Number(question) }
    const round = await readLastAnswer(stores, last, language)
    return done({ rounds: round ? [toRound(round)] : [], older: false, newer: false })
  }
  const filter = {
    personId: caller.id,
    ...namesIn(query),
    game,
    onlyMistakes: mistakes !== undefined,
  }
  const page = { before: toNumber(before), after: toNumber(after) }
  const { rounds, hasOlder, hasNewer } = await readRecord(stores, filter, page, language)
  return done({ rounds: rounds.map(toRound), older: hasOlder, newer: hasNewer })
})

const toNumber = (id: string | undefined) => (id === undefined ? undefined : Number(id))

const namesIn = ({ subject = "", chapter = "" }) => {
  return { subject: subject.trim(), chapter: chapter.trim() }
}

const toRound = ({ id, answers }: PastRound) => ({
  id: String(id),
  answers: answers.map((past) => ({ ...toEntry(past), questionID: String(past.questionId) })),
})

/** The right answer of an offside question lists its true statements: "135". */
const toEntry = (past: PastAnswer) => ({
  questionText: past.question,
  ...wireAnswer({ answer: past.rightAnswer, exact: past.exact }),
  subject: past.subject,
  chapter: past.chapter,
  hints: [...past.lines],
  game: past.game,
  givenAnswer: past.given,
  correct: past.isRight,
  answeredAt: new Date(past.answeredAt).toISOString(),
  ...(past.set ? { set: past.set } : {}),
})

function cutToSize<Entry>(entries: readonly Entry[]): Entry[] {
  const encoder = new TextEncoder()
  let bytes = 0
  return entries.filter((entry) => {
    bytes += encoder.encode(JSON.stringify(entry)).length + 1
    return bytes < maxBytes
  })
}
