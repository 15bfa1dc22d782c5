import type { authoring } from "#contract"
import type { ChapterFields } from "../../games/make-calls"
import type { HandlerCall } from "../../http/call"
import { RefusedReply } from "../../http/reply"
import {
  findChapterNumber,
  findChaptersNamed,
  findGradeId,
  type ChapterPlace,
  findSubjectId,
} from "../../store/curriculum/curriculum-references"
import type { Caller } from "../../security/recognise-caller"
import type { Store } from "../../db/store"
import { readSubjectIds } from "../../store/accounts/teacher-subjects"

type InChapter = Pick<HandlerCall<typeof authoring.makeEducationDifficulty>, "store" | "caller"> & {
  readonly body: ChapterFields
}

export async function getChapter({ store, caller, body }: InChapter): Promise<ChapterPlace> {
  if (caller.role === "Admin" && !body.subject) return onlyChapterNamed({ store, body })
  const [gradeId, subjects] = await Promise.all([
    findGradeId(store, body.grade),
    subjectsOfCall({ store, caller, subject: body.subject }),
  ])
  if (gradeId === null) throw new RefusedReply(400, "Grade not found.")
  const [subjectId, another] = subjects ?? []
  if (subjectId === undefined) throw new RefusedReply(400, "Subject not found.")
  if (another !== undefined)
    throw new RefusedReply(400, "subject: you teach several subjects; name one.")
  const number = await findChapterNumber(store, gradeId, subjectId, body.chapter)
  if (number === null) throw new RefusedReply(400, "Chapter not found.")
  return { gradeId, subjectId, number }
}

async function onlyChapterNamed({
  store,
  body: { grade, chapter },
}: Pick<InChapter, "store" | "body">): Promise<ChapterPlace> {
  const gradeId = await findGradeId(store, grade)
  if (gradeId === null) throw new RefusedReply(400, "Grade not found.")
  const [only, another] = await findChaptersNamed(store, gradeId, chapter)
  if (!only)
    throw new RefusedReply(
      400,
      "subject: no chapter of this grade has this name; name the subject.",
    )
  if (another)
    throw new RefusedReply(400, "subject: several subjects have a chapter of this name; name one.")
  return { gradeId, ...only }
}

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
