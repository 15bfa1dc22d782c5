import { progress } from "#contract"
import type { GameProgress } from "#contract/play/progress"
import { languages, type Language } from "#contract/words"
import { implementPlay } from "../../http/implement"
import { countIn, leftIn } from "../../pool/buckets"
import { done, refuse } from "../../reply"
import { findGradeId, findSubjectId } from "../../store/curriculum/curriculum-references"
import {
  readProgressInSections,
  readProgressInSubject,
  readSummary,
  type PoolProgress,
} from "../../store/record/progress"

export const showEducationProgress = implementPlay(
  progress.educationProgress,
  async ({ query, store, stores, caller, askedLanguage, platform }) => {
    const { grade, subject } = query
    const [gradeId, subjectId] = await platform.cached(
      JSON.stringify(["ids", grade, subject]),
      () => Promise.all([findGradeId(store, grade), findSubjectId(store, subject)]),
    )
    if (gradeId === null) return refuse(404, "Grade not found.")
    if (subjectId === null) return refuse(404, "Subject not found.")
    const pools = await readProgressInSubject(stores, caller.id, { gradeId, subjectId })
    const chapters = byNumber(pools, askedLanguage)
    return done({ chapters: chapters.map(([number, games]) => ({ number, games })) })
  },
)

export const showEntertainmentProgress = implementPlay(
  progress.entertainmentProgress,
  async ({ stores, caller, askedLanguage }) => {
    const pools = await readProgressInSections(stores, caller.id)
    const sections = byNumber(pools, askedLanguage)
    return done({ sections: sections.map(([section, games]) => ({ section, games })) })
  },
)

export const showRecordSummary = implementPlay(
  progress.recordSummary,
  async ({ stores, caller, language }) => {
    const entries = await readSummary(stores, caller.id, language)
    return done(entries.map((entry) => ({ ...entry, number: entry.number ?? 0 })))
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
  const { game, sizes, played, points, mistakes } = pool
  const own = language ? [language] : languages
  const others = languages
    .filter((each) => !own.includes(each))
    .map((each) => [each, leftIn(pool, each)] as const)
  return {
    game,
    total: addUp(own, (each) => countIn(sizes, each)),
    played: addUp(own, (each) => countIn(played, each)),
    left: addUp(own, (each) => leftIn(pool, each)),
    otherLanguages: Object.fromEntries(others.filter(([, left]) => left > 0)),
    points,
    mistakes,
  }
}

const addUp = (own: readonly Language[], count: (language: Language) => number) =>
  own.reduce((sum, language) => sum + count(language), 0)
