import type { Correction, Names, StructureEntry } from "#contract/curriculum/structure-parts"
import { languages } from "#contract/words"
import { RefusedReply } from "../http/reply"
import {
  type StructureChange,
  type Chapter,
  compareStructures,
  isNameTaken,
  type ListedEntry,
  type QuestionMove,
  type SchoolStructure,
} from "./structure"

export interface PlannedCorrection {
  readonly kind: "names" | "place" | "archived" | "restored" | "unlinked" | "merged"
  readonly about: readonly Names[]
  readonly changes: readonly StructureChange[]
}

/** @param questions the ids of the questions of the chapter that is merged */
export function planCorrection(
  structure: SchoolStructure,
  correction: Correction,
  questions: readonly number[],
): PlannedCorrection {
  const { change } = correction
  if (change === "unlink") {
    const { grade, subject } = correction
    const links = structure.links.filter((each) => each.grade !== grade || each.subject !== subject)
    const about = [...nameEntry(structure, { grade }), ...nameEntry(structure, { subject })]
    return {
      kind: "unlinked",
      about,
      changes: compareStructures(structure, { ...structure, links }),
    }
  }
  const about = nameEntry(structure, correction.of)
  const replaced = (state: Partial<Pick<ListedEntry, "names" | "isArchived">>) =>
    compareStructures(structure, replaceEntry(structure, correction.of, state))
  if (change === "names") {
    checkNames(structure, correction.of, correction.names)
    return { kind: "names", about, changes: replaced({ names: correction.names }) }
  }
  if (change === "archive") {
    const { isArchived } = correction
    return { kind: isArchived ? "archived" : "restored", about, changes: replaced({ isArchived }) }
  }
  if (change === "merge") {
    const into = nameEntry(structure, { ...correction.of, chapter: correction.into })
    return {
      kind: "merged",
      about: [...about, ...into.slice(-1)],
      changes: mergeChapters(structure, correction, questions),
    }
  }
  const { of, at } = correction
  const changes = "chapter" in of ? renumber(structure, of, at) : moveListed(structure, of, at)
  return { kind: "place", about, changes }
}

const notFound = (what: "Grade" | "Subject" | "Chapter") =>
  new RefusedReply(404, `${what} not found.`)

type ChapterEntry = Extract<StructureEntry, { chapter: number }>

const isEntry = (of: StructureEntry) => (thing: ListedEntry | Chapter) =>
  thing.what === "chapter"
    ? "chapter" in of &&
      thing.grade === of.grade &&
      thing.subject === of.subject &&
      thing.number === of.chapter
    : !("chapter" in of) &&
      (thing.what === "grade"
        ? "grade" in of && of.grade === thing.id
        : "subject" in of && of.subject === thing.id)

function nameEntry({ grades, subjects, chapters }: SchoolStructure, of: StructureEntry) {
  const names: Names[] = []
  if ("grade" in of) {
    const grade = grades.find(({ id }) => id === of.grade)
    if (!grade) throw notFound("Grade")
    names.push(grade.names)
  }
  if ("subject" in of) {
    const subject = subjects.find(({ id }) => id === of.subject)
    if (!subject) throw notFound("Subject")
    names.push(subject.names)
  }
  if ("chapter" in of) {
    const chapter = chapters.find(isEntry(of))
    if (!chapter) throw notFound("Chapter")
    names.push(chapter.names)
  }
  return names
}

function replaceEntry(
  structure: SchoolStructure,
  of: StructureEntry,
  state: Partial<Pick<ListedEntry, "names" | "isArchived">>,
): SchoolStructure {
  const replace = <Each extends ListedEntry | Chapter>(each: Each): Each =>
    isEntry(of)(each) ? { ...each, ...state } : each
  return {
    ...structure,
    grades: structure.grades.map(replace),
    subjects: structure.subjects.map(replace),
    chapters: structure.chapters.map(replace),
  }
}

function checkNames(
  { grades, subjects, chapters }: SchoolStructure,
  of: StructureEntry,
  names: Names,
) {
  const others: readonly (ListedEntry | Chapter)[] =
    "chapter" in of
      ? chapters.filter(({ grade, subject }) => grade === of.grade && subject === of.subject)
      : "grade" in of
        ? grades
        : subjects
  const rest = others.filter((each) => !isEntry(of)(each))
  const taken = languages.find((language) => {
    const name = names[language]
    return name !== undefined && isNameTaken(rest, { [language]: name })
  })
  if (taken) throw new RefusedReply(409, `This name is taken: ${taken}.`)
}

function moveListed(
  structure: SchoolStructure,
  of: Exclude<StructureEntry, ChapterEntry>,
  at: number,
): readonly StructureChange[] {
  const kind = "grade" in of ? "grades" : "subjects"
  const others = structure[kind].filter((each) => !isEntry(of)(each))
  const moved = structure[kind].filter(isEntry(of))
  const inOrder = [...others.slice(0, at - 1), ...moved, ...others.slice(at - 1)]
  const isSameOrder = inOrder.every((each, place) => each === structure[kind][place])
  if (isSameOrder) return []
  const placed = inOrder.map((each, place) => ({ ...each, position: place + 1 }))
  return compareStructures(structure, { ...structure, [kind]: placed })
}

/** If the number is taken, the chapters between the old and the new number make room by one. */
function renumber(
  { chapters }: SchoolStructure,
  { grade, subject, chapter: from }: ChapterEntry,
  to: number,
): readonly StructureChange[] {
  if (from === to) return []
  const numbers = chapters
    .filter((each) => each.grade === grade && each.subject === subject)
    .map(({ number }) => number)
  const step = to < from ? 1 : -1
  const isBetween = (number: number) =>
    to < from ? number >= to && number < from : number > from && number <= to
  const between = numbers.includes(to) ? numbers.filter(isBetween) : []
  const before = [from, ...between]
  const after = [to, ...between.map((number) => number + step)]
  return [{ what: "numbers", grade, subject, before, after }]
}

/** The questions go over, and the chapter that they leave is archived with what was played in it. */
function mergeChapters(
  structure: SchoolStructure,
  { of, into }: Extract<Correction, { change: "merge" }>,
  ids: readonly number[],
): readonly StructureChange[] {
  if (of.chapter === into) throw new RefusedReply(400, "into: is the same chapter.")
  const target = structure.chapters.find(isEntry({ ...of, chapter: into }))
  if (target?.isArchived) throw notFound("Chapter")
  const { grade, subject, chapter: before } = of
  const moved: QuestionMove = { what: "questions", grade, subject, before, after: into, ids }
  const archived = compareStructures(structure, replaceEntry(structure, of, { isArchived: true }))
  return ids.length > 0 ? [moved, ...archived] : archived
}
