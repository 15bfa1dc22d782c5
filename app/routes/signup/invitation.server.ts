import { ticketMax } from "#contract/limits"
import { orNull } from "#app/forms/refusals.server"
import type { AppContext } from "#app/server/context.server"
import { orMissing } from "#app/upstream/errors.server"

export const invitationIn = ({ url }: Request): string =>
  new URL(url).searchParams.get("invitation")?.trim().slice(0, ticketMax) ?? ""

export function readType({ url }: Request): "0" | "1" | "2" {
  const type = new URL(url).searchParams.get("type")
  return type === "1" || type === "2" ? type : "0"
}

/** What the form begins with; `null` without an invitation, no fields if it is not valid any more. */
export async function openInvitation(request: Request, { upstream }: Pick<AppContext, "upstream">) {
  const invitation = invitationIn(request)
  if (!invitation) return null
  const reply = await orNull(orMissing(upstream.accounts.readInvitation(invitation)))
  if (reply === undefined) return null
  if (reply?.status !== 200) return { fields: null }
  const { subjectName: subject, email } = reply.body
  return { fields: { type: "1", subject, email } }
}
