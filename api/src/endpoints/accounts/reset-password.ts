import { accounts } from "#contract"
import { implement } from "../../http/implement"
import type { HandlerCall } from "../../call"
import { done, refuse } from "../../reply"
import {
  admit,
  ofEmail,
  rateLimit,
  takeFirstAttempt,
  ofEmailBy,
  ofMailbox,
} from "../../security/allowances"
import { refuseCommonPassword } from "../../security/common-password"
import type { HashingSlot } from "../../security/hashing-semaphore"
import { person, readDevice, getSender, type KnownDevice, type Sender } from "../../security/sender"
import { hashToken, newToken } from "../../security/token"
import { returnAttempts, takeAttempts } from "../../store/accounts/account-attempts"
import {
  setPasswordByLink,
  findLinkOwner,
  findUserOfLink,
  insertResetToken,
} from "../../store/accounts/passwords"
import { log } from "../../log"
import { writeResetMail } from "../../mail/write-mail"
import { findPersonByEmail } from "../../store/accounts/people"
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

type Forgotten = HandlerCall<typeof accounts.forgetPassword>

const linkLifetimeMs = 60 * 60 * 1000

/**
 * Replies before it looks for an account, so that neither text nor time reveals one. A request over the
 * mailbox's limit does not count against its network: one pupil cannot lock a school out.
 */
export const forgetPassword = implement(accounts.forgetPassword, async (call) => {
  const sender = getSender(call.client, await readDevice(call, call.body.email))
  const links = await admit(call, sender, () => takeLink(call, sender))
  if (links) call.platform.later(() => sendLink(call))
  return done("If this e-mail has an account, a link to a new password is on its way to it.")
})

/**
 * Counts one more link; `null` if there are none left. The requests of one network leave some to others, and those
 * of others leave all to the owner's own devices.
 */
async function takeLink({ store, body: { email }, now }: Forgotten, sender: Sender) {
  const here = ofEmailBy("forget", email, sender)
  const links = sender.proof === "person" ? [here] : [here, ofMailbox(email)]
  return (await takeAttempts(store, links, now)) === 0 ? links : null
}

/** Only the owner of the mailbox sees the result; the log says what went wrong, not for whom. */
async function sendLink({ store, body, client, language, dependencies, platform, now }: Forgotten) {
  const person = await findPersonByEmail(store, body.email, language)
  if (!person) return
  if (client.appOrigin === null) return report("no-app-url")
  const token = newToken(dependencies.random)
  const expiresAt = now + linkLifetimeMs
  await insertResetToken(store, { hash: hashToken(token), personId: person.id, expiresAt }, now)
  const email = encodeURIComponent(person.email)
  const link = `${client.appOrigin}/password-reset/${token}?email=${email}`
  const outcome = await platform.mail.send({ to: person.email, ...writeResetMail(link, language) })
  if (outcome !== "sent") report(outcome)
}

const report = (reason: string) => log("error", "reset-mail.unsent", { reason })
