import type { Language } from "#contract/words"
import { readPoolNames } from "../../store/questions/pool-rows"
import { readEntryQuestions, readEntryRows } from "../../store/review/review"
import type { Store } from "../../db/store"
import { toListed } from "./under-review"

/** Entries as the list shows them, in the order of the ids; without those of which no question waits any more. */
export async function listEntries(store: Store, ids: readonly number[], language: Language) {
  const rows = await readEntryRows(store, ids)
  const sources = await readSources(store, rows, language)
  return ids.flatMap((id) => {
    const ofEntry = rows.filter(({ entry_id }) => entry_id === id)
    const [first] = ofEntry.toSorted((one, other) => one.id - other.id)
    const source = first && sources.get(first.pool_id)
    return source
      ? [
          {
            ...source,
            ids: ofEntry.map((row) => row.id),
            questionID: first.id,
            question: first.question,
          },
        ]
      : []
  })
}

/** The questions of an entry that still wait. */
export async function readSet(store: Store, entryId: number, language: Language) {
  const rows = await readEntryRows(store, [entryId])
  const [questions, sources] = await Promise.all([
    readEntryQuestions(
      store,
      rows.map(({ id }) => id),
    ),
    readSources(store, rows, language),
  ])
  return questions.flatMap((row) => {
    const source = sources.get(row.pool_id)
    return source ? [{ ...toListed(row), ...source }] : []
  })
}

async function readSources(
  store: Store,
  rows: readonly { readonly pool_id: number }[],
  language: Language,
) {
  const ids = [...new Set(rows.map(({ pool_id }) => pool_id))]
  const pools = ids.length > 0 ? await readPoolNames(store, ids, language) : []
  return new Map(pools.map(({ id, ...source }) => [id, source]))
}
