import * as entries from "../../store/review/review-entries"
import { foldWaiting } from "../../store/review/review"
import type { Store } from "../../db/store"

export interface EntryList {
  readonly count: number
  readonly questions: number
  readonly read: (
    wanted: readonly entries.WantedEntries[],
  ) => Promise<readonly (readonly number[])[]>
}

export function listByIndex(
  store: Store,
  scope: entries.Scope,
  all: readonly entries.EntryGroup[],
): EntryList {
  const groups = scope.groups ?? all
  return {
    count: groups.reduce((sum, group) => sum + group.entries, 0),
    questions: groups.reduce((sum, group) => sum + group.questions, 0),
    read: (wanted) => entries.readEntryIds(store, scope, wanted),
  }
}

export async function listBySearch(
  store: Store,
  scope: entries.Scope,
  sought: entries.EntrySearch,
): Promise<EntryList> {
  if (sought.search) await foldWaiting(store)
  const found = await entries.searchEntries(store, scope, sought)
  const ids = found.map(({ id }) => id)
  return {
    count: ids.length,
    questions: found.reduce((sum, { questions }) => sum + questions, 0),
    read: (wanted) => Promise.resolve(wanted.map((each) => pick(ids, each))),
  }
}

function pick(ids: readonly number[], wanted: entries.WantedEntries): readonly number[] {
  if ("id" in wanted) return ids.filter((id) => id === wanted.id)
  return "above" in wanted
    ? ids.filter((id) => id > wanted.above).slice(0, wanted.limit)
    : ids
        .filter((id) => id < wanted.below)
        .toReversed()
        .slice(0, wanted.limit)
}

interface Page {
  readonly ids: readonly number[]
  readonly above: number | undefined
  readonly below: number | undefined
}

interface Cursor {
  readonly after?: string | undefined
  readonly before?: string | undefined
  readonly size: number
}

const end = Number.MAX_SAFE_INTEGER

/**
 * The page at a cursor; the last one if nothing is left after the cursor, and the first if nothing is
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

const lastOf = (count: number, size: number) => ({ below: end, limit: count % size || size })

interface OpenedAddress {
  readonly id: number
  readonly isWanted: boolean
  readonly above: number | undefined
  readonly below: number | undefined
}

export async function findOpened(
  { read }: EntryList,
  { ids, above, below }: Page,
  wanted: number | null,
): Promise<OpenedAddress | null> {
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
