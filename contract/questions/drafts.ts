import * as z from "zod"
import { endpoint } from "../endpoint"
import * as field from "../fields"
import { everybody } from "../games/parts"
import { drafts as limits, importLimits } from "../limits"

const fieldName = z.string().regex(/^[a-zA-Z]{1,20}(?:\[\d\](?:\.[a-zA-Z]{1,20})?)?$/)

/** The fields of the form of the game, as far as they are filled; a draft may have texts that no question may have. */
const fields = z
  .record(fieldName, z.array(z.string().max(limits.textMax)).max(6))
  .refine((all) => JSON.stringify(all).length <= limits.lengthMax, "is too long")

const ofDrafts = {
  ours: "drafts",
  auth: "bearer",
  roles: everybody,
  safe: true,
} as const

const one = z.object({
  draftId: field.anyText,
  game: field.game,
  fields,
  expiresAt: z.string(),
})

/**
 * Keeps questions of the caller that still lack something. The same one is not kept twice, so that the call may be
 * repeated.
 */
export const save = endpoint({
  ...ofDrafts,
  method: "POST",
  path: "/api/drafts/save",
  maxBytes: importLimits.callBytes,
  body: z.object({
    drafts: z
      .array(z.object({ game: field.game, fields }))
      .min(1)
      .max(importLimits.perCall),
  }),
  /** The result of each, in their order. `full`: not kept, because the caller has as many as one may have. */
  ok: z.array(z.enum(["made", "known", "full"])),
  refusals: [400, 401, 404, 405, 413],
})

export const list = endpoint({
  ...ofDrafts,
  method: "GET",
  path: "/api/drafts",
  isList: true,
  query: z.object({
    after: z
      .string()
      .regex(/^\d{1,15}$/, "is not the id of a draft")
      .optional(),
  }),
  ok: z.object({ drafts: z.array(one), next: z.string().nullable() }),
  refusals: [400, 401, 404, 405],
})
export type Draft = z.output<typeof one>

const ofOne = {
  ...ofDrafts,
  params: z.object({ draftId: z.string().regex(/^\d{1,15}$/, "is not the id of a draft") }),
  refusals: [400, 401, 404, 405],
} as const

export const show = endpoint({ ...ofOne, method: "GET", path: "/api/drafts/{draftId}", ok: one })

export const remove = endpoint({
  ...ofOne,
  method: "POST",
  path: "/api/drafts/{draftId}/remove",
  ok: field.doneSentence,
})

/** Undoes a removal of the last minutes. A repeat changes nothing. */
export const restore = endpoint({
  ...ofOne,
  method: "POST",
  path: "/api/drafts/{draftId}/restore",
  ok: field.doneSentence,
})
