import { accounts } from "#contract"
import { implement } from "../../implement"
import type { Call } from "../../call"
import { log } from "../../log"
import { writeResetMail } from "../../mail/reset-mail"
import { done } from "../../reply"
import { ofEmail, rateLimit } from "../../security/allowances"
import { hashToken, newToken } from "../../security/token"
import { returnAttempt, takeAttempt } from "../../store/account-attempts"
import { insertResetToken } from "../../store/reset-links"
import { findPersonByEmail } from "../../store/people"
import { batchWrite } from "../../store/store"

type Forgotten = Call<typeof accounts.forgetPassword>

const linkLifetimeMs = 60 * 60 * 1000

/**
 * Replies before it looks for an account, so that neither text nor time reveals one. A request over the
 * mailbox's limit does not count against its network: one pupil cannot lock a school out.
 */
export const forgetPassword = implement(accounts.forgetPassword, async (call) => {
  if (await takeLink(call)) call.platform.later(() => sendLink(call))
  return done("If this e-mail has an account, a link to a new password is on its way to it.")
})

/** Whether the mailbox gets one more link. Where the network is refused, the mailbox keeps its attempt. */
async function takeLink(call: Forgotten): Promise<boolean> {
  const links = ofEmail("forget", call.body.email)
  if ((await takeAttempt(call.store, links, call.now)) > 0) return false
  try {
    await rateLimit(call)
    return true
  } catch (refusal) {
    await batchWrite(call.store, [returnAttempt(call.store, links)])
    throw refusal
  }
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
