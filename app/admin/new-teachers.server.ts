import type { WaitingTeachers } from "#contract/accounts/teachers"
import { orNull } from "#app/forms/refusals.server"
import type { AppContext } from "#app/server/context.server"

export async function readNewTeachers({
  upstream,
}: Pick<AppContext, "upstream">): Promise<WaitingTeachers | null> {
  const reply = await orNull(upstream.admin.waitingTeachers())
  return reply?.status === 200 ? reply.body : null
}
