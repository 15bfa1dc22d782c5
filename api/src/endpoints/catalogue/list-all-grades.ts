import { catalogue } from "#contract"
import { implement } from "../../implement"
import { done } from "../../reply"
import { readGrades } from "../../store/curriculum"

export const listAllGrades = implement(catalogue.allGrades, async ({ store, language }) => {
  const grades = await readGrades(store, language)
  return done(grades.map(({ id, name }) => ({ gradeId: id, gradeName: name })))
})
