import { createStore, type Store } from "./store"

/** The store of one call, and where the call has got to in the history of the database. */
export interface StoreSession {
  readonly store: Store
  /** What later calls must see; `null` where the call has changed nothing. */
  readonly bookmark: () => string | null
  /** What the caller must see; `null` where that is not known. */
  readonly wanted: string | null
  /** What a call that goes on from this one must see. */
  readonly position: () => string | null
}

interface Caller {
  /** Where an earlier call of the same person has got to. */
  readonly bookmark: string | null
  /** True where nobody is known and nothing is changed. */
  readonly isPublic: boolean
}

const bookmarkPattern = /^[\w-]{1,200}$/

/**
 * Reads from a copy near the Worker that has what the person wrote, and from the database itself where that
 * is not known. Only what anybody may read may be a little late. Writes always go to the database itself.
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
