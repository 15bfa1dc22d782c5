import { teachers } from "#contract"
import { waitingTeachersMax, invitations as limits } from "#contract/limits"
import { implement, type Implementation } from "../../http/implement"
import { done, refuse } from "../../http/reply"
import { findSubjectIds, findSubjectId } from "../../store/curriculum/curriculum-references"
import { writeSubjects } from "../../store/accounts/teacher-subjects"
import * as store from "../../store/accounts/teachers"
import { limitNetwork } from "../../security/allowances"
import { newSchoolCode } from "../../security/school-code"
import { hashToken, newToken } from "../../security/token"
import * as invitations from "../../store/accounts/invitations"

const listWaitingTeachers = implement(teachers.waiting, async (call) => {
  const { caller, language } = call
  const found = await store.readWaitingTeachers(call.store, caller.id, language, waitingTeachersMax)
  return done({
    count: found.count,
    teachers: found.teachers.map(({ id, subject, created_at, ...shown }) => ({
      ...shown,
      personID: String(id),
      subjectName: subject,
      createdAt: new Date(created_at).toISOString(),
    })),
  })
})

const confirmTeacher = implement(teachers.confirm, async ({ body, caller, now, ...call }) => {
  const confirmation = { teacherId: body.personID, adminId: caller.id }
  const isTeacher = await store.storeConfirmation(call.store, confirmation, now)
  return isTeacher ? done("Confirmed.") : refuse(404, "There is no such teacher.")
})

const changeSubjects = implement(teachers.changeSubjects, async (call) => {
  const { body, caller, now } = call
  const found = await findSubjectIds(call.store, body.subjects)
  const subjectIds = found.filter((id) => id !== null)
  if (subjectIds.length < found.length) return refuse(400, "Subject not found.")
  const change = { teacherId: body.personID, adminId: caller.id, subjectIds }
  const isTeacher = await writeSubjects(call.store, change, now)
  return isTeacher ? done("Changed.") : refuse(404, "There is no such teacher.")
})

const showSchoolCode = implement(teachers.showCode, async ({ store }) => {
  const found = await invitations.readSchoolCode(store)
  return done(
    found
      ? { code: found.code, madeAt: new Date(found.made_at).toISOString() }
      : { code: null, madeAt: null },
  )
})

const changeSchoolCode = implement(teachers.changeCode, async (call) => {
  const { store, body, caller, dependencies, now } = call
  const code = body.action === "close" ? null : newSchoolCode(dependencies.random)
  await invitations.writeSchoolCode(store, { code, adminId: caller.id }, now)
  return done({ code, madeAt: code === null ? null : new Date(now).toISOString() })
})

const validMs = limits.validDays * 24 * 60 * 60 * 1000

const inviteTeacher = implement(teachers.invite, async (call) => {
  const { store, body, caller, dependencies, now } = call
  const subjectId = await findSubjectId(store, body.subject)
  if (subjectId === null) return refuse(400, "Subject not found.")
  const invitation = newToken(dependencies.random)
  const expiresAt = now + validMs
  const row = {
    hash: hashToken(invitation),
    subjectId,
    email: body.email,
    adminId: caller.id,
    expiresAt,
  }
  return (await invitations.addInvitation(store, row, limits.openMax, now))
    ? done({ invitation, expiresAt: new Date(expiresAt).toISOString() })
    : refuse(409, "There are too many open invitations.")
})

const listInvitations = implement(teachers.openInvitations, async ({ store, language, now }) => {
  const rows = await invitations.readInvitations(store, language, now)
  return done({
    invitations: rows.map(({ id, email, subject, expires_at }) => ({
      id: String(id),
      email,
      subjectName: subject,
      expiresAt: new Date(expires_at).toISOString(),
    })),
  })
})

const withdrawInvitation = implement(teachers.withdrawInvitation, async (call) => {
  const { store, body, caller, now } = call
  await invitations.removeInvitation(store, { id: body.id, adminId: caller.id }, now)
  return done("Withdrawn.")
})

/** Shown before an account is made, so for everybody who has the token. Wrong ones do not keep others from theirs. */
const showInvitation = implement(teachers.readInvitation, async (call) => {
  const { store, body, language, now } = call
  const found = await invitations.findInvitation(store, hashToken(body.invitation), language, now)
  if (found) return done({ subjectName: found.subject, email: found.email })
  await limitNetwork(call, "invitation")
  return refuse(404, "This invitation is not valid any more.")
})

export const teacherCalls: readonly Implementation[] = [
  listWaitingTeachers,
  confirmTeacher,
  changeSubjects,
  showSchoolCode,
  changeSchoolCode,
  inviteTeacher,
  listInvitations,
  withdrawInvitation,
  showInvitation,
]
