import type { MadeStructure } from "#contract/curriculum/structure"
import type { Names, StructureRow } from "#contract/curriculum/structure-parts"
import { chapterNumberMax } from "#contract/limits"
import { languages } from "#contract/words"
import { fold } from "#game/answers/fold"
import {
  type Chapter,
  type SubjectLink,
  type ListedEntry,
  type SchoolStructure,
  toKey,
} from "./structure"

type Result = MadeStructure["rows"][number]
type Why = NonNullable<Result["why"]>

export type ChapterAt = Pick<Chapter, "grade" | "subject" | "number">

export interface StructurePlan {
  readonly structure: SchoolStructure
  readonly rows: Result[]
  readonly places: readonly (ChapterAt | null)[]
}

/**
 * Adds what the rows name and the structure lacks. A new name in a language that a grade or subject has none in is added
 * to it; the names of a chapter are those of its row, unless it `keepsNames` that are there. A row that cannot be is
 * refused by itself.
 */
export function planRows(
  structure: SchoolStructure,
  rows: readonly StructureRow[],
  { keepsNames = false } = {},
): StructurePlan {
  const draft = { ...toDraft(structure), keepsNames }
  const results = rows.map((row) => addRow(draft, row))
  return {
    structure: fromDraft(draft),
    rows: results.map(({ result }) => result),
    places: results.map(({ place }) => place),
  }
}

interface Draft {
  readonly keepsNames: boolean
  readonly grade: ListedDraft
  readonly subject: ListedDraft
  readonly links: Map<string, SubjectLink>
  readonly chapters: Map<string, Map<number, Chapter>>
}

interface ListedDraft {
  readonly byId: Map<number, ListedEntry>
  readonly byName: Map<string, number>
}

const toDraft = ({ grades, subjects, links, chapters }: SchoolStructure) => {
  const bySubject = new Map<string, Map<number, Chapter>>()
  for (const chapter of chapters) {
    const key = chaptersKey(chapter)
    bySubject.set(key, (bySubject.get(key) ?? new Map()).set(chapter.number, chapter))
  }
  return {
    grade: toListedDraft(grades),
    subject: toListedDraft(subjects),
    links: new Map(links.map((link) => [toKey(link), link])),
    chapters: bySubject,
  }
}

const fromDraft = ({ grade, subject, links, chapters }: Draft): SchoolStructure => ({
  grades: [...grade.byId.values()],
  subjects: [...subject.byId.values()],
  links: [...links.values()],
  chapters: [...chapters.values()].flatMap((of) => [...of.values()]),
})

const toListedDraft = (listed: readonly ListedEntry[]): ListedDraft => ({
  byId: new Map(listed.map((each) => [each.id, each])),
  byName: new Map(
    listed.flatMap(({ id, names }) => toTexts(names).map((name) => [fold(name), id] as const)),
  ),
})

const chaptersKey = ({ grade, subject }: Pick<SubjectLink, "grade" | "subject">) =>
  `${grade} ${subject}`
const toTexts = (names: Names) => Object.values(names)

interface AddedRow {
  readonly result: Result
  readonly place: ChapterAt | null
}

function addRow(draft: Draft, row: StructureRow): AddedRow {
  const grade = row.grade && findListed(draft.grade, row.grade)
  const subject = row.subject && findListed(draft.subject, row.subject)
  if (grade === "two entries" || subject === "two entries") return refused("two entries")
  const known = grade && subject ? draft.chapters.get(chaptersKey({ grade, subject })) : undefined
  const chapter = findChapter(known ?? new Map<number, Chapter>(), row)
  if (typeof chapter === "string") return refused(chapter)
  const gradeId = row.grade && putListed(draft.grade, "grade", grade, row.grade)
  const subjectId = row.subject && putListed(draft.subject, "subject", subject, row.subject)
  const does = [gradeId?.does, subjectId?.does]
  let place: ChapterAt | null = null
  if (gradeId && subjectId) {
    const link = { what: "link", grade: gradeId.id, subject: subjectId.id } as const
    if (!draft.links.has(toKey(link))) does.push("make")
    draft.links.set(toKey(link), link)
    if (chapter) {
      does.push(putChapter(draft, link, chapter))
      place = { grade: link.grade, subject: link.subject, number: chapter.number }
    }
  }
  const most = does.includes("make") ? "make" : does.includes("change") ? "change" : "leave"
  return { result: { does: most }, place }
}

const refused = (why: Why): AddedRow => ({ result: { does: "refuse", why }, place: null })

function findListed({ byName }: ListedDraft, names: Names) {
  const ids = new Set(toTexts(names).flatMap((name) => byName.get(fold(name)) ?? []))
  return ids.size > 1 ? ("two entries" as const) : [...ids][0]
}

type Does = Exclude<Result["does"], "refuse">

function putListed(
  { byId, byName }: ListedDraft,
  what: ListedEntry["what"],
  id: number | undefined,
  names: Names,
): { readonly id: number; readonly does: Does } {
  const there = id === undefined ? undefined : byId.get(id)
  const known = there ? toTexts(there.names).map(fold) : []
  const news = Object.entries(names).filter(([, name]) => !known.includes(fold(name)))
  const put: ListedEntry = {
    what,
    id: there?.id ?? Math.max(0, ...byId.keys()) + 1,
    names: { ...Object.fromEntries(news), ...there?.names },
    position: there?.position ?? null,
    isArchived: false,
  }
  byId.set(put.id, put)
  for (const name of toTexts(names)) byName.set(fold(name), put.id)
  if (!there) return { id: put.id, does: "make" }
  const isChanged = there.isArchived || toTexts(put.names).length > toTexts(there.names).length
  return { id: put.id, does: isChanged ? "change" : "leave" }
}

interface NamedChapter {
  readonly number: number
  readonly names: Names
}

function findChapter(
  known: ReadonlyMap<number, Chapter>,
  { number, chapter: names = {} }: StructureRow,
): NamedChapter | null | Why {
  const wanted = new Set(toTexts(names).map(fold))
  if (number === undefined && wanted.size === 0) return null
  const named = [...known.values()].filter((each) =>
    toTexts(each.names).some((name) => wanted.has(fold(name))),
  )
  const at = number ?? named[0]?.number ?? Math.max(0, ...known.keys()) + 1
  if (at > chapterNumberMax) return "no number"
  if (named.some((each) => each.number !== at)) return "name taken"
  const there = known.get(at)
  return !there && wanted.size === 0 ? "no name" : { number: at, names }
}

function putChapter(draft: Draft, of: SubjectLink, { number, names }: NamedChapter): Does {
  const key = chaptersKey(of)
  const chapters = draft.chapters.get(key) ?? new Map<number, Chapter>()
  draft.chapters.set(key, chapters)
  const there = chapters.get(number)
  const all = draft.keepsNames ? { ...names, ...there?.names } : { ...there?.names, ...names }
  const put = { ...of, what: "chapter", number, names: all } as const
  chapters.set(number, { ...put, isArchived: false })
  if (!there) return "make"
  const isChanged = languages.some((language) => there.names[language] !== put.names[language])
  return isChanged || there.isArchived ? "change" : "leave"
}
