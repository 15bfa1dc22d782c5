import type { Names } from "#contract/curriculum/structure-parts"
import { RefusedReply } from "../http/reply"
import {
  type EntryChange,
  type Chapter,
  compareStructures,
  isNameTaken,
  type ListedEntry,
  type SchoolStructure,
} from "./structure"

export interface PlannedAddition {
  readonly kind: "made"
  readonly about: readonly Names[]
  readonly changes: readonly EntryChange[]
}

const already = (what: string) => new RefusedReply(400, `${what} already exists.`)

const plan = (
  structure: SchoolStructure,
  added: Partial<SchoolStructure>,
  about: readonly Names[],
): PlannedAddition => ({
  kind: "made",
  about,
  changes: compareStructures(structure, { ...structure, ...added }),
})

export function planGrade(structure: SchoolStructure, names: Names): PlannedAddition {
  const { grades } = structure
  if (isNameTaken(grades, names)) throw already("Grade")
  return plan(structure, { grades: [...grades, toNew("grade", grades, names)] }, [names])
}

/** @param storeImage called only if the subject is new; its address, "" without a picture */
export async function planSubject(
  structure: SchoolStructure,
  names: Names,
  storeImage: () => Promise<string>,
): Promise<PlannedAddition> {
  const { subjects } = structure
  if (isNameTaken(subjects, names)) throw already("Subject")
  const added = { ...toNew("subject", subjects, names), image: await storeImage() }
  return plan(structure, { subjects: [...subjects, added] }, [names])
}

const toNew = (
  what: ListedEntry["what"],
  listed: readonly ListedEntry[],
  names: Names,
): ListedEntry => ({
  what,
  id: Math.max(0, ...listed.map(({ id }) => id)) + 1,
  names,
  position: null,
  isArchived: false,
})

/** A chapter may be added before its subject is linked to the grade. */
export function planChapter(
  structure: SchoolStructure,
  place: Pick<Chapter, "grade" | "subject" | "number">,
  names: Names,
): PlannedAddition {
  const { chapters } = structure
  const others = chapters.filter(
    ({ grade, subject }) => grade === place.grade && subject === place.subject,
  )
  if (others.some(({ number }) => number === place.number)) throw already("Chapter number")
  if (isNameTaken(others, names)) throw already("Chapter name")
  const added: Chapter = { what: "chapter", ...place, names, isArchived: false }
  return plan(structure, { chapters: [...chapters, added] }, [names])
}

export function planLinks(
  structure: SchoolStructure,
  grade: number,
  subjects: readonly number[],
): PlannedAddition {
  const added = subjects.map((subject) => ({ what: "link", grade, subject }) as const)
  const about = structure.grades.flatMap(({ id, names }) => (id === grade ? [names] : []))
  return plan(structure, { links: [...structure.links, ...added] }, about)
}
