import * as entries from "../../store/review/review-entries"
import { foldWaiting } from "../../store/review/review-search"
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
  sought: entries.Sought,
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
