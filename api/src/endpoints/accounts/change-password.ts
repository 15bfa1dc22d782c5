import { accounts } from "#contract"
import { implement, type Call } from "../../implement"
import { done, refuse } from "../../reply"
import { ofPerson, takeFirstTry } from "../../security/allowances"
import { isCommonPassword } from "../../security/common-password"
import type { HashingPlace } from "../../security/hashing-gate"
import { passShield } from "../../security/shield"
import { changePassword as storeChange } from "../../store/passwords"
import { readPasswordHash } from "../../store/people"
import { writeTogether } from "../../store/store"
import { tryTakenBack } from "../../store/tries"
import { admitted, hashingIsBusy } from "./admitted"
import { rememberDevice } from "./remember-device"
import { tooCommon } from "./too-common"

type Change = Call<typeof accounts.changePassword>

const wrong = refuse(400, "The old password is wrong.")
const unchanged = refuse(400, "The new password is the old one.")

export const changePassword = implement(accounts.changePassword, async (call) => {
  const { body, caller } = call
  await passShield(call)
  if (isCommonPassword(body.newPassword)) return tooCommon
  if (body.newPassword === body.oldPassword) return unchanged
  if (!(await admitted(call, (place) => change(call, place)))) return wrong
  return done(
    { message: "The password is changed. Other sessions are over." },
    await rememberDevice(call, caller.id),
  )
})

/** Whoever found a computer where somebody is signed in does not get to guess the password there. */
async function change(call: Change, place: HashingPlace): Promise<boolean> {
  const { store, caller, now } = call
  const spent = await takeFirstTry(store, [ofPerson("change", caller.id)], now)
  const former = await readPasswordHash(store, caller.id)
  const looked = await place.hash(() => look(call, former))
  if (looked?.matches === false) return false
  await writeTogether(store, [tryTakenBack(store, spent)])
  if (!looked) return hashingIsBusy()
  const { id: personId, tokenHash } = caller
  return storeChange(store, { personId, former, passwordHash: looked.hash, tokenHash })
}

/** Both hashes in one turn: whoever knows the old password does not wait twice. */
async function look({ body, outside: { passwords } }: Change, former: string) {
  if (!(await passwords.matches(body.oldPassword, former))) return { matches: false } as const
  return { matches: true, hash: await passwords.hash(body.newPassword) } as const
}
