import * as z from "zod"
import { endpoint } from "../endpoint"
import * as field from "../fields"
import { id } from "./structure-parts"

const ofAdmin = { ours: "start-pack", auth: "bearer", roles: ["Admin"] } as const

const count = z.number().int().nonnegative()
const anyNames = z.object({ en: z.string().optional(), ar: z.string().optional() })
const questions = z.object({ en: count, ar: count })

/** `new…` is what taking it over would make now. */
const partOfPack = {
  questions,
  newQuestions: count,
}
const gradeOfPack = z.object({
  grade: id,
  names: anyNames,
  /** Whether the school lists no such grade, and would get it. */
  isNew: z.boolean(),
  chapters: count,
  newChapters: count,
  ...partOfPack,
  why: field.looseText,
})
export type GradeOfPack = z.output<typeof gradeOfPack>

/** Ours. Questions that a school may take over, by subject and grade, and what it has of them. `isEmpty`: no grade yet. */
export const showStartPack = endpoint({
  ...ofAdmin,
  method: "GET",
  path: "/api/Admin/start-pack",
  safe: true,
  isList: true,
  ok: z.object({
    isEmpty: z.boolean(),
    subjects: z.array(z.object({ subject: id, names: anyNames, grades: z.array(gradeOfPack) })),
    sections: z.object(partOfPack),
  }),
  refusals: [401, 403, 404, 405],
})
export type StartPack = z.output<typeof showStartPack.ok>

const whole = { chapters: count, grades: count, subjects: count, links: count }

/**
 * Ours. Takes over a subject of the pack in these grades, or with `subject: null` its sections: makes what is missing of
 * grades, subjects and chapters, and puts into play the questions that the school does not have, all or nothing. A repeat
 * makes nothing. 409 if others change the structure at the same time.
 */
export const takeStartPack = endpoint({
  ...ofAdmin,
  method: "POST",
  path: "/api/Admin/take-start-pack",
  safe: true,
  body: z.object({ subject: id.nullable(), grades: z.array(id).max(50).default([]) }),
  ok: z.object({ made: z.object(whole), questions }),
  refusals: [400, 401, 403, 404, 405, 409],
})
