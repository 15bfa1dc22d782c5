import { accounts } from "#contract"
import { implement } from "../../implement"
import type { Call } from "../../call"
import { done, refuse } from "../../reply"
import { ofEmail, takeFirstAttempt, rateLimit } from "../../security/allowances"
import { refuseCommonPassword } from "../../security/common-password"
import type { HashingSlot } from "../../security/hashing-semaphore"
import { hashToken } from "../../security/token"
import { returnAttempt } from "../../store/account-attempts"
import { setPasswordByLink } from "../../store/passwords"
import { findLinkOwner, findUserOfLink, type Link } from "../../store/reset-links"
import { batchWrite } from "../../store/store"
import { refuseBusy, withHashingSlot } from "./with-hashing-slot"
import { rememberDevice } from "./sign-in"

type Reset = Call<typeof accounts.resetPassword>

/** One text for a link that was used, has expired, belongs to another person or does not exist. */
const linkInvalid = refuse(400, "This link is not valid any more. Please ask for a new one.")

export const resetPassword = implement(accounts.resetPassword, async (call) => {
  await rateLimit(call)
  refuseCommonPassword(call.body.password)
  const attempt = () => withHashingSlot(call, (slot) => setPassword(call, slot))
  const first = await attempt()
  // The call that came first may be this same call, sent earlier.
  const personId = first === "used meanwhile" ? await attempt() : first
  if (typeof personId !== "number") return linkInvalid
  const message = "The password is changed. Please log in."
  return done({ message, personID: String(personId) }, [await rememberDevice(call, personId)])
})

/** The id of the person whose password was set; `null` where the link is not valid. */
async function setPassword(call: Reset, slot: HashingSlot) {
  const { store, body, now, dependencies } = call
  const link = { hash: hashToken(body.token), email: body.email }
  const personId = await findLinkOwner(store, link, now)
  if (personId === null) return userOfLink(call, link, slot)
  const hash = (await slot.hash(() => dependencies.passwords.hash(body.password))) ?? refuseBusy()
  const isSet = await setPasswordByLink(store, { personId, hash: link.hash, now }, hash)
  return isSet ? personId : "used meanwhile"
}

/**
 * The id of the person whose password this link set to this same password a few minutes ago: the first reply was
 * lost. Compares with the current password, so it counts as an attempt to log in. Nothing is hashed for a link
 * that was never valid; a valid one is accepted however many wrong ones came before.
 */
async function userOfLink(call: Reset, link: Link, slot: HashingSlot): Promise<number | null> {
  const { store, body, now, dependencies } = call
  const user = await findUserOfLink(store, link, now)
  const action = user ? "login" : "reset"
  const attempt = await takeFirstAttempt(store, [ofEmail(action, body.email)], now)
  if (!user) return null
  const isSame = await slot.hash(() =>
    dependencies.passwords.matches(body.password, user.password_hash),
  )
  if (isSame === false) {
    slot.penalise()
    return null
  }
  await batchWrite(store, [returnAttempt(store, attempt)])
  return isSame ? user.id : refuseBusy()
}
