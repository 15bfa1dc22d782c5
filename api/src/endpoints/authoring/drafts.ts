import { drafts as calls } from "#contract"
import { drafts as limits } from "#contract/limits"
import * as z from "zod"
import { implement } from "../../http/implement"
import { done, refuse } from "../../reply"
import * as stored from "../../store/questions/drafts"

export const saveDrafts = implement(calls.save, async ({ body, caller, store, now }) =>
  done(await stored.saveDrafts(store, caller.id, body.drafts, now)),
)

export const listDrafts = implement(calls.list, async ({ query, caller, store, now }) => {
  const found = await stored.readDrafts(store, caller.id, Number(query.after ?? 0), now)
  const page = found.slice(0, limits.pageMax)
  const last = found.length > page.length ? page.at(-1) : undefined
  return done({ drafts: page.map(toShown), next: last ? String(last.id) : null })
})

export const showDraft = implement(calls.show, async ({ params, caller, store, now }) => {
  const found = await stored.readDraft(store, caller.id, Number(params.draftId), now)
  return found ? done(toShown(found)) : refuse(404, "Draft not found.")
})

export const removeDraft = implement(calls.remove, async ({ params, caller, store, now }) => {
  const own = { id: Number(params.draftId), personId: caller.id }
  return (await stored.removeDraft(store, own, now))
    ? done("Removed.")
    : refuse(404, "Draft not found.")
})

export const restoreDraft = implement(calls.restore, async ({ params, caller, store, now }) => {
  const own = { id: Number(params.draftId), personId: caller.id }
  return (await stored.restoreDraft(store, own, now))
    ? done("Restored.")
    : refuse(404, "Draft not found.")
})

const fields = z.record(z.string(), z.array(z.string()))

const toShown = (row: NonNullable<Awaited<ReturnType<typeof stored.readDraft>>>) => ({
  draftId: row.id,
  game: row.game,
  fields: fields.parse(JSON.parse(row.fields)),
  expiresAt: new Date(row.saved_at + stored.draftKeptMs).toISOString(),
})
