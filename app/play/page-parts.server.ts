import type { AppContext } from "#app/server/context.server"
import { orMissing } from "#app/upstream/errors.server"

type Calls = AppContext["upstream"]["progress"]
type Parts = Extract<Awaited<ReturnType<Calls["parts"]>>, { status: 200 }>["body"]

/**
 * The context with the replies of one call in place of those of its parts. A part that the upstream does not send has
 * its own call; if the upstream is unavailable, all parts are.
 */
export function withParts(
  context: AppContext,
  wanted: Omit<NonNullable<Parameters<Calls["parts"]>[0]>, "zone">,
): AppContext {
  const { upstream, timeZone } = context
  const { progress, work } = upstream
  const asked = orMissing(progress.parts({ ...wanted, zone: timeZone() }))
  // Whoever needs a part awaits it; nobody may need any.
  asked.catch(() => {})
  const orAlone = async <Body, Alone>(
    read: (parts: Parts) => Body | undefined,
    alone: () => Promise<Alone>,
  ) => {
    const reply = await asked
    const body = reply?.status === 200 ? read(reply.body) : undefined
    return body === undefined ? alone() : { status: 200 as const, body }
  }
  const joined: Pick<Calls, "education" | "entertainment" | "packs" | "streak" | "summary"> = {
    education: (of) =>
      orAlone(
        ({ education }) => education,
        () => progress.education(of),
      ),
    entertainment: () => orAlone(({ entertainment }) => entertainment, progress.entertainment),
    packs: () => orAlone(({ packs }) => packs, progress.packs),
    streak: (of) =>
      orAlone(
        ({ streak }) => streak,
        () => progress.streak(of),
      ),
    summary: () => orAlone(({ summary }) => summary, progress.summary),
  }
  const listOwn: typeof work.listOwn = () => orAlone(({ works }) => works, work.listOwn)
  return {
    ...context,
    upstream: { ...upstream, progress: { ...progress, ...joined }, work: { ...work, listOwn } },
  }
}
