import { catalogue, startPack as calls } from "#contract"
import type { Names } from "#contract/curriculum/structure-parts"
import { image as limits } from "#contract/limits"
import type { Language } from "#contract/words"
import { getLanguage } from "../../games/new-question"
import { nameOfPicture, storePicture, readPicture } from "../../images/picture-storage"
import { implement, type Implementation } from "../../http/implement"
import type { HandlerCall } from "../../http/call"
import { done, RefusedReply, refuse } from "../../http/reply"
import { repeatable } from "../../http/repeatable"
import type { Repeatable } from "../../db/completed-calls"
import {
  findGradeId,
  findSubjectId,
  findSubjectIds,
} from "../../store/curriculum/curriculum-references"
import { planChapter, planGrade, planLinks, planSubject } from "../../structure/plan-addition"
import { readStructure, findTaken, readStartPack } from "../../store/structure/read-structure"
import { takeQuestions } from "../../store/structure/write-structure"
import {
  countByLanguage,
  planPack,
  planSections,
  listParts,
  withNames,
} from "../../structure/start-pack"
import { compareStructures, type SchoolStructure } from "../../structure/structure"
import { changeOnce, tooManyTries, change, count } from "./structure"

const addGrade = implement(catalogue.addGrade, (call) => {
  const { grade, otherName = "" } = call.body
  const names = toNames(grade, otherName, call.language)
  const repeat = repeatable(call, catalogue.addGrade.path, grade, otherName)
  return add(call, repeat, "Grade added.", (structure) => planGrade(structure, names))
})

const addSubject = implement(catalogue.addSubject, async (call) => {
  const { body, platform, language } = call
  const { name, otherName = "", image } = body
  const names = toNames(name, otherName, language)
  const picture = image ? await getPicture(platform.codec, image) : null
  const content = [name, otherName, picture ? nameOfPicture(picture) : ""]
  const repeat = repeatable(call, catalogue.addSubject.path, ...content)
  return add(call, repeat, "Subject added.", (structure) =>
    planSubject(structure, names, async () =>
      picture ? storePicture(platform.images, picture) : "",
    ),
  )
})

const addChapter = implement(catalogue.addChapter, async (call) => {
  const { chapterNumber: number, chapterName: name, otherName = "" } = call.body
  const [grade, subject] = await Promise.all([
    getGradeId(call),
    findSubjectId(call.store, call.body.subject),
  ])
  if (subject === null) return refuse(400, "Subject not found.")
  const names = toNames(name, otherName, call.language)
  const content = [grade, subject, number, name, otherName]
  const repeat = repeatable(call, catalogue.addChapter.path, ...content)
  return add(call, repeat, "Chapter added.", (structure) =>
    planChapter(structure, { grade, subject, number }, names),
  )
})

/** Links all subjects or none: one unknown name refuses the call. */
const addGradeSubjects = implement(catalogue.addGradeSubjects, async (call) => {
  const grade = await getGradeId(call)
  const found = await findSubjectIds(call.store, call.body.subjectNames)
  const subjects = found.filter((id) => id !== null)
  if (subjects.length < found.length) return refuse(400, "Subject not found.")
  return add(call, null, "Subjects linked.", (structure) => planLinks(structure, grade, subjects))
})

async function add(
  call: Parameters<typeof changeOnce>[0],
  repeat: Repeatable | null,
  sentence: string,
  plan: Parameters<typeof changeOnce>[2],
) {
  return (await changeOnce(call, repeat, plan)) ? done(sentence) : tooManyTries
}

async function getGradeId({
  body,
  store,
}: Pick<HandlerCall<typeof catalogue.addGradeSubjects>, "store"> & {
  readonly body: { readonly grade: string }
}): Promise<number> {
  const id = await findGradeId(store, body.grade)
  if (id === null) throw new RefusedReply(400, "Grade not found.")
  return id
}

function toNames(name: string, otherName: string, language: Language): Names {
  const own = getLanguage(name, language)
  const other = own === "ar" ? "en" : "ar"
  if (!otherName) return { [own]: name }
  if (getLanguage(otherName, other) === own)
    throw new RefusedReply(400, "otherName: is in the same language as the other name.")
  return { [own]: name, [other]: otherName }
}

async function getPicture(codec: ImagesBinding, file: File) {
  if (file.size > limits.maxBytes) throw new RefusedReply(413, "The image is larger than 5 MB.")
  const picture = await readPicture(codec, file)
  if (picture === "no picture")
    throw new RefusedReply(415, "The image is no PNG, JPEG, GIF or WebP, or not a whole one.")
  if (picture === "too large")
    throw new RefusedReply(400, "The image has more than 4096 pixels a side, or too many frames.")
  return picture
}

const showStartPack = implement(calls.showStartPack, async ({ store }) => {
  const pack = await readStartPack()
  const [structure, known] = await Promise.all([readStructure(store), findTaken(store, pack)])
  return done(listParts(structure, pack, known))
})

const takeStartPack = implement(calls.takeStartPack, async (call) => {
  const { store, caller, now, body } = call
  const pack = await readStartPack()
  const of = pack.subjects.find(({ id }) => id === body.subject)
  if (body.subject !== null && !of) throw new RefusedReply(400, "subject: is not in the pack")
  const plan = async (structure: SchoolStructure) => {
    const known = await findTaken(store, pack)
    const named = withNames(structure, pack)
    const planned = of
      ? planPack(structure, named, { subject: of.id, grades: body.grades }, known)
      : { structure, questions: planSections(pack, known) }
    const { questions } = planned
    const made = compareStructures(structure, planned.structure)
    const taken = { what: "taken", questions: questions.length } as const
    return {
      kind: "taken",
      about: named.subjects.flatMap(({ id, names }) => (id === of?.id ? [names] : [])),
      changes: questions.length > 0 ? [...made, taken] : [],
      writes: takeQuestions(questions, { by: caller.id, now }),
      questions,
    }
  }
  const taken = await change(call, plan)
  if (!taken) return tooManyTries
  return done({ made: count(taken.changes).made, questions: countByLanguage(taken.questions) })
})

const startPackCalls = [showStartPack, takeStartPack]

export const additionCalls: readonly Implementation[] = [
  ...startPackCalls,
  addGrade,
  addSubject,
  addChapter,
  addGradeSubjects,
]
