import { accounts } from "#contract"
import { implement, type Call } from "../../implement"
import { done, refuse } from "../../reply"
import { ofPerson, takeFirstTry } from "../../security/allowances"
import { isCommonPassword } from "../../security/common-password"
import { passShield } from "../../security/shield"
import { changePassword as storeChange } from "../../store/passwords"
import { readPasswordHash } from "../../store/people"
import { writeTogether } from "../../store/store"
import { tryTakenBack } from "../../store/tries"
import { admitted } from "./admitted"
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
  if (!(await admitted(call, () => change(call)))) return wrong
  return done(
    { message: "The password is changed. Please log in." },
    await rememberDevice(call, caller.id),
  )
})

/** Whoever found a computer where somebody is signed in does not get to guess the password there. */
async function change({ store, body, caller, outside, now }: Change): Promise<boolean> {
  const spent = await takeFirstTry(store, [ofPerson("change", caller.id)], now)
  const former = await readPasswordHash(store, caller.id)
  if (!(await outside.passwords.matches(body.oldPassword, former))) return false
  await writeTogether(store, [tryTakenBack(store, spent)])
  const hash = await outside.passwords.hash(body.newPassword)
  return storeChange(store, caller.id, former, hash)
}
