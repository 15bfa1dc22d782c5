import { createStore, type Store } from "./store"

export interface StoreSession {
  readonly store: Store
  readonly bookmark: () => string | null
  readonly wanted: string | null
  readonly position: () => string | null
}

interface Caller {
  readonly bookmark: string | null
  readonly isPublic: boolean
}

const bookmarkPattern = /^[\w-]{1,200}$/

/**
 * Reads from a replica near the Worker that has reached the bookmark; without a valid bookmark, begins at the
 * primary. Only public calls may read from a replica that is a little behind. Writes always go to the primary.
 */
export function openSession(database: D1Database, { bookmark, isPublic }: Caller): StoreSession {
  const known = bookmark !== null && bookmarkPattern.test(bookmark) ? bookmark : null
  const session = database.withSession(
    known ?? (isPublic ? "first-unconstrained" : "first-primary"),
  )
  let hasWritten = false
  const store = createStore(session, (changes) => {
    if (changes > 0) hasWritten = true
  })
  const position = () => session.getBookmark()
  return { store, position, wanted: known, bookmark: () => (hasWritten ? position() : null) }
}
