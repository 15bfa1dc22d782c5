import { classes as calls } from "#contract"
import { classCodeLength, withCheckDigit } from "#contract/classes/digits"
import { classes as limits } from "#contract/limits"
import type { Endpoint } from "#contract/endpoint"
import type { HandlerCall } from "../../http/call"
import { implement } from "../../http/implement"
import { newDigits } from "../../http/random"
import { done, RefusedReply, refuse } from "../../http/reply"
import { ofLogin } from "../../security/allowances"
import { hashToken, newToken } from "../../security/token"
import type { Store } from "../../db/store"
import { readLocked } from "../../store/accounts/account-attempts"
import { findGradeId, findSubjectIds } from "../../store/curriculum/curriculum-references"
import * as stored from "../../store/classes/classes"
import { addLink, removeTeacher } from "../../store/classes/members"
import { type ClassRow, parseTexts, readClass } from "../../store/classes/read-classes"
import { toOpenWork } from "../../store/classes/open-work"
import { readClassesOfTeacher } from "../../store/classes/works"

const dayMs = 24 * 60 * 60 * 1000

const changed = done("Saved.")
const isArchived = refuse(409, "The class is archived.")
const tooMany = refuse(409, "You have as many classes as one may have. Archive one first.")

type CodeSource = Pick<HandlerCall<Endpoint>, "store" | "dependencies">

async function findFreeCode(asked: CodeSource): Promise<string> {
  const code = withCheckDigit(newDigits(classCodeLength - 1, asked.dependencies.random))
  return (await stored.isCodeTaken(asked.store, code)) ? findFreeCode(asked) : code
}

interface ClassFields {
  readonly name: string
  readonly grade: string
  readonly subjects: readonly string[]
  readonly timeZone: string
}

async function getGrade(store: Store, reference: string): Promise<number> {
  const gradeId = await findGradeId(store, reference)
  if (gradeId === null) throw new RefusedReply(400, "Grade not found.")
  return gradeId
}

async function toDescribed(store: Store, sent: ClassFields): Promise<stored.ClassSettings> {
  const [gradeId, found] = await Promise.all([
    getGrade(store, sent.grade),
    findSubjectIds(store, sent.subjects),
  ])
  const subjectIds = found.flatMap((id) => id ?? [])
  if (subjectIds.length < found.length) throw new RefusedReply(400, "Subject not found.")
  return { name: sent.name, timeZone: sent.timeZone, gradeId, subjectIds }
}

const makeClass = implement(calls.makeClass, async (call) => {
  const { body, caller, store, now } = call
  const described = await toDescribed(store, body)
  const key = `${caller.id} ${body.key}`
  const own = { teacherId: caller.id, code: await findFreeCode(call), key }
  return toMade(await stored.storeClass(store, { ...described, ...own }, now))
})

const copyClass = implement(calls.copyClass, async (call) => {
  const { body, params, caller, store, now } = call
  const gradeId = await getGrade(store, body.grade)
  const key = `${caller.id} ${body.key}`
  const own = { teacherId: caller.id, code: await findFreeCode(call), key }
  const copied = { from: Number(params.classId), name: body.name, gradeId, ...own }
  return toMade(await stored.storeCopy(store, copied, now))
})

function toMade(made: stored.ClassCreation) {
  if (made === "too many") return tooMany
  return made === "handed over" ? refuse(404, "Class not found.") : done({ classId: made })
}

const listClasses = implement(calls.listClasses, async ({ caller, store, language, now }) => {
  const rows = await readClassesOfTeacher(store, { teacherId: caller.id, language, now })
  return done({ classes: rows.map(toListedClass) })
})

export const toListedClass = (row: ClassRow) => ({
  classId: row.id,
  name: row.name,
  gradeName: row.grade,
  subjectNames: parseTexts(row.subjects),
  pupils: row.pupils,
  teachers: parseTexts(row.teachers),
  isArchived: row.archived_at !== null,
  ...(row.openWork !== undefined && toOpenWork(row.openWork)),
})

const showClass = implement(calls.showClass, async (call) => {
  const { params, caller, store, language, now } = call
  const found = await readClass(store, Number(params.classId), caller.id, language)
  const { details, teachers, pupils } = found
  const allowances = pupils
    .map(({ number }) => ofLogin(number))
    .filter(({ isLasting }) => isLasting)
  const locked = await readLocked(store, allowances, now)
  return done({
    name: details.name,
    grade: details.grade_id,
    gradeName: details.grade,
    schoolName: details.school,
    subjects: parseTexts(details.subjects),
    timeZone: details.time_zone,
    code: details.code,
    isArchived: details.archived_at !== null,
    teachers: teachers.map(toPerson),
    pupils: pupils
      .filter(({ isTakenOut }) => isTakenOut === 0)
      .map(({ id, hasSecret, isNew, ...pupil }) => ({
        personID: id,
        name: pupil.name,
        nickname: pupil.nickname,
        number: pupil.number,
        hasSecret: hasSecret === 1,
        isNew: isNew === 1,
        isLocked: locked.has(ofLogin(pupil.number).subject),
      })),
    takenOut: pupils.filter(({ isTakenOut: isOut }) => isOut === 1).map(toPerson),
  })
})

export const toPerson = ({ id, name }: { readonly id: number; readonly name: string }) => ({
  personID: id,
  name,
})

const changeClass = implement(calls.changeClass, async ({ params, body, store }) => {
  await stored.updateClass(store, Number(params.classId), await toDescribed(store, body))
  return changed
})

const changeClassCode = implement(calls.changeClassCode, async (call) => {
  const { params, body, store } = call
  const code = body.action === "close" ? null : await findFreeCode(call)
  const isSet = await stored.setCode(store, Number(params.classId), code)
  return isSet ? done({ code }) : isArchived
})

const archiveClass = implement(calls.archiveClass, async ({ params, body, store, now }) => {
  await stored.setArchived(store, Number(params.classId), body.isArchived, now)
  return changed
})

const inviteTeacherOfClass = implement(calls.inviteTeacherOfClass, async (call) => {
  const { params, caller, store, dependencies, now } = call
  const link = newToken(dependencies.random)
  const expiresAt = now + limits.linkDays * dayMs
  const row = {
    hash: hashToken(link),
    classId: Number(params.classId),
    teacherId: caller.id,
    expiresAt,
  }
  return (await addLink(store, row, now))
    ? done({ link, expiresAt: new Date(expiresAt).toISOString() })
    : refuse(409, "The class is archived, or has too many open links.")
})

const leaveAsTeacher = implement(calls.leaveAsTeacher, async ({ params, caller, store }) => {
  const left = await removeTeacher(store, { classId: Number(params.classId), personId: caller.id })
  return left ? done("Left.") : refuse(409, "You are its only teacher. Archive the class instead.")
})

export const classCalls = [
  makeClass,
  listClasses,
  showClass,
  changeClass,
  changeClassCode,
  archiveClass,
  copyClass,
  inviteTeacherOfClass,
  leaveAsTeacher,
]
