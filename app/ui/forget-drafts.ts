/**
 * Deletes what was typed and stored in this browser: all of it, or the drafts of questions whose owner is somebody
 * else. The keys begin with `draft` (see app/authoring/authoring-route.server.ts) or `drafts` (answers of a round).
 */
export function forgetDrafts(exceptOf?: string): void {
  const isForgotten = (key: string) =>
    exceptOf === undefined
      ? /^drafts? /.test(key)
      : key.startsWith("draft ") && key.split(" ")[2] !== exceptOf
  try {
    for (const storage of [localStorage, sessionStorage])
      for (const key of Object.keys(storage)) if (isForgotten(key)) storage.removeItem(key)
  } catch {
    // A browser that refuses storage has no drafts.
  }
}
