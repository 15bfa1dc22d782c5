import * as z from "zod"
import * as field from "../fields"
import { classWork as limits, idPattern } from "../limits"

export const classId = z.string().regex(idPattern, "is not the number of a class")
export const ofClassId = z.object({ classId })

const workId = z.string().regex(idPattern, "is not the number of a work")
export const ofWorkId = z.object({ workId })

export const ofTeacher = {
  ours: "classes",
  auth: "bearer",
  roles: ["Teacher"],
  confirmedOnly: true,
} as const

export const ofClass = {
  ...ofTeacher,
  method: "POST",
  safe: true,
  relation: "teacher of the class",
  params: ofClassId,
  ok: field.doneSentence,
  refusals: [400, 401, 403, 404, 405, 409],
} as const

export const madeClass = z.object({ classId: field.anyText })

export const listedClass = z.object({
  classId: field.anyText,
  name: field.anyText,
  gradeName: field.looseText,
  subjectNames: z.array(field.anyText),
  pupils: z.number().int().nonnegative(),
  teachers: z.array(field.anyText),
  isArchived: z.boolean(),
  /** How many pieces of work its pupils may play now; to its teachers alone. */
  openWorks: z.number().int().nonnegative().optional(),
  /** Of these the one that ends first. */
  openWork: z
    .object({
      workId: field.anyText,
      title: field.anyText,
      until: z.string(),
      timeZone: z.string(),
      finished: z.number().int().nonnegative(),
    })
    .optional(),
})
export type ListedClass = z.output<typeof listedClass>

export const namedPerson = z.object({ personID: field.anyText, name: field.anyText })

/**
 * How a round stands in the book of a class. `part`: some of its questions or statements are right. `blank`: it was shown
 * and not answered. `absent`: it was not begun in time, by a pupil of the class; `joinedLater`: by one who came after
 * that; `hands`: by one who may have raised a hand in a live round, where these are counted by nobody's name. `open`: it
 * may still be played.
 */
export const bookMarks = [
  "right",
  "part",
  "wrong",
  "blank",
  "absent",
  "hands",
  "open",
  "joinedLater",
] as const
export type BookMark = (typeof bookMarks)[number]

/** A number of rounds from a chapter, or the rounds one by one: a question each, or a set in its order. */
export const workContent = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("chapter"),
    subject: field.reference,
    chapter: field.reference,
    game: field.game,
    language: field.language,
    rounds: z.number().int().min(1).max(limits.chapterRoundsMax),
  }),
  z.object({
    kind: z.literal("questions"),
    rounds: z
      .array(z.array(field.wholeNumber).min(1).max(limits.setMax))
      .min(1)
      .max(limits.roundsMax)
      .refine(
        (rounds) => new Set(rounds.flat()).size === rounds.flat().length,
        "names a question twice",
      ),
  }),
])

const count = z.number().int().nonnegative()
export const handCounts = z.object({ right: count, wrong: count })

/** How many hands the host of a live round has counted for a question, in offside for each statement too. */
export const countedHands = handCounts
  .extend({ statements: z.array(handCounts).readonly().optional() })
  .nullable()
  .default(null)
