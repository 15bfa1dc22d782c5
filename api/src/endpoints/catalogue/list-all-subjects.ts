import { catalogue } from "#contract"
import { implement } from "../../implement"
import { done } from "../../reply"
import { readSubjects } from "../../store/curriculum"

export const listAllSubjects = implement(catalogue.allSubjects, async ({ store, language }) =>
  done((await readSubjects(store, language)).map(({ name }) => name)),
)
