import type { GradeOfPack, StartPack } from "#contract/curriculum/start-pack"
import type { Names } from "#contract/curriculum/structure-parts"
import { languages, type Language, type WireGame } from "#contract/words"
import { toSubjectKind } from "#game/answers/names/subject-kinds"
import { placeNumber } from "#game/answers/numbers/place-number"
import { toFingerprint } from "../pool/fingerprint"
import { type ChapterAt, planRows } from "./plan-rows"
import { isNameTaken, type ListedEntry, type SchoolStructure } from "./structure"

interface NamedEntry {
  readonly id: number
  readonly names: Names
}

export interface PackQuestion {
  readonly game: WireGame
  readonly language: Language
  readonly level: number
  readonly setId: string | null
  readonly question: string
  readonly lines: readonly string[]
  readonly answer: string
  readonly answerKey: string
  readonly exact: boolean
  readonly summary: string
}

interface PackChapter {
  readonly grade: number
  readonly subject: number
  readonly names: Names
  readonly questions: readonly PackQuestion[]
}

/** The questions that a school may take over; ids are the pack's own. */
export interface Pack {
  readonly grades: readonly NamedEntry[]
  readonly subjects: readonly NamedEntry[]
  readonly chapters: readonly PackChapter[]
  readonly sections: readonly (PackQuestion & { readonly section: number })[]
}

export const fingerprintOf = ({ answer, lines, question }: PackQuestion) =>
  toFingerprint(answer, lines.join(",") || question)

export type PackPlacement = PackQuestion & (ChapterAt | { readonly section: number })

interface PlannedPack {
  readonly structure: SchoolStructure
  readonly questions: readonly PackPlacement[]
  readonly why: string
}

/** The pack with the school's names of its grades and subjects, which are found as a sheet finds a grade. */
export const withNames = ({ grades, subjects }: SchoolStructure, pack: Pack): Pack => ({
  ...pack,
  grades: pack.grades.map((each) => findAs(placeNumber, grades, each)),
  subjects: pack.subjects.map((each) => findAs(toSubjectKind, subjects, each)),
})

/** What is in use comes before what is archived, and an entry of one of its names before one that only means the same. */
function findAs(
  read: (name: string) => string | number | null | undefined,
  listed: readonly ListedEntry[],
  { id, names }: NamedEntry,
): NamedEntry {
  const meant = read(names.en ?? "")
  const current = listed.filter(({ isArchived }) => !isArchived)
  if (!meant || isNameTaken(current, names)) return { id, names }
  const isAlike = (each: ListedEntry) =>
    Object.values(each.names).some((name) => read(name) === meant)
  const isKnown = isNameTaken(listed, names)
  const there = current.find(isAlike) ?? (isKnown ? undefined : listed.find(isAlike))
  if (!there) return { id, names }
  const all = { ...names, ...there.names }
  const others = listed.filter((each) => each !== there)
  return { id, names: isNameTaken(others, all) ? there.names : all }
}

interface PartOfPack {
  readonly subject: number
  readonly grades: readonly number[]
}

/**
 * A chapter is made only for questions that the school does not have, wherever it has put them; names that the school has
 * are kept.
 * @param pack with the names of `withNames`
 * @param known fingerprints
 */
export function planPack(
  structure: SchoolStructure,
  pack: Pack,
  { subject, grades }: PartOfPack,
  known: ReadonlySet<string>,
): PlannedPack {
  const chapters = pack.chapters
    .filter((each) => each.subject === subject && grades.includes(each.grade))
    .map((each) => ({ ...each, questions: each.questions.filter(isNew(known)) }))
    .filter(({ questions }) => questions.length > 0)
  const rows = chapters.map((each) => ({
    grade: namesOf(pack.grades, each.grade),
    subject: namesOf(pack.subjects, each.subject),
    chapter: each.names,
  }))
  const planned = planRows(structure, rows, { keepsNames: true })
  const questions = chapters.flatMap((chapter, at) => {
    const place = planned.places[at]
    return place ? chapter.questions.map((each) => ({ ...each, ...place })) : []
  })
  const why = planned.rows.find((row) => row.why)?.why ?? ""
  return { structure: planned.structure, questions, why }
}

export const planSections = (pack: Pack, known: ReadonlySet<string>): readonly PackPlacement[] =>
  pack.sections.filter(isNew(known))

const isNew = (known: ReadonlySet<string>) => (question: PackQuestion) =>
  !known.has(fingerprintOf(question))

const namesOf = (named: readonly NamedEntry[], id: number): Names =>
  named.find((each) => each.id === id)?.names ?? {}

export function listParts(
  structure: SchoolStructure,
  given: Pack,
  known: ReadonlySet<string>,
): StartPack {
  const pack = withNames(structure, given)
  const gradeOf = ({ id: grade, names }: NamedEntry, subject: number): GradeOfPack => {
    const chapters = pack.chapters.filter(
      (each) => each.subject === subject && each.grade === grade,
    )
    const planned = planPack(structure, pack, { subject, grades: [grade] }, known)
    return {
      grade,
      names,
      isNew: countListed(planned.structure) > countListed(structure),
      chapters: chapters.length,
      newChapters: planned.structure.chapters.length - structure.chapters.length,
      questions: countByLanguage(chapters.flatMap(({ questions }) => questions)),
      newQuestions: planned.questions.length,
      why: planned.why,
    }
  }
  return {
    isEmpty: structure.grades.length === 0,
    subjects: pack.subjects.map((each) => ({
      subject: each.id,
      names: each.names,
      grades: pack.grades
        .map((grade) => gradeOf(grade, each.id))
        .filter(({ chapters }) => chapters > 0),
    })),
    sections: {
      questions: countByLanguage(pack.sections),
      newQuestions: planSections(pack, known).length,
    },
  }
}

const countListed = ({ grades }: SchoolStructure) =>
  grades.filter(({ isArchived }) => !isArchived).length

export function countByLanguage(questions: readonly PackQuestion[]): Record<Language, number> {
  const counts = { en: 0, ar: 0 }
  for (const language of languages)
    counts[language] = questions.filter((each) => each.language === language).length
  return counts
}
