/**
 * Deletes what was typed and stored in this browser under some keys. They begin with `draft ` and have the page and
 * the id of the owner (see app/authoring/authoring-route.server.ts), or begin with `drafts ` (answers of a round).
 */
export function forgetDrafts(isForgotten: (key: string) => boolean): void {
  try {
    for (const storage of [localStorage, sessionStorage])
      for (const key in storage) if (isForgotten(key)) storage.removeItem(key)
  } catch {
    // A browser that refuses storage has no drafts.
  }
}
