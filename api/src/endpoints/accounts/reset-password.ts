import { accounts } from "#contract"
import { implement, type Call } from "../../implement"
import { done, refuse } from "../../reply"
import { ofEmail, takeFirstTry } from "../../security/allowances"
import { isCommonPassword } from "../../security/common-password"
import type { HashingPlace } from "../../security/hashing-gate"
import { passShield } from "../../security/shield"
import { hashToken } from "../../security/token"
import { findLinkOwner, setPasswordByLink } from "../../store/passwords"
import { admitted, hashingIsBusy } from "./admitted"
import { rememberDevice } from "./remember-device"
import { tooCommon } from "./too-common"

type Reset = Call<typeof accounts.resetPassword>

/** One text for a link that was used, is over, is somebody else's or was never there. */
const linkOver = refuse(400, "This link is not valid any more. Please ask for a new one.")

export const resetPassword = implement(accounts.resetPassword, async (call) => {
  await passShield(call)
  if (isCommonPassword(call.body.password)) return tooCommon
  const personId = await admitted(call, (place) => setPassword(call, place))
  if (personId === null) return linkOver
  return done("The password is changed. Please log in.", await rememberDevice(call, personId))
})

/** Nothing is hashed for a wrong link; a right one gets in, however many wrong ones came before. */
async function ownerOfLink({ store, body, now }: Reset): Promise<number | null> {
  const link = { hash: hashToken(body.token), email: body.email }
  const personId = await findLinkOwner(store, link, now)
  if (personId === null) await takeFirstTry(store, [ofEmail("reset", body.email)], now)
  return personId
}

/** Whose password was set; `null` where the link was not good. */
async function setPassword(call: Reset, place: HashingPlace): Promise<number | null> {
  const { store, body, outside } = call
  const personId = await ownerOfLink(call)
  if (personId === null) return null
  const hash = (await place.hash(() => outside.passwords.hash(body.password))) ?? hashingIsBusy()
  const isSet = await setPasswordByLink(store, personId, hashToken(body.token), hash)
  return isSet ? personId : null
}
