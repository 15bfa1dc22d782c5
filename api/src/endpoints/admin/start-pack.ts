import { startPack as calls } from "#contract"
import { implement } from "../../http/implement"
import { done, RefusedReply } from "../../reply"
import { readStructure } from "../../store/structure/read-structure"
import { findTaken, readStartPack, takeQuestions } from "../../store/structure/start-pack"
import { countByLanguage, planPack, planSections, listParts } from "../../structure/start-pack"
import { compareStructures, type SchoolStructure } from "../../structure/structure"
import { change, count, tooManyTries } from "./structure"

const showStartPack = implement(calls.showStartPack, async ({ store }) => {
  const pack = await readStartPack()
  const [structure, known] = await Promise.all([readStructure(store), findTaken(store, pack)])
  return done(listParts(structure, pack, known))
})

const takeStartPack = implement(calls.takeStartPack, async (call) => {
  const { store, caller, now, body } = call
  const pack = await readStartPack()
  const of = pack.subjects.find(({ id }) => id === body.subject)
  if (body.subject !== null && !of) throw new RefusedReply(400, "subject: is not in the pack")
  const plan = async (structure: SchoolStructure) => {
    const known = await findTaken(store, pack)
    const planned = of
      ? planPack(structure, pack, { subject: of.id, grades: body.grades }, known)
      : { structure, questions: planSections(pack, known) }
    const { questions } = planned
    const made = compareStructures(structure, planned.structure)
    const taken = { what: "taken", questions: questions.length } as const
    return {
      kind: "taken",
      about: of ? [of.names] : [],
      changes: questions.length > 0 ? [...made, taken] : [],
      writes: takeQuestions(questions, { by: caller.id, now }),
      questions,
    }
  }
  const taken = await change(call, plan)
  if (!taken) return tooManyTries
  return done({ made: count(taken.changes).made, questions: countByLanguage(taken.questions) })
})

export const startPackCalls = [showStartPack, takeStartPack]
