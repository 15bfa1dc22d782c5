import { teachers } from "#contract"
import { waitingTeachersMax } from "#contract/limits"
import { implement } from "../../implement"
import { done, refuse } from "../../reply"
import * as store from "../../store/teachers"

export const listWaitingTeachers = implement(teachers.waiting, async (call) => {
  const found = await store.readWaitingTeachers(call.store, call.language, waitingTeachersMax)
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
    const isTeacher = await store.confirmTeacher(call.store, confirmation, now)
    return isTeacher ? done("Confirmed.") : refuse(404, "There is no such teacher.")
  },
)
