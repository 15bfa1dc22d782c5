import { classMembers } from "#contract"
import { classCodeLength, parseChecked } from "#contract/classes/digits"
import type { HandlerCall } from "../../http/call"
import { implement } from "../../http/implement"
import { done, RefusedReply, refuse } from "../../http/reply"
import { limitNetwork, ofClassCodes, refuseForNow } from "../../security/allowances"
import { hashToken } from "../../security/token"
import { returnAttempts, takeAttempts } from "../../store/accounts/account-attempts"
import * as members from "../../store/classes/members"
import {
  findByCode,
  findByLink,
  type FoundRow,
  parseTexts,
  readClassesOfPupil,
  readClass,
  readClassesOfSchool,
} from "../../store/classes/read-classes"
import { readSchoolId, readSchoolNames, writeSchoolNames } from "../../store/accounts/schools"
import { toListedClass, toPerson } from "./classes"

const noClass = refuse(404, "There is no class with this code.")

type ByCode = HandlerCall<typeof classMembers.findClassByCode | typeof classMembers.joinClass>

/**
 * The class of a code. Each look-up is counted before it is made, and given back if the code is right.
 * @throws Refusal if there is no such class
 */
async function findClass(call: ByCode): Promise<FoundRow & { readonly code: string }> {
  const { store, body, caller, client, language, now } = call
  const code = parseChecked(body.code, classCodeLength)
  if (code === null) throw new RefusedReply(400, "This is not the code of a class.")
  const allowances = ofClassCodes(caller.id, client)
  const waitMs = await takeAttempts(store, allowances, now)
  if (waitMs > 0) refuseForNow(waitMs)
  const found = await findByCode(store, { code, personId: caller.id }, language)
  if (!found) throw new RefusedReply(404, noClass.message)
  await returnAttempts(store, allowances)
  return { ...found, code }
}

const toFound = ({ id, name, grade, school, teachers, isMember }: FoundRow) => ({
  classId: id,
  name,
  gradeName: grade,
  schoolName: school,
  teachers: parseTexts(teachers),
  isMember: isMember === 1,
})

const findClassByCode = implement(classMembers.findClassByCode, async (call) =>
  done(toFound(await findClass(call))),
)

const joinClass = implement(classMembers.joinClass, async (call) => {
  const { store, caller, now } = call
  const { id, code } = await findClass(call)
  const outcome = await members.addMember(store, { classId: id, personId: caller.id, code }, now)
  if (outcome === "joined") return done({ classId: id })
  if (outcome === "renewed") return noClass
  return outcome === "full"
    ? refuse(409, "The class is full.")
    : refuse(409, "A teacher has taken you out of this class, and can put you back.")
})

const listClassesOfPupil = implement(classMembers.listClassesOfPupil, async ({ store, caller }) => {
  const rows = await readClassesOfPupil(store, caller.id)
  return done({
    classes: rows.map(({ id, name, teachers }) => ({
      classId: id,
      name,
      teachers: parseTexts(teachers),
    })),
  })
})

const leaveClass = implement(classMembers.leaveClass, async ({ store, params, caller }) => {
  await members.removeMember(store, { classId: Number(params.classId), personId: caller.id })
  return done("Left.")
})

type ByLink = HandlerCall<typeof classMembers.findClassByLink | typeof classMembers.joinAsTeacher>

async function findLinked(call: ByLink): Promise<FoundRow> {
  const { store, body, caller, language, now } = call
  const asked = { hash: hashToken(body.link), personId: caller.id }
  const found = await findByLink(store, asked, { language, now })
  if (found) return found
  await limitNetwork(call, "invitation")
  throw new RefusedReply(404, "This link is not valid any more.")
}

const findClassByLink = implement(classMembers.findClassByLink, async (call) =>
  done(toFound(await findLinked(call))),
)

const joinAsTeacher = implement(classMembers.joinAsTeacher, async (call) => {
  const { store, body, caller, now } = call
  const { id, isMember } = await findLinked(call)
  if (isMember === 1) return done({ classId: id })
  const joining = { classId: id, personId: caller.id, hash: hashToken(body.link) }
  return (await members.addTeacherByLink(store, joining, now))
    ? done({ classId: id })
    : refuse(409, "The class has as many teachers as one may have.")
})

const listClassesOfSchool = implement(classMembers.listClassesOfSchool, async (call) => {
  const { query, caller, store, language } = call
  const schoolId = await readSchoolId(store, caller.id)
  const before = query.after === undefined ? Number.MAX_SAFE_INTEGER : Number(query.after)
  const search = query.search ?? ""
  const { rows, next } = await readClassesOfSchool(store, { schoolId, before, search }, language)
  return done({ classes: rows.map(toListedClass), next })
})

const showClassToAdmin = implement(classMembers.showClassToAdmin, async (call) => {
  const { params, caller, store, language } = call
  const found = await readClass(store, Number(params.classId), caller.id, language)
  const { details, teachers, pupils } = found
  return done({
    name: details.name,
    gradeName: details.grade,
    isArchived: details.archived_at !== null,
    teachers: teachers.map(toPerson),
    pupils: pupils.filter(({ isTakenOut }) => isTakenOut === 0).map(toPerson),
  })
})

const handClassOver = implement(
  classMembers.handClassOver,
  async ({ params, body, store, now }) => {
    const given = { classId: Number(params.classId), personId: body.personID }
    return (await members.replaceTeachers(store, given, now))
      ? done("Handed over.")
      : refuse(409, "This is no teacher of the school.")
  },
)

const showSchool = implement(classMembers.showSchool, async ({ caller, store }) => {
  const rows = await readSchoolNames(store, caller.id)
  return done({ names: Object.fromEntries(rows.map(({ language, name }) => [language, name])) })
})

const nameSchool = implement(classMembers.nameSchool, async ({ body, caller, store, now }) => {
  await writeSchoolNames(store, { adminId: caller.id, names: body.names }, now)
  return done("Saved.")
})

export const memberCalls = [
  findClassByCode,
  joinClass,
  findClassByLink,
  joinAsTeacher,
  listClassesOfPupil,
  leaveClass,
  listClassesOfSchool,
  showClassToAdmin,
  handClassOver,
  showSchool,
  nameSchool,
]
