import { admin } from "#contract"
import { implement } from "../../implement"
import { done, refuse } from "../../reply"
import { addGrade as writeGrade, readNames } from "../../store/school"
import { isTaken } from "./is-taken"

const exists = refuse(400, "Grade already exists.")

export const addGrade = implement(admin.addGrade, async ({ body, store }) => {
  if (isTaken(await readNames(store, "grades"), body.grade)) return exists
  return (await writeGrade(store, body.grade)) ? done("Grade added.") : exists
})
