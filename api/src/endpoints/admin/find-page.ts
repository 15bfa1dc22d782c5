import type { EntryList } from "./entry-lists"

export interface Page {
  readonly ids: readonly number[]
  readonly above: number | undefined
  readonly below: number | undefined
}

export interface Cursor {
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

export interface OpenedAddress {
  readonly id: number
  readonly isWanted: boolean
  readonly above: number | undefined
  readonly below: number | undefined
}

/** The wanted entry if the list has it, otherwise the first of the page; each with the entries beside it. */
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
