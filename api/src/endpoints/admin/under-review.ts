import { admin, toDo } from "#contract"
import { type Language, languages, wireGames } from "#contract/words"
import { groupBy } from "../../book/cells"
import { games } from "../../games/games"
import { implement, type Implementation } from "../../http/implement"
import { done } from "../../http/reply"
import { readClassesOfTeacher } from "../../store/classes/works"
import { countIn } from "../../pool/buckets"
import { readLinkedSubjects, readPoolsOfChapters } from "../../store/questions/figures"
import { toLines } from "../../store/questions/questions"
import {
  readWaitingInChapters,
  readWaitingInSections,
  type WaitingRow,
} from "../../store/review/review"
import { readSchoolParts, readWaitingWork } from "../../store/review/waiting"
import { toListedClass } from "../classes/classes"

const listEducationalQuestions = implement(
  admin.educationalQuestions,
  async ({ store, language }) => {
    const rows = await readWaitingInChapters(store, language)
    return done(
      rows.map(({ grade, subject, chapter, ...row }) => ({
        ...toListed(row),
        gradeName: grade,
        subjectName: subject,
        chapterName: chapter,
      })),
    )
  },
)

const listEntertainmentQuestions = implement(admin.entertainmentQuestions, async ({ store }) => {
  const rows = await readWaitingInSections(store)
  return done(rows.map(({ section, ...row }) => ({ ...toListed(row), section })))
})

export const toListed = (row: Omit<WaitingRow, "section">) => ({
  questionID: row.id,
  question: row.question,
  answer: row.answer,
  summary: row.summary,
  game: row.game,
  hints: [...toLines(row.lines)],
  wrongAnswers: [...toLines(row.wrong_answers)],
  exact: row.exact === 1,
  authorName: row.author,
  createdAt: new Date(row.created_at).toISOString(),
  language: row.language,
  difficultyLevel: games[row.game].levels.length > 1 ? row.level : null,
  setId: row.set_id,
})

const countQuestions = implement(admin.questionCounts, async ({ store, language }) => {
  const [subjects, pools] = await Promise.all([
    readLinkedSubjects(store, language),
    readPoolsOfChapters(store),
  ])
  const poolsOf = groupBy(pools, subjectKey)
  return done({
    subjects: subjects.map((each) => {
      const own = poolsOf.get(subjectKey(each)) ?? []
      const chapters = countChapters(own)
      const without = (language: Language) =>
        chapters - countChapters(own.filter(({ sizes }) => countIn(sizes, language) > 0))
      return {
        gradeId: String(each.grade_id),
        gradeName: each.grade,
        subjectName: each.subject,
        counts: countByGame(own, languages),
        byLanguage: { en: countByGame(own, ["en"]), ar: countByGame(own, ["ar"]) },
        chapters,
        emptyChapters: { en: without("en"), ar: without("ar") },
      }
    }),
  })
})

type ChapterPool = Awaited<ReturnType<typeof readPoolsOfChapters>>[number]

const subjectKey = (row: { readonly grade_id: number; readonly subject_id: number }) =>
  `${row.grade_id} ${row.subject_id}`

const countChapters = (pools: readonly ChapterPool[]) =>
  new Set(pools.map(({ number }) => number)).size

const countByGame = (pools: readonly ChapterPool[], own: readonly Language[]) =>
  Object.fromEntries(
    Object.values(wireGames).map((wire) => {
      const ofGame = pools.filter(({ game }) => game === wire)
      const counts = ofGame.flatMap(({ sizes }) => own.map((language) => countIn(sizes, language)))
      return [wire, counts.reduce((sum, count) => sum + count, 0)]
    }),
  )

const listWaitingWork = implement(toDo.waitingWork, async ({ caller, store, language, now }) => {
  const { id, role, isWaiting } = caller
  const isAdmin = role === "Admin"
  const mayTeach = role === "Teacher" && !isWaiting
  const [waits, parts, classes] = await Promise.all([
    readWaitingWork(store, { id, isAdmin }),
    isAdmin ? readSchoolParts(store, id) : null,
    mayTeach
      ? readClassesOfTeacher(store, { teacherId: id, language, now, isForHome: true })
      : null,
  ])
  return done({
    waits: waits.map(({ kind, count, since }) => ({
      kind,
      count,
      since: new Date(since).toISOString(),
    })),
    ...(classes && { classes: classes.map(toListedClass) }),
    ...(parts && {
      school: {
        hasChapters: parts.chapters === 1,
        hasTeachers: parts.teachers === 1,
        hasQuestions: parts.questions === 1,
        hasPupils: parts.pupils === 1,
      },
    }),
  })
})

export const underReviewCalls: readonly Implementation[] = [
  listEducationalQuestions,
  listEntertainmentQuestions,
  countQuestions,
  listWaitingWork,
]
