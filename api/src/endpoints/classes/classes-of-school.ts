import { classesOfSchool as calls } from "#contract"
import { classes as limits } from "#contract/limits"
import { implement } from "../../http/implement"
import { done, refuse } from "../../reply"
import { readSchoolId } from "../../store/accounts/schools"
import { replaceTeachers } from "../../store/classes/members"
import {
  findClassesOfSchool,
  readClass,
  readClassesOfSchool,
} from "../../store/classes/read-classes"
import { toListedClass, toPerson } from "./classes"

export const listClassesOfSchool = implement(calls.listClassesOfSchool, async (call) => {
  const { query, caller, store, language } = call
  const schoolId = await readSchoolId(store, caller.id)
  const before = query.after === undefined ? Number.MAX_SAFE_INTEGER : Number(query.after)
  const search = query.search ?? ""
  const among = search === "" ? null : await findClassesOfSchool(store, schoolId, search)
  const found = await readClassesOfSchool(store, { schoolId, before, among }, language)
  const page = found.slice(0, limits.pageMax)
  const last = found.length > page.length ? page.at(-1) : undefined
  return done({ classes: page.map(toListedClass), next: last ? String(last.id) : null })
})

export const showClassToAdmin = implement(calls.showClassToAdmin, async (call) => {
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

export const handClassOver = implement(
  calls.handClassOver,
  async ({ params, body, store, now }) => {
    const given = { classId: Number(params.classId), personId: body.personID }
    return (await replaceTeachers(store, given, now))
      ? done("Handed over.")
      : refuse(409, "This is no teacher of the school.")
  },
)
