import { accounts } from "#contract"
import { implement } from "../../http/implement"
import type { HandlerCall } from "../../call"
import { done, refuse } from "../../reply"
import { admit, ofEmail, rateLimit, takeFirstAttempt } from "../../security/allowances"
import { refuseCommonPassword } from "../../security/common-password"
import type { HashingSlot } from "../../security/hashing-semaphore"
import { person, readDevice, getSender, type KnownDevice, type Sender } from "../../security/sender"
import { hashToken } from "../../security/token"
import { returnAttempts } from "../../store/accounts/account-attempts"
import { setPasswordByLink } from "../../store/accounts/passwords"
import { findLinkOwner, findUserOfLink } from "../../store/accounts/reset-links"
import { refuseBusy, withHashingSlot } from "./with-hashing-slot"
import { rememberDevice } from "./sign-in"

type Reset = HandlerCall<typeof accounts.resetPassword>

/** One text for a link that was used, has expired, belongs to another person or does not exist. */
const linkInvalid = refuse(400, "This link is not valid any more. Please ask for a new one.")

export const resetPassword = implement(accounts.resetPassword, async (call) => {
  refuseCommonPassword(call.body.password)
  const device = await readDevice(call, call.body.email)
  const first = await useLink(call, device)
  // The call that came first may be this same call, sent earlier.
  const personId = first === "used meanwhile" ? await useLink(call, device) : first
  if (typeof personId !== "number") return linkInvalid
  const message = "The password is changed. Please log in."
  const header = await rememberDevice(call, personId, device)
  return done({ message, personID: String(personId) }, [header])
})

async function useLink(call: Reset, device: KnownDevice | null) {
  const { store, body, client, now } = call
  const link = { hash: hashToken(body.token), email: body.email }
  const owner = await findLinkOwner(store, link, now)
  if (owner !== null)
    return withHashingSlot(call, person(owner), (slot) => setPassword(call, owner, slot))
  const user = await findUserOfLink(store, link, now)
  const sender = user ? person(user.id) : getSender(client, device)
  return withHashingSlot(call, sender, (slot) => repeatUse(call, { sender, user }, slot))
}

/** A valid link is accepted however many wrong ones came before, and whatever its network sends. */
async function setPassword(call: Reset, personId: number, slot: HashingSlot) {
  const { store, body, now, dependencies } = call
  await rateLimit(call, person(personId))
  const hash = (await slot.hash(() => dependencies.passwords.hash(body.password))) ?? refuseBusy()
  const used = { personId, hash: hashToken(body.token), now }
  return (await setPasswordByLink(store, used, hash)) ? personId : "used meanwhile"
}

interface Repeated {
  readonly sender: Sender
  readonly user: Awaited<ReturnType<typeof findUserOfLink>>
}

/**
 * The id of the person whose password this link set to this same password a few minutes ago: the first reply was
 * lost. Compares with the current password, so it counts as an attempt to log in. Nothing is hashed for a link
 * that was never valid.
 */
async function repeatUse(call: Reset, { sender, user }: Repeated, slot: HashingSlot) {
  const { store, body, now, dependencies } = call
  const tries = ofEmail(user ? "login" : "reset", body.email)
  const attempts = await admit(call, sender, () => takeFirstAttempt(store, [tries], now))
  if (!user) return null
  const isSame = await slot.hash(() =>
    dependencies.passwords.matches(body.password, user.password_hash),
  )
  if (isSame === false) {
    slot.penalise()
    return null
  }
  await returnAttempts(store, attempts)
  return isSame ? user.id : refuseBusy()
}
