import { live } from "#contract/limits"
import type { AppContext } from "#app/server/context.server"

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** For a school's IT, in whose network it is opened. With `held` the reply waits: who reads it knows that it came. */
export async function viewCheck({
  request,
  context,
}: {
  readonly request: Request
  readonly context: Pick<AppContext, "i18n">
}) {
  const { protocol, host, searchParams } = new URL(request.url)
  const isHeld = searchParams.has("held")
  if (isHeld) await pause(live.heldMs)
  const now = Date.now()
  return {
    title: context.i18n.t("live.check.title"),
    isSecure: protocol === "https:",
    isHeld,
    host,
    now,
    time: new Date(now).toISOString().slice(11, 19),
  }
}
