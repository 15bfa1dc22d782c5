import type { authoring } from "#contract"
import type { ChapterFields } from "../../games/make-calls"
import type { Call } from "../../call"
import { Refusal } from "../../reply"
import {
  findChapterNumber,
  findChaptersNamed,
  findGradeId,
} from "../../store/curriculum/curriculum-references"
import type { Chapter } from "../../store/curriculum/placement"
import { subjectsOfCall } from "./own-subjects"

type InChapter = Pick<Call<typeof authoring.makeEducationDifficulty>, "store" | "caller"> & {
  readonly body: ChapterFields
}

export async function chapterOf({ store, caller, body }: InChapter): Promise<Chapter> {
  if (caller.role === "Admin" && !body.subject) return onlyChapterNamed({ store, body })
  const [gradeId, subjects] = await Promise.all([
    findGradeId(store, body.grade),
    subjectsOfCall({ store, caller, subject: body.subject }),
  ])
  if (gradeId === null) throw new Refusal(400, "Grade not found.")
  const [subjectId, another] = subjects ?? []
  if (subjectId === undefined) throw new Refusal(400, "Subject not found.")
  if (another !== undefined)
    throw new Refusal(400, "subject: you teach several subjects; name one.")
  const number = await findChapterNumber(store, gradeId, subjectId, body.chapter)
  if (number === null) throw new Refusal(400, "Chapter not found.")
  return { gradeId, subjectId, number }
}

async function onlyChapterNamed({
  store,
  body: { grade, chapter },
}: Pick<InChapter, "store" | "body">): Promise<Chapter> {
  const gradeId = await findGradeId(store, grade)
  if (gradeId === null) throw new Refusal(400, "Grade not found.")
  const [only, another] = await findChaptersNamed(store, gradeId, chapter)
  if (!only)
    throw new Refusal(400, "subject: no chapter of this grade has this name; name the subject.")
  if (another)
    throw new Refusal(400, "subject: several subjects have a chapter of this name; name one.")
  return { gradeId, ...only }
}
