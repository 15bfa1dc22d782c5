import { accounts } from "#contract"
import { implement, type Call } from "../../implement"
import { log } from "../../log"
import { writeResetMail } from "../../mail/reset-mail"
import { done } from "../../reply"
import { ofEmail } from "../../security/allowances"
import { passShield } from "../../security/shield"
import { hashToken, newToken } from "../../security/token"
import { keepResetToken } from "../../store/passwords"
import { findPersonByEmail } from "../../store/people"
import { writeTogether } from "../../store/store"
import { takeTry, tryTakenBack } from "../../store/tries"

type Forgotten = Call<typeof accounts.forgetPassword>

export const linkLifetimeMs = 60 * 60 * 1000

/**
 * Answers before it has looked whether there is an account: neither text nor time can tell. An e-mail
 * that has had its links costs its network nothing: one pupil's presses do not lock a school out.
 */
export const forgetPassword = implement(accounts.forgetPassword, async (call) => {
  if (await takeLink(call)) call.platform.later(() => sendLink(call))
  return done("If this e-mail has an account, a link to a new password is on its way to it.")
})

/** Whether the mailbox gets one more link. A network that is turned away takes none from it. */
async function takeLink(call: Forgotten): Promise<boolean> {
  const links = ofEmail("forget", call.body.email)
  if ((await takeTry(call.store, links, call.now)) > 0) return false
  try {
    await passShield(call)
    return true
  } catch (refusal) {
    await writeTogether(call.store, [tryTakenBack(call.store, links)])
    throw refusal
  }
}

/** Tells nobody but the mailbox; in the log stands what went wrong, and not for whom. */
async function sendLink({ store, body, visit, language, outside, platform, now }: Forgotten) {
  const person = await findPersonByEmail(store, body.email, language)
  if (!person) return
  if (visit.appOrigin === null) return report("no-app-url")
  const token = newToken(outside.random)
  const expiresAt = now + linkLifetimeMs
  await keepResetToken(store, { hash: hashToken(token), personId: person.id, expiresAt }, now)
  const email = encodeURIComponent(person.email)
  const link = `${visit.appOrigin}/password-reset/${token}?email=${email}`
  const outcome = await platform.mail.send({ to: person.email, ...writeResetMail(link, language) })
  if (outcome !== "sent") report(outcome)
}

const report = (reason: string) => log("error", "reset-mail.unsent", { reason })
