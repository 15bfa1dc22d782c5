import { orNull } from "#app/forms/refusals.server"
import type { AppContext } from "#app/server/context.server"

type Context = Pick<AppContext, "session" | "upstream" | "endedSessions">

interface Passwords {
  readonly oldPassword: string
  readonly newPassword: string
}

interface Asking {
  readonly formKey: string | undefined
  readonly isRenewing: boolean
}

/**
 * Changes the password, and ends every session of the person: this one gets a new id, and a new token if the upstream
 * issues one. `session-over`: it has ended, and if a reply was lost, the password is changed. Otherwise the upstream's
 * reply, with `isOverElsewhere`: whether neither another session nor a copy of this one can do anything any more.
 */
export async function sendNewPassword(
  context: Context,
  passwords: Passwords,
  { formKey, isRenewing }: Asking,
) {
  const { session, upstream, endedSessions } = context
  const startedAt = Date.now()
  const change = () =>
    upstream.accounts.changePassword({ ...passwords, ...(isRenewing && { renew: true }) }, formKey)
  const first = isRenewing ? await orNull(change()) : await change()
  // After a lost reply a second call tells whether the first one took effect: the token is then revoked.
  const answer = first ?? (await change())
  if (answer.status === 401) {
    if (!first && session.person) await endedSessions.endAllSessions(session.person.id)
    session.end()
    return "session-over"
  }
  if (answer.status !== 200) return { answer, isOverElsewhere: false }
  const access = typeof answer.body === "object" && "token" in answer.body ? answer.body : null
  session.renew(access)
  const isRecorded = await endedSessions.endOthers(startedAt)
  return { answer, isOverElsewhere: isRecorded && access !== null }
}
