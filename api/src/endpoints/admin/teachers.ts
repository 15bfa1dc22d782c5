import { teachers } from "#contract"
import { waitingTeachersMax } from "#contract/limits"
import { implement } from "../../http/implement"
import { done, refuse } from "../../reply"
import { findSubjectIds } from "../../store/curriculum/curriculum-references"
import { writeSubjects } from "../../store/accounts/teacher-subjects"
import * as store from "../../store/accounts/teachers"

export const listWaitingTeachers = implement(teachers.waiting, async (call) => {
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

export const confirmTeacher = implement(
  teachers.confirm,
  async ({ body, caller, now, ...call }) => {
    const confirmation = { teacherId: body.personID, adminId: caller.id }
    const isTeacher = await store.storeConfirmation(call.store, confirmation, now)
    return isTeacher ? done("Confirmed.") : refuse(404, "There is no such teacher.")
  },
)

export const changeSubjects = implement(teachers.changeSubjects, async (call) => {
  const { body, caller, now } = call
  const found = await findSubjectIds(call.store, body.subjects)
  const subjectIds = found.filter((id) => id !== null)
  if (subjectIds.length < found.length) return refuse(400, "Subject not found.")
  const change = { teacherId: body.personID, adminId: caller.id, subjectIds }
  const isTeacher = await writeSubjects(call.store, change, now)
  return isTeacher ? done("Changed.") : refuse(404, "There is no such teacher.")
})
