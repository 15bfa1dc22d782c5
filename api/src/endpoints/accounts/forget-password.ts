import { accounts } from "#contract"
import { implement, type Call } from "../../implement"
import { writeResetMail } from "../../mail/reset-mail"
import { done } from "../../reply"
import { ofEmail } from "../../security/allowances"
import { passShield } from "../../security/shield"
import { hashToken, newToken } from "../../security/token"
import { keepResetToken } from "../../store/passwords"
import { findPersonByEmail } from "../../store/people"
import { takeTry } from "../../store/tries"

type Forgotten = Call<typeof accounts.forgetPassword>

export const linkLifetimeMs = 60 * 60 * 1000

/** Answers before it has looked whether there is an account: neither text nor time can tell. */
export const forgetPassword = implement(accounts.forgetPassword, async (call) => {
  await passShield(call)
  call.platform.later(() => sendLink(call))
  return done("If this e-mail has an account, a link to a new password is on its way to it.")
})

/** Tells nobody but the mailbox; in the log stands what went wrong, and not for whom. */
async function sendLink({ store, body, visit, language, outside, platform, now }: Forgotten) {
  if ((await takeTry(store, ofEmail("forget", body.email), now)) > 0) return
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

const report = (reason: string) =>
  console.error(JSON.stringify({ event: "reset-mail.unsent", reason }))
