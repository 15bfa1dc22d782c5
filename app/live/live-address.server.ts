interface Choice {
  readonly classId?: string
  readonly workId?: string
  readonly chosen?: string
}

export async function getLiveAddress(
  { offeredPages }: { readonly offeredPages: () => Promise<ReadonlySet<string>> },
  choice: Choice,
): Promise<string | null> {
  const pages = await offeredPages()
  return pages.has("/live") ? `/live/new?${new URLSearchParams({ ...choice })}` : null
}
