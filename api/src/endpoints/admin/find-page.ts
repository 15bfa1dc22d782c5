import * as entries from "../../store/review-entries"
import { foldWaiting } from "../../store/review-search"
import type { Store } from "../../store/store"

/** Entries in the order of their ids. */
export interface EntryList {
  readonly count: number
  readonly questions: number
  readonly read: (wanted: readonly entries.Wanted[]) => Promise<readonly (readonly number[])[]>
}

/** By the kept counts and the indexes. */
export function listByIndex(
  store: Store,
  scope: entries.Scope,
  all: readonly entries.Group[],
): EntryList {
  const groups = scope.groups ?? all
  return {
    count: groups.reduce((sum, group) => sum + group.entries, 0),
    questions: groups.reduce((sum, group) => sum + group.questions, 0),
    read: (wanted) => entries.readEntryIds(store, scope, wanted),
  }
}

/** Those that hold a text, which is in one spelling. */
export async function listBySearch(
  store: Store,
  scope: entries.Scope,
  search: string,
): Promise<EntryList> {
  await foldWaiting(store)
  const found = await entries.searchEntries(store, scope, search)
  const ids = found.map(({ id }) => id)
  return {
    count: ids.length,
    questions: found.reduce((sum, { questions }) => sum + questions, 0),
    read: (wanted) => Promise.resolve(wanted.map((each) => pick(ids, each))),
  }
}

function pick(ids: readonly number[], wanted: entries.Wanted): readonly number[] {
  if ("id" in wanted) return ids.filter((id) => id === wanted.id)
  return "above" in wanted
    ? ids.filter((id) => id > wanted.above).slice(0, wanted.limit)
    : ids
        .filter((id) => id < wanted.below)
        .toReversed()
        .slice(0, wanted.limit)
}

export interface Page {
  /** Of the entries, in their order. */
  readonly ids: readonly number[]
  /** The nearest entry above the page and below it; `undefined` for none. */
  readonly above: number | undefined
  readonly below: number | undefined
}

/** Where a page begins or ends. */
export interface Cursor {
  readonly after?: string | undefined
  readonly before?: string | undefined
  readonly size: number
}

/** After every entry. */
const end = Number.MAX_SAFE_INTEGER

/**
 * The page at a cursor; the last one where nothing is left after the cursor, and the first where nothing is
 * left before it.
 */
export async function findPage(
  { count, read }: EntryList,
  { after, before, size }: Cursor,
): Promise<Page> {
  if (count === 0) return { ids: [], above: undefined, below: undefined }
  const asked =
    before === undefined
      ? { above: Number(after ?? 0), limit: size }
      : { below: Number(before), limit: size }
  const [found = []] = await read([asked])
  const another = before === undefined ? lastOf(count, size) : { above: 0, limit: size }
  const [ids = []] = found.length > 0 ? [found] : await read([another])
  const sorted = ids.toSorted((one, other) => one - other)
  const [above, below] = await read([
    { below: sorted[0] ?? 0, limit: 1 },
    { above: sorted.at(-1) ?? end, limit: 1 },
  ])
  return { ids: sorted, above: above?.[0], below: below?.[0] }
}

/** As many as are left after whole pages. */
const lastOf = (count: number, size: number) => ({ below: end, limit: count % size || size })

export interface Opened {
  readonly id: number
  readonly isWanted: boolean
  readonly above: number | undefined
  readonly below: number | undefined
}

/** The wanted entry, if it fits, or the first of the page, with the entries beside it. */
export async function findOpened(
  { read }: EntryList,
  { ids, above, below }: Page,
  wanted: number | null,
): Promise<Opened | null> {
  const isListed = wanted !== null && ids.includes(wanted)
  if (wanted !== null && !isListed) {
    const [[found] = [], [before] = [], [after] = []] = await read([
      { id: wanted },
      { below: wanted, limit: 1 },
      { above: wanted, limit: 1 },
    ])
    if (found !== undefined) return { id: found, isWanted: true, above: before, below: after }
  }
  const at = isListed ? ids.indexOf(wanted) : 0
  const id = ids[at]
  return id === undefined
    ? null
    : { id, isWanted: isListed, above: ids[at - 1] ?? above, below: ids[at + 1] ?? below }
}
