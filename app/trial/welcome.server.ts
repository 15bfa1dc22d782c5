import { payWelcome } from "#app/credit/pay-credit.server"
import type { AppContext } from "#app/server/context.server"
import { hashText } from "#app/session/sha-256.server"

export async function giveTrials({ visitor }: AppContext, email: string): Promise<void> {
  const known = await visitor.known()
  await known?.give(await nameAccount(email))
}

/** After a log-in: credits the trials that were given to this account when it was made, if there are any. */
export async function welcomeWithTrials(context: AppContext, email: string): Promise<void> {
  const known = await context.visitor.known()
  if (!known || context.session.person?.role !== "Student") return
  context.session.setWelcome(await known.points(await nameAccount(email)))
  await payWelcome(context)
}

/** The referee keeps no e-mail. */
const nameAccount = (email: string): Promise<string> => hashText(email.toLowerCase())
