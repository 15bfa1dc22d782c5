import { admin } from "#contract"
import { implement } from "../../implement"
import { done, refuse } from "../../reply"
import { findGradeId, findSubjectIds } from "../../store/curriculum"
import { linkSubjects } from "../../store/school"

/** All or none: one name that nobody knows, and nothing is linked. */
export const addGradeSubjects = implement(admin.addGradeSubjects, async ({ body, store }) => {
  const gradeId = await findGradeId(store, body.grade)
  if (gradeId === null) return refuse(400, "Grade not found.")
  const found = await findSubjectIds(store, body.subjectNames)
  const subjectIds = found.filter((id) => id !== null)
  if (subjectIds.length < found.length) return refuse(400, "Subject not found.")
  await linkSubjects(store, gradeId, subjectIds)
  return done("Subjects linked.")
})
