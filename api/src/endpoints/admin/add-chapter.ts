import { admin } from "#contract"
import { implement, type Call } from "../../implement"
import { done, Refusal, refuse } from "../../reply"
import { findGradeId, findSubjectId } from "../../store/curriculum"
import { addChapter as writeChapter, readNamedChapters } from "../../store/school"
import { isTaken } from "./is-taken"

type Adding = Call<typeof admin.addChapter>

const numberExists = refuse(400, "Chapter number already exists.")
const nameExists = refuse(400, "Chapter name already exists.")

/** A chapter may stand before its subject is linked to the grade. */
export const addChapter = implement(admin.addChapter, async ({ body, store }) => {
  const place = await placeOf({ body, store })
  const { chapterNumber: number, chapterName: name } = body
  const existing = await readNamedChapters(store, place)
  if (existing.some((chapter) => chapter.number === number)) return numberExists
  if (isTaken(existing, name)) return nameExists
  return (await writeChapter(store, place, number, name)) ? done("Chapter added.") : numberExists
})

async function placeOf({ body, store }: Pick<Adding, "body" | "store">) {
  const [gradeId, subjectId] = await Promise.all([
    findGradeId(store, body.grade),
    findSubjectId(store, body.subject),
  ])
  if (gradeId === null) throw new Refusal(400, "Grade not found.")
  if (subjectId === null) throw new Refusal(400, "Subject not found.")
  return { gradeId, subjectId }
}
