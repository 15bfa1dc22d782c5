import { review } from "#contract"
import { fold } from "#game/answers/fold"
import type { Language } from "#contract/words"
import type { ParsedPart } from "#contract/endpoint"
import { implement } from "../../http/implement"
import { done, refuse } from "../../http/reply"
import * as entries from "../../store/review/review-entries"
import { readPoolNames } from "../../store/questions/pools"
import { readEntryQuestions, readEntryRows } from "../../store/review/review"
import type { Store } from "../../db/store"
import { findGradeId, findSubjectId } from "../../store/curriculum/curriculum-references"
import { readNames } from "../../store/curriculum/curriculum"
import { findOpened, findPage, listByIndex, listBySearch } from "./entry-lists"
import { toListed } from "./under-review"

type Query = ParsedPart<typeof review.reviewPage, "query">

/** The ids for the names of the filter; `undefined` if it has no name, `null` if nothing has that name. */
interface NamedRow {
  readonly gradeId: number | null | undefined
  readonly subjectId: number | null | undefined
}

async function findNamed(store: Store, { grade, subject }: Query): Promise<NamedRow> {
  const [gradeId, subjectId] = await Promise.all([
    grade ? findGradeId(store, grade) : undefined,
    subject ? findSubjectId(store, subject) : undefined,
  ])
  return { gradeId, subjectId }
}

function narrow(
  all: readonly entries.EntryGroup[],
  query: Query,
  { gradeId, subjectId }: NamedRow,
) {
  const groups = all.filter(
    (group) =>
      (gradeId === undefined || group.grade_id === gradeId) &&
      (subjectId === undefined || group.subject_id === subjectId) &&
      (!query.section || String(group.section) === query.section) &&
      (!query.game || group.game === query.game) &&
      (!query.language || group.language === query.language),
  )
  return groups.length === all.length ? null : groups
}

async function nameChoices(
  store: Store,
  all: readonly entries.EntryGroup[],
  { named: { gradeId, subjectId }, language }: { named: NamedRow; language: Language },
) {
  const gradeIds = all.map(({ grade_id }) => grade_id).filter((id) => id > 0)
  const subjectIds = all.map(({ subject_id }) => subject_id).filter((id) => id > 0)
  const { grades, subjects } = await readNames(
    store,
    {
      grades: [...new Set([...gradeIds, gradeId ?? 0])],
      subjects: [...new Set([...subjectIds, subjectId ?? 0])],
    },
    language,
  )
  return {
    grades: grades.filter(({ id }) => gradeIds.includes(id)).map(({ name }) => name),
    subjects: subjects.filter(({ id }) => subjectIds.includes(id)).map(({ name }) => name),
    grade: grades.find(({ id }) => id === gradeId)?.name ?? null,
    subject: subjects.find(({ id }) => id === subjectId)?.name ?? null,
  }
}

const usualSize = 10

const showReviewPage = implement(review.reviewPage, async ({ query, store, language }) => {
  const { category, question = "" } = query
  const [named, all, wanted] = await Promise.all([
    findNamed(store, query),
    entries.readGroups(store, category),
    /^\d{1,15}$/.test(question) ? entries.findEntryId(store, Number(question)) : null,
  ])
  const scope = { category, groups: narrow(all, query, named) }
  const search = fold(query.search ?? "")
  const authorId = query.author === undefined ? null : Number(query.author)
  const list =
    search || authorId !== null
      ? await listBySearch(store, scope, { search, authorId })
      : listByIndex(store, scope, all)
  const page = await findPage(list, { ...query, size: Number(query.size ?? usualSize) })
  const opened = await findOpened(list, page, wanted)
  const [listed, ofOpened, names] = await Promise.all([
    listEntries(store, page.ids, language),
    opened ? readSet(store, opened.id, language) : [],
    nameChoices(store, all, { named, language }),
  ])
  return done({
    entries: listed,
    prev: page.above === undefined ? null : String(page.ids[0]),
    next: page.below === undefined ? null : String(page.ids.at(-1)),
    opened: opened && {
      questions: ofOpened,
      isWanted: opened.isWanted,
      prev: textOrNull(opened.above),
      next: textOrNull(opened.below),
    },
    found: list.questions,
    foundEntries: list.count,
    total: listByIndex(store, { category, groups: null }, all).questions,
    ...names,
  })
})

const showWaitingQuestion = implement(
  review.waitingQuestion,
  async ({ params, store, language }) => {
    const id = await entries.findEntryId(store, Number(params.questionId))
    const questions = await readSet(store, id, language)
    if (questions.length === 0) return refuse(404, "Question not found.")
    const isEducation = questions.every(({ section }) => section === null)
    return done({
      category: isEducation ? ("education" as const) : ("entertainment" as const),
      questions,
    })
  },
)

const countWaiting = implement(review.waitingCounts, async ({ store }) => {
  const rows = await entries.readWaitingCounts(store)
  return done({
    counts: rows.map(({ is_education: isEducation, ...counted }) => ({
      category: isEducation === 1 ? ("education" as const) : ("entertainment" as const),
      ...counted,
    })),
  })
})

const textOrNull = (id: number | undefined) => (id === undefined ? null : String(id))

async function listEntries(store: Store, ids: readonly number[], language: Language) {
  const rows = await readEntryRows(store, ids)
  const sources = await readSources(store, rows, language)
  return ids.flatMap((id) => {
    const ofEntry = rows.filter(({ entry_id }) => entry_id === id)
    const [first] = ofEntry.toSorted((one, other) => one.id - other.id)
    const source = first && sources.get(first.pool_id)
    return source
      ? [
          {
            ...source,
            ids: ofEntry.map((row) => row.id),
            questionID: first.id,
            question: first.question,
          },
        ]
      : []
  })
}

async function readSet(store: Store, entryId: number, language: Language) {
  const rows = await readEntryRows(store, [entryId])
  const [questions, sources] = await Promise.all([
    readEntryQuestions(
      store,
      rows.map(({ id }) => id),
    ),
    readSources(store, rows, language),
  ])
  return questions.flatMap((row) => {
    const source = sources.get(row.pool_id)
    return source ? [{ ...toListed(row), ...source }] : []
  })
}

async function readSources(
  store: Store,
  rows: readonly { readonly pool_id: number }[],
  language: Language,
) {
  const ids = [...new Set(rows.map(({ pool_id }) => pool_id))]
  const pools = ids.length > 0 ? await readPoolNames(store, ids, language) : []
  return new Map(pools.map(({ id, ...source }) => [id, source]))
}

export const reviewCalls = [showReviewPage, showWaitingQuestion, countWaiting]
