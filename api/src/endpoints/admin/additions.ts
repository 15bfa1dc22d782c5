import { admin } from "#contract"
import { image as limits } from "#contract/limits"
import type { Language } from "#contract/words"
import { fold } from "#game/answers/fold"
import { languageOf } from "../../games/new-question"
import { storePicture } from "../../images/picture-storage"
import { readPicture, type Picture } from "../../images/read-picture"
import { implement, type Call } from "../../implement"
import { done, Refusal, refuse } from "../../reply"
import { findGradeId, findSubjectId, findSubjectIds } from "../../store/curriculum"
import * as additions from "../../store/curriculum-additions"

const gradeExists = refuse(400, "Grade already exists.")
const subjectExists = refuse(400, "Subject already exists.")
const numberExists = refuse(400, "Chapter number already exists.")
const nameExists = refuse(400, "Chapter name already exists.")

export const addGrade = implement(admin.addGrade, async ({ body, store, language }) => {
  if (isTaken(await additions.readNames(store, "grade_names"), body.grade)) return gradeExists
  const isAdded = await additions.addGrade(store, newName(body.grade, language))
  return isAdded ? done("Grade added.") : gradeExists
})

export const addSubject = implement(
  admin.addSubject,
  async ({ body, store, platform, language }) => {
    const picture = await pictureOf(body.image)
    if (isTaken(await additions.readNames(store, "subject_names"), body.name)) return subjectExists
    const address = await storePicture(platform.images, picture)
    const isAdded = await additions.addSubject(store, newName(body.name, language), address)
    return isAdded ? done("Subject added.") : subjectExists
  },
)

/** A chapter may be added before its subject is linked to the grade. */
export const addChapter = implement(admin.addChapter, async ({ body, store, language }) => {
  const subject = await subjectOfGrade({ body, store })
  const { chapterNumber: number, chapterName: name } = body
  const existing = await additions.readNamedChapters(store, subject)
  if (existing.some((chapter) => chapter.number === number)) return numberExists
  if (isTaken(existing, name)) return nameExists
  const isAdded = await additions.addChapter(store, subject, number, newName(name, language))
  return isAdded ? done("Chapter added.") : numberExists
})

/** Links all subjects or none: one unknown name refuses the call. */
export const addGradeSubjects = implement(admin.addGradeSubjects, async ({ body, store }) => {
  const gradeId = await findGradeId(store, body.grade)
  if (gradeId === null) return refuse(400, "Grade not found.")
  const found = await findSubjectIds(store, body.subjectNames)
  const subjectIds = found.filter((id) => id !== null)
  if (subjectIds.length < found.length) return refuse(400, "Subject not found.")
  await additions.linkSubjects(store, gradeId, subjectIds)
  return done("Subjects linked.")
})

/** Whether a name is taken in any language, ignoring case, accents, marks and hamza. */
function isTaken(existing: readonly { readonly name: string }[], wanted: string): boolean {
  const folded = fold(wanted)
  return existing.some(({ name }) => fold(name) === folded)
}

/** Its language by its letters, or else the one that the admin reads. */
const newName = (name: string, language: Language): additions.NewName => ({
  name,
  language: languageOf(name, language),
})

async function pictureOf(file: File): Promise<Picture> {
  if (file.size > limits.maxBytes) throw new Refusal(413, "The image is larger than 5 MB.")
  const picture = readPicture(new Uint8Array(await file.arrayBuffer()))
  if (picture === "no picture")
    throw new Refusal(415, "The image is no PNG, JPEG, GIF or WebP, or not a whole one.")
  if (picture === "too large")
    throw new Refusal(400, "The image has more than 4096 pixels a side, or too many frames.")
  return picture
}

async function subjectOfGrade({
  body,
  store,
}: Pick<Call<typeof admin.addChapter>, "body" | "store">) {
  const [gradeId, subjectId] = await Promise.all([
    findGradeId(store, body.grade),
    findSubjectId(store, body.subject),
  ])
  if (gradeId === null) throw new Refusal(400, "Grade not found.")
  if (subjectId === null) throw new Refusal(400, "Subject not found.")
  return { gradeId, subjectId }
}
