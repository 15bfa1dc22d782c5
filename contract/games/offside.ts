import * as z from "zod"
import { endpoint } from "../endpoint"
import * as field from "../fields"
import { attemptNameMax, counts } from "../limits"
import { chapterDraw, sectionDraw, visitorDraw, workDraw } from "./parts"

/** `correctAnswer` holds the numbers of the true statements, from 1. */
const question = z.object({
  question: field.anyText,
  summary: field.looseText,
  information: z.array(field.anyText).length(counts.statements),
  correctAnswer: z.array(field.anyWhole.pipe(z.number().min(1).max(counts.statements))).min(1),
})

/**
 * With `no-cache` a draw gives the next question, even directly after the last draw: the API learns late or never that
 * a round of offside is over.
 */
const nextOne = z.object({ "cache-control": z.string().max(200).optional() })

export const educationOffsideQuestion = endpoint({
  ...chapterDraw,
  headers: nextOne,
  path: "/api/education/OffsideGame/question",
  auth: "bearer",
  roles: ["Student"],
  ok: question,
  refusals: [400, 401, 403, 404],
})

export const entertainmentOffsideQuestion = endpoint({
  ...sectionDraw,
  headers: nextOne,
  path: "/api/Entertainment/OffsideGame/question/{section}",
  ok: question,
})

export const drawOffsideForVisitor = endpoint({
  ...visitorDraw,
  path: "/api/visitor/OffsideGame/question/{section}",
  ok: question,
})

export const drawOffsideForWork = endpoint({
  ...workDraw,
  headers: nextOne,
  path: "/api/work/{workId}/offside",
  ok: question,
})

/** Ours. A pupil's judgements of the statements, in their order, `true` for "true". The first ones stand. */
export const judgeOffside = endpoint({
  ours: "offside-judgements",
  method: "POST",
  path: "/api/education/OffsideGame/judgements",
  auth: "bearer",
  roles: ["Student"],
  safe: false,
  body: z.object({
    attempt: z.string().min(1).max(attemptNameMax),
    judgements: z.array(z.boolean()).length(counts.statements),
  }),
  ok: field.doneSentence,
  refusals: [400, 401, 403, 404, 409],
})
