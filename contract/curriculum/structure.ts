import * as z from "zod"
import { endpoint } from "../endpoint"
import * as field from "../fields"
import { idPattern, structureMax } from "../limits"
import { correction, id, structureRow } from "./structure-parts"

const ofAdmin = { ours: "structure", auth: "bearer", roles: ["Admin"] } as const

const anyNames = z.object({ en: z.string().optional(), ar: z.string().optional() })
const count = z.number().int().nonnegative()
const event = z.object({
  id: field.anyText,
  at: z.string(),
  by: field.looseText,
  /** What was done; `made` for a structure that was added as a whole. */
  kind: field.anyText,
  /** What it concerns, by its names now or then: a grade, a subject, a chapter, the one that it was merged into. */
  names: z.array(anyNames),
  renamed: z.object({ from: anyNames, to: anyNames }).optional(),
  changed: count,
  canUndo: z.boolean(),
})
export type StructureEvent = z.output<typeof event>

/** Ours. Every grade, subject and chapter with its names, archived ones too, and the last changes, newest first. */
export const structure = endpoint({
  ...ofAdmin,
  method: "GET",
  path: "/api/Admin/structure",
  safe: true,
  isList: true,
  query: z.object({ before: z.string().regex(idPattern, "is not the end of a page").optional() }),
  ok: z.object({
    grades: z.array(
      z.object({ id, names: anyNames, isArchived: z.boolean(), subjects: z.array(id) }),
    ),
    subjects: z.array(
      z.object({ id, names: anyNames, isArchived: z.boolean(), image: field.looseText }),
    ),
    chapters: z.array(
      z.object({
        grade: id,
        subject: id,
        number: z.number().int(),
        names: anyNames,
        isArchived: z.boolean(),
      }),
    ),
    events: z.array(event),
    next: z.string().nullable(),
  }),
  refusals: [401, 403, 404, 405],
})
export type Structure = z.output<typeof structure.ok>

/**
 * Ours. Adds what these rows name and the school lacks, in one step; with `isTrial` nothing is written. A repeat finds
 * everything there and makes nothing.
 */
export const makeStructure = endpoint({
  ...ofAdmin,
  method: "POST",
  path: "/api/Admin/make-structure",
  safe: true,
  isList: true,
  maxBytes: structureMax.bytes,
  body: z.object({
    rows: z.array(structureRow).min(1).max(structureMax.rows),
    isTrial: z.boolean().default(false),
  }),
  ok: z.object({
    /** What becomes of each row, in their order; `why` for a refused one. */
    rows: z.array(
      z.object({
        does: z.enum(["make", "change", "leave", "refuse"]),
        why: z.enum(["two entries", "name taken", "no number", "no name"]).optional(),
      }),
    ),
    made: z.object({ grades: count, subjects: count, links: count, chapters: count }),
    changed: count,
    changes: z.array(
      z.object({
        of: z.object({
          grade: id.optional(),
          subject: id.optional(),
          chapter: z.number().int().optional(),
        }),
        from: anyNames,
        to: anyNames,
        isRestored: z.boolean(),
      }),
    ),
  }),
  refusals: [400, 401, 403, 404, 405, 409, 413],
})
export type MadeStructure = z.output<typeof makeStructure.ok>

/**
 * Ours. Renames, moves, archives, unlinks or merges. A repeat with the same key changes nothing. 409 if a name is taken, if pupils are in a
 * grade that is to be archived, or if others change the structure at the same time.
 */
export const correctStructure = endpoint({
  ...ofAdmin,
  method: "POST",
  path: "/api/Admin/correct-structure",
  safe: false,
  headers: field.idempotency,
  body: correction,
  ok: field.doneSentence,
  refusals: [400, 401, 403, 404, 405, 409],
})

/** Ours. Takes a change back. A repeat changes nothing. 409 if what it changed has been changed or used since. */
export const undoStructure = endpoint({
  ...ofAdmin,
  method: "POST",
  path: "/api/Admin/undo-structure",
  safe: true,
  body: z.object({ event: id }),
  ok: field.doneSentence,
  refusals: [400, 401, 403, 404, 405, 409],
})
