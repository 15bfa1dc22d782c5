import type { accounts } from "#contract"
import type { HandlerCall } from "../../call"
import { RefusedReply } from "../../reply"
import { ofCodes, takeFirstAttempt } from "../../security/allowances"
import { isSchoolCode } from "../../security/school-code"
import type { Sender } from "../../security/sender"
import { hashToken } from "../../security/token"
import { returnAttempts } from "../../store/accounts/account-attempts"
import { findInvitation } from "../../store/accounts/invitations"
import { readSchoolCode } from "../../store/accounts/school-codes"
import type { Ticket } from "../../store/accounts/tickets"

type Registration = HandlerCall<typeof accounts.register>

/**
 * What confirms a new teacher at once, an invitation before a code; `null` if the call has neither.
 * @throws Refusal if it is wrong, so that the teacher can correct it or leave it out
 */
export async function readTicket(
  call: Registration,
  subjectId: number,
  sender: Sender,
): Promise<Ticket | null> {
  const { invitation, schoolCode } = call.body
  if (invitation?.trim()) return readInvitation(call, invitation.trim(), subjectId)
  return schoolCode?.trim() ? readCode(call, schoolCode, sender) : null
}

async function readInvitation(
  { store, body, language, now }: Registration,
  invitation: string,
  subjectId: number,
): Promise<Ticket> {
  const hash = hashToken(invitation)
  const found = await findInvitation(store, hash, language, now)
  if (!found) throw new RefusedReply(400, "This invitation is not valid any more.")
  if (found.email !== "" && found.email !== body.email)
    throw new RefusedReply(400, "This invitation is for another e-mail.")
  if (found.subject_id !== subjectId)
    throw new RefusedReply(400, "This invitation is for another subject.")
  return { way: "invitation", hash, madeBy: found.made_by }
}

async function readCode(
  { store, now }: Registration,
  typed: string,
  sender: Sender,
): Promise<Ticket> {
  const attempts = await takeFirstAttempt(store, [ofCodes(sender)], now)
  const code = (await readSchoolCode(store))?.code
  if (code === undefined || !isSchoolCode(typed, code))
    throw new RefusedReply(400, "The school code is wrong.")
  await returnAttempts(store, attempts)
  return { way: "code", code }
}
