import { progress, points } from "#contract"
import type { GameProgress } from "#contract/play/progress"
import { languages, type Language } from "#contract/words"
import type { HandlerCall } from "../../http/call"
import { joiningQueries } from "../../db/store"
import { implementForPlayer, implementWithRow, type Implementation } from "../../http/implement"
import { countIn, endOf, leftIn } from "../../pool/buckets"
import { done, refuse } from "../../http/reply"
import {
  findPoolsOfSubject,
  pageNews,
  readAnswered,
  readNamedPools,
  readPageNews,
  readPoolsOfSections,
  readProgress,
  type PoolProgress,
} from "../../store/record/progress"
import { readStreak } from "../accounts/points"
import { listOwn } from "../classes/own-work"
import { listTaken } from "./take-packs"
import { wireAnswer } from "../../games/game"
import { readHistory, type PastAnswer } from "../../store/record/history"
import { readLastAnswer, readRecord, type PastRound } from "../../store/record/record"

type Asking = Pick<
  HandlerCall<typeof progress.recordSummary>,
  "askedLanguage" | "caller" | "language" | "now" | "platform" | "store" | "stores"
>

async function readEducation(call: Asking, names: ChapterNames) {
  const { store, askedLanguage, platform } = call
  const key = JSON.stringify(["progress", names.grade, names.subject])
  const found = await platform.cached(key, () => findPoolsOfSubject(store, names))
  if (found.gradeId === null) return refuse(404, "Grade not found.")
  if (found.subjectId === null) return refuse(404, "Subject not found.")
  const chapters = byNumber(await readProgress(call, found), askedLanguage)
  return done({ chapters: chapters.map(([number, games]) => ({ number, games })) })
}

async function readEntertainment(call: Asking) {
  const { store, askedLanguage, platform } = call
  const pools = await platform.cached("sections", () => readPoolsOfSections(store))
  const sections = byNumber(await readProgress(call, { pools }), askedLanguage)
  return { sections: sections.map(([section, games]) => ({ section, games })) }
}

async function readRecordSummary({ store, stores, language, platform }: Asking) {
  const answered = await readAnswered(stores.play)
  const gradeId = answered[0]?.gradeId ?? null
  if (gradeId === null) return []
  const key = JSON.stringify(["named pools", gradeId, language])
  const pools = await platform.cached(key, () => readNamedPools(store, gradeId, language))
  return pools.flatMap(({ id, number, ...pool }) => {
    const own = answered.find(({ pool_id }) => pool_id === id)
    if (!own) return []
    return [{ ...pool, number: number ?? 0, answered: own.answered, mistakes: own.mistakes }]
  })
}

const showEducationProgress = implementForPlayer(progress.educationProgress, (call) =>
  readEducation(call, call.query),
)

const showEntertainmentProgress = implementForPlayer(progress.entertainmentProgress, async (call) =>
  done(await readEntertainment(call)),
)

const showRecordSummary = implementForPlayer(progress.recordSummary, async (call) =>
  done(await readRecordSummary(call)),
)

const showPageParts = implementWithRow(
  progress.pageParts,
  {
    schema: pageNews,
    find: (store, { query: { works, streak } }, { tokenHash, now }) =>
      tokenHash !== null && (works || streak) ? readPageNews(store, tokenHash, now) : null,
  },
  async (given, news) => {
    const store = joiningQueries(given.stores.store)
    const call = { ...given, store, stores: { ...given.stores, store } }
    const { grade, subject, zone, ...asked } = call.query
    const { hasWorks = 1, newestAt } = news ?? {}
    const [education, entertainment, packs, streak, summary, works] = await Promise.all([
      grade && subject ? readEducation(call, { grade, subject }) : null,
      asked.entertainment && readEntertainment(call),
      asked.packs && listTaken(call),
      asked.streak && readStreak({ ...call, query: { zone, outcomes: asked.streak }, newestAt }),
      asked.summary && readRecordSummary(call),
      asked.works && (hasWorks === 0 ? { works: [] } : listOwn(call)),
    ])
    const body = education?.status === 200 ? { education: education.body } : {}
    return done({ ...body, entertainment, packs, streak, summary, works })
  },
)

function byNumber(pools: readonly PoolProgress[], language: Language | null) {
  const numbers = new Map<number, GameProgress[]>()
  for (const pool of pools) {
    if (!languages.some((each) => countIn(pool.sizes, each) > 0)) continue
    numbers.set(pool.number, [...(numbers.get(pool.number) ?? []), toWire(pool, language)])
  }
  return [...numbers]
}

/** For a caller without a language, all languages are counted together, as in the draws. */
function toWire(pool: PoolProgress, language: Language | null): GameProgress {
  const { game, sizes, played, packed, points, mistakes } = pool
  const own = language ? [language] : languages
  const inPacks = addUp(own, (each) => countIn(packed, each))
  return {
    game,
    total: addUp(own, (each) => countIn(sizes, each)),
    played: addUp(own, (each) => countIn(played, each)),
    left: addUp(own, (each) => leftIn(pool, each)),
    ...(inPacks > 0 && { packed: inPacks }),
    otherLanguages: language ? endOf(pool, language).otherLanguages : {},
    points,
    mistakes,
  }
}

const addUp = (own: readonly Language[], count: (language: Language) => number) =>
  own.reduce((sum, language) => sum + count(language), 0)

const maxBytes = 1_000_000

const listQuestionsAnswered = implementForPlayer(points.questionsAnswered, async (call) => {
  const { caller, query, stores, language } = call
  const answers = await readHistory(stores, { personId: caller.id, ...namesIn(query) }, language)
  return done(cutToSize(answers.map(toEntry)))
})

const showRecord = implementForPlayer(progress.record, async (call) => {
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

interface ChapterNames {
  readonly grade: string
  readonly subject: string
}

const namesIn = ({ subject = "", chapter = "" }) => {
  return { subject: subject.trim(), chapter: chapter.trim() }
}

const toRound = ({ id, answers }: PastRound) => ({
  id: String(id),
  answers: answers.map((past) => ({ ...toEntry(past), questionID: String(past.questionId) })),
})

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

export const recordCalls: readonly Implementation[] = [
  listQuestionsAnswered,
  showRecord,
  showEducationProgress,
  showEntertainmentProgress,
  showRecordSummary,
  showPageParts,
]
