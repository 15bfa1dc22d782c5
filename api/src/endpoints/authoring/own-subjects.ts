import { RefusedReply } from "../../reply"
import type { Caller } from "../../security/recognise-caller"
import { findSubjectId } from "../../store/curriculum/curriculum-references"
import type { Store } from "../../db/store"
import { readSubjectIds } from "../../store/accounts/teacher-subjects"

interface Naming {
  readonly store: Store
  readonly caller: Caller
  readonly subject: string | undefined
}

/**
 * The subjects that a call of an author is about: the one that it names, otherwise all of the teacher's; `null` for an
 * admin who names none. @throws Refusal if a teacher names another subject than their own
 */
export async function subjectsOfCall({ store, caller, subject }: Naming): Promise<number[] | null> {
  const [named, own] = await Promise.all([
    subject ? findSubjectId(store, subject) : null,
    caller.role === "Admin" ? null : readSubjectIds(store, caller.id),
  ])
  if (!subject) return own
  if (!own) return named === null ? [] : [named]
  if (named === null || !own.includes(named))
    throw new RefusedReply(400, "You teach another subject.")
  return [named]
}
