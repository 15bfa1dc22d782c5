import { curriculum } from "#contract"
import { image as limits } from "#contract/limits"
import type { Language } from "#contract/words"
import { fold } from "#game/answers/fold"
import { getLanguage } from "../../games/new-question"
import { nameOfPicture, storePicture } from "../../images/picture-storage"
import { readPicture } from "../../images/read-picture"
import { implement } from "../../http/implement"
import type { HandlerCall } from "../../call"
import { done, RefusedReply, refuse } from "../../reply"
import { repeatable } from "../../http/repeatable"
import { isCompleted, type Repeatable } from "../../db/completed-calls"
import {
  findGradeId,
  findSubjectId,
  findSubjectIds,
} from "../../store/curriculum/curriculum-references"
import * as additions from "../../store/curriculum/curriculum-additions"
import type { Store } from "../../db/store"

const gradeAdded = done("Grade added.")
const gradeExists = refuse(400, "Grade already exists.")
const subjectAdded = done("Subject added.")
const subjectExists = refuse(400, "Subject already exists.")
const chapterAdded = done("Chapter added.")
const numberExists = refuse(400, "Chapter number already exists.")
const nameExists = refuse(400, "Chapter name already exists.")

export const addGrade = implement(curriculum.addGrade, async (call) => {
  const { body, store, language } = call
  const repeat = repeatable(call, curriculum.addGrade.path, body.grade)
  const isNew =
    !isTaken(await additions.readNewNames(store, "grade_names"), body.grade) &&
    (await additions.insertGrade(store, newName(body.grade, language), repeat))
  return isNew || (await isRepeated(store, repeat)) ? gradeAdded : gradeExists
})

export const addSubject = implement(curriculum.addSubject, async (call) => {
  const { body, store, platform, language } = call
  const picture = await getPicture(platform.codec, body.image)
  const repeat = repeatable(call, curriculum.addSubject.path, body.name, nameOfPicture(picture))
  const add = async () => {
    const address = await storePicture(platform.images, picture)
    return additions.insertSubject(store, newName(body.name, language), address, repeat)
  }
  const isNew =
    !isTaken(await additions.readNewNames(store, "subject_names"), body.name) && (await add())
  return isNew || (await isRepeated(store, repeat)) ? subjectAdded : subjectExists
})

/** A chapter may be added before its subject is linked to the grade. */
export const addChapter = implement(curriculum.addChapter, async (call) => {
  const { body, store, language } = call
  const subject = await subjectOfGrade({ body, store })
  const { chapterNumber: number, chapterName: name } = body
  const { gradeId, subjectId } = subject
  const repeat = repeatable(call, curriculum.addChapter.path, gradeId, subjectId, number, name)
  const existing = await additions.readNamedChapters(store, subject)
  const isNumberTaken = existing.some((chapter) => chapter.number === number)
  const isNameTaken = isTaken(existing, name)
  const isNew =
    !isNumberTaken &&
    !isNameTaken &&
    (await additions.insertChapter(store, { ...subject, number }, newName(name, language), repeat))
  if (isNew || (await isRepeated(store, repeat))) return chapterAdded
  return isNameTaken && !isNumberTaken ? nameExists : numberExists
})

/** Whether what exists was added by this same call, whose first reply was lost. */
const isRepeated = async (store: Store, call: Repeatable | null): Promise<boolean> =>
  call !== null && isCompleted(store, call)

/** Links all subjects or none: one unknown name refuses the call. */
export const addGradeSubjects = implement(curriculum.addGradeSubjects, async ({ body, store }) => {
  const gradeId = await findGradeId(store, body.grade)
  if (gradeId === null) return refuse(400, "Grade not found.")
  const found = await findSubjectIds(store, body.subjectNames)
  const subjectIds = found.filter((id) => id !== null)
  if (subjectIds.length < found.length) return refuse(400, "Subject not found.")
  await additions.linkSubjects(store, gradeId, subjectIds)
  return done("Subjects linked.")
})

function isTaken(existing: readonly { readonly name: string }[], wanted: string): boolean {
  const folded = fold(wanted)
  return existing.some(({ name }) => fold(name) === folded)
}

const newName = (name: string, language: Language): additions.NewName => ({
  name,
  language: getLanguage(name, language),
})

async function getPicture(codec: ImagesBinding, file: File) {
  if (file.size > limits.maxBytes) throw new RefusedReply(413, "The image is larger than 5 MB.")
  const picture = await readPicture(codec, file)
  if (picture === "no picture")
    throw new RefusedReply(415, "The image is no PNG, JPEG, GIF or WebP, or not a whole one.")
  if (picture === "too large")
    throw new RefusedReply(400, "The image has more than 4096 pixels a side, or too many frames.")
  return picture
}

async function subjectOfGrade({
  body,
  store,
}: Pick<HandlerCall<typeof curriculum.addChapter>, "body" | "store">) {
  const [gradeId, subjectId] = await Promise.all([
    findGradeId(store, body.grade),
    findSubjectId(store, body.subject),
  ])
  if (gradeId === null) throw new RefusedReply(400, "Grade not found.")
  if (subjectId === null) throw new RefusedReply(400, "Subject not found.")
  return { gradeId, subjectId }
}
