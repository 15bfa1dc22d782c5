import { catalogue } from "#contract"
import { implement } from "../../implement"
import { done } from "../../reply"
import { readGrades, readGradesOfTeacher } from "../../store/curriculum"

/** The grades that a teacher's subject is taught in; an admin has no subject, and all grades. */
export const listTeacherGrades = implement(
  catalogue.teacherGrades,
  async ({ caller, store, language }) => {
    const grades =
      caller.role === "Admin"
        ? await readGrades(store, language)
        : await readGradesOfTeacher(store, caller.id, language)
    return done(grades.map(({ id, name }) => ({ gradeId: id, gradeName: name })))
  },
)
