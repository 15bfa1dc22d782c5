import { accounts } from "#contract"
import { implement, type Call } from "../../implement"
import { done, refuse } from "../../reply"
import { ofEmail, takeFirstTry } from "../../security/allowances"
import { isCommonPassword } from "../../security/common-password"
import { passShield } from "../../security/shield"
import { hashToken } from "../../security/token"
import { findLinkOwner, setPasswordByLink } from "../../store/passwords"
import { admitted } from "./admitted"
import { rememberDevice } from "./remember-device"
import { tooCommon } from "./too-common"

type Reset = Call<typeof accounts.resetPassword>

/** One text for a link that was used, is over, is somebody else's or was never there. */
const linkOver = refuse(400, "This link is not valid any more. Please ask for a new one.")

export const resetPassword = implement(accounts.resetPassword, async (call) => {
  await passShield(call)
  if (isCommonPassword(call.body.password)) return tooCommon
  const personId = await ownerOfLink(call)
  if (personId === null) return linkOver
  if (!(await admitted(call, () => setPassword(call, personId)))) return linkOver
  return done("The password is changed. Please log in.", await rememberDevice(call, personId))
})

/** Nothing is hashed for a wrong link; a right one gets in, however many wrong ones came before. */
async function ownerOfLink({ store, body, now }: Reset): Promise<number | null> {
  const link = { hash: hashToken(body.token), email: body.email }
  const personId = await findLinkOwner(store, link, now)
  if (personId === null) await takeFirstTry(store, [ofEmail("reset", body.email)], now)
  return personId
}

async function setPassword({ store, body, outside }: Reset, personId: number): Promise<boolean> {
  const hash = await outside.passwords.hash(body.password)
  return setPasswordByLink(store, personId, hashToken(body.token), hash)
}
