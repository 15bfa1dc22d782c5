import { createHash } from "node:crypto"
import { drafts as limits, undoMinutes } from "#contract/limits"
import type { WireGame } from "#contract/words"
import { sql, type Compilable } from "kysely"
import { batchRead, compiled, type Store } from "../../db/store"

interface NewDraft {
  readonly game: WireGame
  readonly fields: Readonly<Record<string, readonly string[]>>
}

export const draftKeptMs = limits.keptDays * 24 * 60 * 60_000

const oldest = (now: number) => now - draftKeptMs
const oldestRemoved = (now: number) => now - undoMinutes * 60_000

const toHash = (draft: NewDraft) =>
  createHash("sha256")
    .update(JSON.stringify([draft.game, Object.entries(draft.fields).toSorted()]))
    .digest("base64url")

/**
 * Stores those that are not stored yet, as far as there is room, and deletes what has expired or was removed. Returns
 * what became of each. A draft that was removed is stored anew.
 */
export async function saveDrafts(
  store: Store,
  personId: number,
  drafts: readonly NewDraft[],
  now: number,
) {
  const hashes = drafts.map(toHash)
  const rows = new Map(
    drafts.map(({ game, fields }, at) => [hashes[at], [hashes[at], game, JSON.stringify(fields)]]),
  )
  const isKept = sql`person_id = ${personId} AND removed_at IS NULL`
  const [, made = [], kept = []] = await batchRead<{ hash: string }>(store, [
    compiled(store, deleteOld(personId, now)),
    compiled(
      store,
      sql<{ hash: string }>`INSERT INTO question_drafts (person_id, hash, game, fields, saved_at)
        SELECT ${personId}, value ->> 0, value ->> 1, value ->> 2, ${now}
        FROM json_each(${JSON.stringify([...rows.values()])})
        WHERE value ->> 0 NOT IN (SELECT hash FROM question_drafts WHERE ${isKept})
        LIMIT max(0, ${limits.max} - (SELECT count(*) FROM question_drafts
          WHERE person_id = ${personId}))
        ON CONFLICT (person_id, hash) DO UPDATE SET removed_at = NULL, saved_at = excluded.saved_at
        RETURNING hash`,
    ),
    keptAmong(store, personId, [...rows.keys()]),
  ])
  const isNew = new Set(made.map(({ hash }) => hash))
  const isStored = new Set(kept.map(({ hash }) => hash))
  return hashes.map((hash) => {
    if (isNew.delete(hash)) return "made"
    return isStored.has(hash) ? "known" : "full"
  })
}

const deleteOld = (personId: number, now: number) =>
  sql<{ hash: string }>`DELETE FROM question_drafts WHERE person_id = ${personId}
    AND (saved_at <= ${oldest(now)} OR removed_at <= ${oldestRemoved(now)})`

const keptAmong = (
  { query }: Store,
  personId: number,
  hashes: readonly (string | undefined)[],
): Compilable<{ hash: string }> =>
  query
    .selectFrom("question_drafts")
    .select("hash")
    .where("person_id", "=", personId)
    .where("removed_at", "is", null)
    .where(
      "hash",
      "in",
      hashes.filter((hash) => hash !== undefined),
    )

const ofPerson = ({ query }: Store, personId: number, now: number) =>
  query
    .selectFrom("question_drafts")
    .select(["id", "game", "fields", "saved_at"])
    .where("person_id", "=", personId)
    .where("removed_at", "is", null)
    .where("saved_at", ">", oldest(now))

/** One more than a page, if there are more. */
export const readDrafts = (store: Store, personId: number, after: number, now: number) =>
  ofPerson(store, personId, now)
    .where("id", ">", after)
    .orderBy("id")
    .limit(limits.pageMax + 1)
    .execute()

export const readDraft = (store: Store, personId: number, id: number, now: number) =>
  ofPerson(store, personId, now).where("id", "=", id).executeTakeFirst()

export const draftCount = (personId: number, now: number) =>
  sql<number>`(SELECT count(*) FROM question_drafts
    WHERE person_id = ${personId} AND removed_at IS NULL AND saved_at > ${oldest(now)})`

interface OwnDrafts {
  readonly id: number
  readonly personId: number
}

const updateOwn = ({ query }: Store, { id, personId }: OwnDrafts) =>
  query.updateTable("question_drafts").where("id", "=", id).where("person_id", "=", personId)

/** Returns whether the person has this draft, removed or not. */
export async function removeDraft(store: Store, own: OwnDrafts, now: number): Promise<boolean> {
  const { numUpdatedRows } = await updateOwn(store, own)
    .set(({ fn, val }) => ({ removed_at: fn.coalesce("removed_at", val(now)) }))
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Returns whether the person has this draft, and removed it in the last minutes at most. */
export async function restoreDraft(store: Store, own: OwnDrafts, now: number): Promise<boolean> {
  const { numUpdatedRows } = await updateOwn(store, own)
    .set({ removed_at: null })
    .where((each) =>
      each.or([each("removed_at", "is", null), each("removed_at", ">", oldestRemoved(now))]),
    )
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
