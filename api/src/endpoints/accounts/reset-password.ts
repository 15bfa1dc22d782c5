import { accounts } from "#contract"
import { implement, type Call } from "../../implement"
import { done, refuse } from "../../reply"
import { ofEmail, takeFirstAttempt, rateLimit } from "../../security/allowances"
import { refuseCommonPassword } from "../../security/common-password"
import type { HashingSlot } from "../../security/hashing-semaphore"
import { hashToken } from "../../security/token"
import { findLinkOwner, setPasswordByLink } from "../../store/passwords"
import { refuseBusy, withHashingSlot } from "./with-hashing-slot"
import { rememberDevice } from "./sign-in"

type Reset = Call<typeof accounts.resetPassword>

/** One text for a link that was used, has expired, belongs to another person or does not exist. */
const linkInvalid = refuse(400, "This link is not valid any more. Please ask for a new one.")

export const resetPassword = implement(accounts.resetPassword, async (call) => {
  await rateLimit(call)
  refuseCommonPassword(call.body.password)
  const personId = await withHashingSlot(call, (slot) => setPassword(call, slot))
  if (personId === null) return linkInvalid
  return done("The password is changed. Please log in.", await rememberDevice(call, personId))
})

/** Nothing is hashed for a wrong link; a right one is accepted however many wrong ones came before. */
async function ownerOfLink({ store, body, now }: Reset): Promise<number | null> {
  const link = { hash: hashToken(body.token), email: body.email }
  const personId = await findLinkOwner(store, link, now)
  if (personId === null) await takeFirstAttempt(store, [ofEmail("reset", body.email)], now)
  return personId
}

/** Whose password was set; `null` where the link was not good. */
async function setPassword(call: Reset, slot: HashingSlot): Promise<number | null> {
  const { store, body, dependencies } = call
  const personId = await ownerOfLink(call)
  if (personId === null) return null
  const hash = (await slot.hash(() => dependencies.passwords.hash(body.password))) ?? refuseBusy()
  const isSet = await setPasswordByLink(store, personId, hashToken(body.token), hash)
  return isSet ? personId : null
}
