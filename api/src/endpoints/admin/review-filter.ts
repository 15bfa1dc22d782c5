import type { review } from "#contract"
import type { Parsed } from "#contract/endpoint"
import type { Language } from "#contract/words"
import { findGradeId, findSubjectId } from "../../store/curriculum/curriculum-references"
import { readNames } from "../../store/curriculum/curriculum"
import type { EntryGroup } from "../../store/review/review-entries"
import type { Store } from "../../db/store"

type Query = Parsed<typeof review.reviewPage, "query">

/** The ids for the names of the filter; `undefined` if it has no name, `null` if nothing has that name. */
interface Named {
  readonly gradeId: number | null | undefined
  readonly subjectId: number | null | undefined
}

export async function findNamed(store: Store, { grade, subject }: Query): Promise<Named> {
  const [gradeId, subjectId] = await Promise.all([
    grade ? findGradeId(store, grade) : undefined,
    subject ? findSubjectId(store, subject) : undefined,
  ])
  return { gradeId, subjectId }
}

export function narrow(all: readonly EntryGroup[], query: Query, { gradeId, subjectId }: Named) {
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

export async function nameChoices(
  store: Store,
  all: readonly EntryGroup[],
  { named: { gradeId, subjectId }, language }: { named: Named; language: Language },
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
