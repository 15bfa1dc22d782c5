import { accounts } from "#contract"
import { implement } from "../../http/implement"
import type { HandlerCall } from "../../call"
import { log } from "../../log"
import { writeResetMail } from "../../mail/reset-mail"
import { done } from "../../reply"
import { admit, ofEmailBy, ofMailbox } from "../../security/allowances"
import { readDevice, getSender, type Sender } from "../../security/sender"
import { hashToken, newToken } from "../../security/token"
import { takeAttempts } from "../../store/accounts/account-attempts"
import { insertResetToken } from "../../store/accounts/reset-links"
import { findPersonByEmail } from "../../store/accounts/people"

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
