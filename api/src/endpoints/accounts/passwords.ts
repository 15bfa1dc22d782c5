import { accounts } from "#contract"
import { toDigits } from "#contract/classes/digits"
import { implement } from "../../http/implement"
import type { HandlerCall } from "../../http/call"
import { done, refuse } from "../../http/reply"
import { repeatable } from "../../http/repeatable"
import {
  admit,
  ofPerson,
  takeFirstAttempt,
  ofEmail,
  rateLimit,
  ofEmailBy,
  ofMailbox,
} from "../../security/allowances"
import { refuseCommonPassword } from "../../security/common-password"
import { accessCookie } from "../../security/cookies"
import type { HashingSlot } from "../../security/hashing-semaphore"
import { person, readDevice, getSender, type KnownDevice, type Sender } from "../../security/sender"
import { type IssuedToken, issueToken, hashToken, newToken } from "../../security/token"
import { returnAttempts, takeAttempts } from "../../store/accounts/account-attempts"
import { isCompleted, type Repeatable } from "../../db/completed-calls"
import {
  storePassword,
  readPasswordHash,
  setPasswordByLink,
  findLinkOwner,
  findUserOfLink,
  insertResetToken,
} from "../../store/accounts/passwords"
import { replaceTokens } from "../../store/accounts/tokens"
import { log } from "../../http/log"
import { writeResetMail } from "../../mail/write-mail"
import { findPersonByEmail } from "../../store/accounts/people"
import { refuseBusy, withHashingSlot } from "./with-hashing-slot"
import { rememberDevice } from "./sign-in"

type Change = HandlerCall<typeof accounts.changePassword>

const changePassword = implement(accounts.changePassword, async (call) => {
  const { body, caller } = call
  refuseCommonPassword(body.newPassword)
  if (body.newPassword === body.oldPassword) return refuse(400, "The new password is the old one.")
  const repeat = repeatable(call, accounts.changePassword.path)
  const renewed = body.renew ? issueToken(call.dependencies.random, call.now) : null
  const attempt = () =>
    withHashingSlot(call, person(caller.id), (slot) => change(call, { repeat, renewed }, slot))
  const first = await attempt()
  // The change that came first may be this same call, sent earlier.
  const outcome = first === "changed meanwhile" && repeat ? await attempt() : first
  if (outcome !== "done") return refuse(400, "The old password is wrong.")
  const message = "The password is changed. Other sessions are over."
  const device = await rememberDevice(call, caller.id, await readDevice(call, caller.id))
  if (!renewed) return done({ message }, [device])
  const { token, expiresAt } = renewed
  return done({ message, token, expiration: new Date(expiresAt).toISOString() }, [
    device,
    ["Set-Cookie", accessCookie(token)],
  ])
})

type Changing = { readonly repeat: Repeatable | null; readonly renewed: IssuedToken | null }

/** Each try is counted, so that a signed-in computer cannot be used to guess the old password or the new one. */
async function change(call: Change, { repeat, renewed }: Changing, slot: HashingSlot) {
  const { store, caller, now } = call
  const attempts = await admit(call, person(caller.id), () =>
    takeFirstAttempt(store, [ofPerson("change", caller.id)], now),
  )
  const former = await readPasswordHash(store, caller.id)
  const isRepeat = repeat !== null && (await isCompleted(store, repeat))
  const checked = await slot.hash(() => check(call, former, isRepeat))
  if (checked === "wrong") return "wrong"
  await returnAttempts(store, attempts)
  if (checked === null) return refuseBusy()
  const { id: personId, tokenHash } = caller
  if (checked === "done before") {
    if (renewed) await replaceTokens(store, { ...renewed, personId, passwordHash: former }, now)
    return "done"
  }
  const { hash: passwordHash } = checked
  const written = { personId, former, passwordHash, tokenHash, renewed, call: repeat, now }
  return (await storePassword(store, written)) ? "done" : "changed meanwhile"
}

/**
 * Makes both hashes in one slot, so that a caller with the right old password waits once. A repeated call names
 * the former password as the old one; it is done before if its new password is the current one.
 */
async function check(
  { body, dependencies: { passwords } }: Change,
  former: string,
  isRepeat: boolean,
) {
  if (await passwords.matches(toDigits(body.oldPassword) ?? body.oldPassword, former))
    return { hash: await passwords.hash(body.newPassword) } as const
  return isRepeat && (await passwords.matches(body.newPassword, former)) ? "done before" : "wrong"
}

type Reset = HandlerCall<typeof accounts.resetPassword>

/** One text for a link that was used, has expired, belongs to another person or does not exist. */
const linkInvalid = refuse(400, "This link is not valid any more. Please ask for a new one.")

const resetPassword = implement(accounts.resetPassword, async (call) => {
  refuseCommonPassword(call.body.password)
  const device = await readDevice(call, call.body.email)
  const first = await useLink(call, device)
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
  return withHashingSlot(call, sender, (slot) => repeatUse(call, user, sender, slot))
}

/** A valid link is accepted however many wrong ones came before, and whatever its network sends. */
async function setPassword(call: Reset, personId: number, slot: HashingSlot) {
  const { store, body, now, dependencies } = call
  await rateLimit(call, person(personId))
  const hash = (await slot.hash(() => dependencies.passwords.hash(body.password))) ?? refuseBusy()
  const used = { personId, hash: hashToken(body.token), now }
  return (await setPasswordByLink(store, used, hash)) ? personId : "used meanwhile"
}

type UserOfLink = Awaited<ReturnType<typeof findUserOfLink>>

/**
 * The id of the person whose password this link set to this same password a few minutes ago: the first reply was
 * lost. Compares with the current password, so it counts as an attempt to log in. Nothing is hashed for a link
 * that was never valid.
 */
async function repeatUse(call: Reset, user: UserOfLink, sender: Sender, slot: HashingSlot) {
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
const forgetPassword = implement(accounts.forgetPassword, async (call) => {
  const sender = getSender(call.client, await readDevice(call, call.body.email))
  const links = await admit(call, sender, () => takeLink(call, sender))
  if (links) call.platform.waitUntil(() => sendLink(call))
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

export const passwordCalls = [changePassword, forgetPassword, resetPassword]

const report = (reason: string) => log("error", "reset-mail.unsent", { reason })
