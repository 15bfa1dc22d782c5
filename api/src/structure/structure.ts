import type { MadeStructure } from "#contract/curriculum/structure"
import type { Names } from "#contract/curriculum/structure-parts"
import { languages } from "#contract/words"
import { fold } from "#game/answers/fold"

/** A grade or a subject. `position` is its place in lists; those without one follow by id. */
export interface ListedEntry {
  readonly what: "grade" | "subject"
  readonly id: number
  readonly names: Names
  readonly position: number | null
  readonly isArchived: boolean
  /** The address of a new subject's picture; later changes leave it as it is. */
  readonly image?: string
}

export interface SubjectLink {
  readonly what: "link"
  readonly grade: number
  readonly subject: number
}

export interface Chapter {
  readonly what: "chapter"
  readonly grade: number
  readonly subject: number
  readonly number: number
  readonly names: Names
  readonly isArchived: boolean
}

export interface SchoolStructure {
  readonly grades: readonly ListedEntry[]
  readonly subjects: readonly ListedEntry[]
  readonly links: readonly SubjectLink[]
  readonly chapters: readonly Chapter[]
}

export type SchoolEntry = ListedEntry | SubjectLink | Chapter

export interface EntryChange {
  readonly what: "thing"
  readonly before: SchoolEntry | null
  readonly after: SchoolEntry | null
}

export interface ChapterOrder {
  readonly what: "numbers"
  readonly grade: number
  readonly subject: number
  readonly before: readonly number[]
  readonly after: readonly number[]
}

/** These questions, of all games and every status, from this chapter to that. Only an undo names the works. */
export interface QuestionMove {
  readonly what: "questions"
  readonly grade: number
  readonly subject: number
  readonly before: number
  readonly after: number
  readonly ids: readonly number[]
  readonly works?: readonly number[]
}

/** So many questions of the start pack came; this cannot be taken back. */
export interface PackTaking {
  readonly what: "taken"
  readonly questions: number
}

/** The state before and after, so that a change can be taken back, and seen whether that is still possible. */
export type StructureChange = EntryChange | ChapterOrder | QuestionMove | PackTaking

type EntryKey =
  | Pick<ListedEntry, "what" | "id">
  | SubjectLink
  | Pick<Chapter, "what" | "grade" | "subject" | "number">

export function toKey(thing: EntryKey): string {
  if (thing.what === "link") return `link ${thing.grade} ${thing.subject}`
  if (thing.what === "chapter") return `chapter ${thing.grade} ${thing.subject} ${thing.number}`
  return `${thing.what} ${thing.id}`
}

const byKey = ({ grades, subjects, links, chapters }: SchoolStructure) =>
  new Map<string, SchoolEntry>(
    [...grades, ...subjects, ...links, ...chapters].map((thing) => [toKey(thing), thing]),
  )

export function isNameTaken(others: readonly { readonly names: Names }[], names: Names): boolean {
  const wanted = Object.values(names).map(fold)
  return others.some((each) =>
    Object.values(each.names).some((name) => wanted.includes(fold(name))),
  )
}

export function compareStructures(
  from: SchoolStructure,
  to: SchoolStructure,
): readonly EntryChange[] {
  const [was, becomes] = [byKey(from), byKey(to)]
  return [...new Set([...was.keys(), ...becomes.keys()])].flatMap((key) => {
    const [before, after] = [was.get(key) ?? null, becomes.get(key) ?? null]
    return isSame(before, after) ? [] : [{ what: "thing", before, after }]
  })
}

/** Returns `null` if something is no longer as the changes left it; `later` moved numbers or questions since. */
export function reverseChanges(
  structure: SchoolStructure,
  changes: readonly StructureChange[],
  later: readonly StructureChange[],
): readonly StructureChange[] | null {
  const known = byKey(structure)
  const back = changes.toReversed().flatMap((change): StructureChange | [] => {
    if (change.what === "taken" || isMoved(change, later)) return []
    if (change.what === "thing") return takeEntryBack(known, change) ?? []
    if (change.what === "numbers") return { ...change, before: change.after, after: change.before }
    return { ...change, before: change.after, after: change.before }
  })
  return back.length === changes.length ? back : null
}

function isMoved(change: StructureChange, later: readonly StructureChange[]): boolean {
  const place = toChapters(change)
  return later.some((each) => {
    if (each.what === "questions")
      return change.what === "questions" && each.ids.some((id) => change.ids.includes(id))
    if (each.what !== "numbers" || !place) return false
    if (each.grade !== place.grade || each.subject !== place.subject) return false
    return [...each.before, ...each.after].some((number) => place.numbers.includes(number))
  })
}

function toChapters(change: StructureChange) {
  if (change.what === "taken") return null
  if (change.what !== "thing") return { ...change, numbers: [change.before, change.after].flat() }
  const thing = change.after ?? change.before
  return thing?.what === "chapter" ? { ...thing, numbers: [thing.number] } : null
}

function takeEntryBack(
  known: ReadonlyMap<string, SchoolEntry>,
  { what, before, after }: EntryChange,
): EntryChange | null {
  const thing = after ?? before
  const now = (thing && known.get(toKey(thing))) ?? null
  if (!now || !after) return now || after ? null : { what, before: now, after: before }
  if (now.what === "link" || after.what === "link") return { what, before: now, after: before }
  const since = compareEntries(now, after)
  if (!before || before.what === "link")
    return since.names || since.isArchived !== undefined ? null : { what, before: now, after: null }
  const own = compareEntries(before, after)
  const isChanged = Object.keys(own).some((part) => part in since)
  return isChanged ? null : { what, before: now, after: { ...now, ...own } }
}

const isSame = (one: SchoolEntry | null, other: SchoolEntry | null) =>
  !one || !other || one.what === "link" || other.what === "link"
    ? (one && toKey(one)) === (other && toKey(other))
    : Object.keys(compareEntries(one, other)).length === 0

/** The parts of one in which the other, of the same key, differs. */
function compareEntries(one: ListedEntry | Chapter, other: ListedEntry | Chapter) {
  const isRenamedEntry = languages.some((each) => one.names[each] !== other.names[each])
  const isElsewhere =
    one.what !== "chapter" && other.what !== "chapter" && one.position !== other.position
  return {
    ...(isRenamedEntry && { names: one.names }),
    ...(one.isArchived !== other.isArchived && { isArchived: one.isArchived }),
    ...(isElsewhere && { position: one.position }),
  }
}

type ChangedEntry = MadeStructure["changes"][number]

export function toChanged(change: StructureChange): readonly ChangedEntry[] {
  if (change.what !== "thing") return []
  const { before, after } = change
  if (!before || !after || before.what === "link" || after.what === "link") return []
  const of =
    before.what === "chapter"
      ? { grade: before.grade, subject: before.subject, chapter: before.number }
      : { [before.what]: before.id }
  const isRestored = before.isArchived && !after.isArchived
  return [{ of, from: before.names, to: after.names, isRestored }]
}

export const toArchivedGrades = (changes: readonly StructureChange[]): readonly number[] =>
  changes.flatMap((change) => {
    if (change.what !== "thing" || change.after?.what !== "grade") return []
    const { before, after } = change
    const isChanged = before?.what !== "grade" || !before.isArchived
    return after.isArchived && isChanged ? [after.id] : []
  })

export const isRenamed = ({ from, to }: ChangedEntry) =>
  languages.some((language) => from[language] !== to[language])
