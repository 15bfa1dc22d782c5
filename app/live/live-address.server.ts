import type { AppContext } from "#app/server/context.server"

interface Choice {
  readonly classId?: string
  readonly workId?: string
  readonly chosen?: string
}

export async function getLiveAddress(
  { offeredPages }: Pick<AppContext, "offeredPages">,
  choice: Choice,
): Promise<string | null> {
  const pages = await offeredPages()
  return pages.has("/live") ? `/live/new?${new URLSearchParams({ ...choice })}` : null
}
