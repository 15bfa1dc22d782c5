import { people } from "#contract"
import type { HandlerCall } from "../../call"
import { implement } from "../../http/implement"
import { done, refuse } from "../../reply"
import { findGradeId } from "../../store/curriculum/curriculum-references"
import * as changes from "../../store/accounts/people-changes"

const saved = done("Saved.")

/** The pupil's object takes the grade over, for the leaderboards. */
export const changeGrade = implement(people.changeGrade, async (call) => {
  const { related, body, store, platform, now } = call
  const { id, grade_id: from } = related
  if (from === null) return refuse(409, "This is not the account of a pupil.")
  const to = await findGradeId(store, body.grade)
  if (to === null) return refuse(400, "Grade not found.")
  if (to === from) return saved
  const player = platform.changeOf(id)
  await player.prepare()
  const isMoved = await changes.writeGrade(store, toChanging(call), { from, to }, now)
  await player.take()
  return isMoved ? saved : refuse(409, "Somebody else has changed the grade just now.")
})

export const resetProfile = implement(people.resetProfile, async (call) => {
  await changes.clearProfile(call.store, toChanging(call), call.now)
  return saved
})

export const blockPerson = implement(people.block, async (call) => {
  const { related, body, store, caller, now } = call
  if (related.id === caller.id) return refuse(409, "You cannot block yourself.")
  const changing = toChanging(call)
  if (!body.isBlocked) {
    await changes.unblockPerson(store, changing, now)
    return saved
  }
  const isChanged = await changes.storeBlock(store, changing, now)
  if (isChanged || related.blocked_at !== null) return saved
  return refuse(409, "This is the last admin of the school.")
})

type Changed = Pick<HandlerCall<typeof people.block>, "caller" | "related">

const toChanging = ({ caller, related }: Changed) => ({ personId: related.id, adminId: caller.id })
