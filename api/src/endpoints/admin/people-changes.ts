import { people } from "#contract"
import { implement } from "../../http/implement"
import { done, refuse } from "../../reply"
import { findGradeId } from "../../store/curriculum/curriculum-references"
import { readColleague } from "../../store/accounts/listed-people"
import * as changes from "../../store/accounts/people-changes"
import { noSuchPerson } from "./people"

const saved = done("Saved.")

/** The pupil's object takes the grade over, for the leaderboards. */
export const changeGrade = implement(people.changeGrade, async (call) => {
  const { params, body, store, caller, language, platform, now } = call
  const person = await readColleague(store, Number(params.personId), caller.id, language)
  if (!person) return noSuchPerson
  const { id, grade_id: from } = person
  if (from === null) return refuse(409, "This is not the account of a pupil.")
  const to = await findGradeId(store, body.grade)
  if (to === null) return refuse(400, "Grade not found.")
  if (to === from) return saved
  const player = platform.changeOf(id)
  await player.prepare()
  const isMoved = await changes.writeGrade(store, byCaller(call, id), { from, to }, now)
  await player.take()
  return isMoved ? saved : refuse(409, "Somebody else has changed the grade just now.")
})

export const resetProfile = implement(people.resetProfile, async (call) => {
  const { params, store, caller, language, now } = call
  const person = await readColleague(store, Number(params.personId), caller.id, language)
  if (!person) return noSuchPerson
  await changes.clearProfile(store, byCaller(call, person.id), now)
  return saved
})

export const blockPerson = implement(people.block, async (call) => {
  const { params, body, store, caller, language, now } = call
  const person = await readColleague(store, Number(params.personId), caller.id, language)
  if (!person) return noSuchPerson
  if (person.id === caller.id) return refuse(409, "You cannot block yourself.")
  const changing = byCaller(call, person.id)
  if (!body.isBlocked) {
    await changes.unblockPerson(store, changing, now)
    return saved
  }
  const isChanged = await changes.storeBlock(store, changing, now)
  if (isChanged || person.blocked_at !== null) return saved
  return refuse(409, "This is the last admin of the school.")
})

const byCaller = ({ caller }: { readonly caller: { readonly id: number } }, personId: number) => ({
  personId,
  adminId: caller.id,
})
