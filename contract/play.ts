import * as z from "zod"
import { endpoint } from "./endpoint"
import * as field from "./fields"
import { attemptNameMax, counts, givenAnswerMax } from "./limits"

/** `chapter` is its number or its name. `userID` is never proof of who calls. */
const selection = z.object({
  grade: field.reference,
  subject: field.reference,
  chapter: field.reference,
  userID: field.looseText,
})

const entertainmentSection = z.object({
  section: z.string().regex(/^[0-4]$/, "is not a number from 0 to 4"),
})

const hintsQuestion = z.object({
  question: field.anyText,
  summary: field.looseText,
  correctAnswer: field.anyText,
  alternatives: field.alternatives,
  hints: z.array(field.anyText).length(counts.hints),
})

/** `correctAnswer` holds the numbers of the true statements, from 1. */
const offsideQuestion = z.object({
  question: field.anyText,
  summary: field.looseText,
  information: z.array(field.anyText).length(counts.statements),
  correctAnswer: z.array(field.anyWhole.pipe(z.number().min(1).max(counts.statements))).min(1),
})

/** Easiest first. */
const difficultyItems = z
  .array(
    z.object({
      question: field.anyText,
      correctAnswer: field.anyText,
      alternatives: field.alternatives,
      score: field.points,
    }),
  )
  .min(1)
  .max(counts.items)

const drawn = { method: "POST", body: selection, safe: false } as const
const drawnFromSection = {
  method: "GET",
  auth: "bearer",
  roles: ["Student", "Teacher", "Admin", "User"],
  params: entertainmentSection,
  safe: false,
  refusals: [400, 401, 404],
} as const

export const educationHintsQuestion = endpoint({
  ...drawn,
  path: "/api/education/HintGame/question",
  auth: "none",
  ok: hintsQuestion,
  refusals: [400, 404],
})

export const entertainmentHintsQuestion = endpoint({
  ...drawnFromSection,
  path: "/api/Entertainment/HintGame/question/{section}",
  ok: hintsQuestion,
})

/**
 * With `no-cache` a draw of offside gives the next question, also right after the last: the API learns late
 * or never that a round is over.
 */
const nextOne = z.object({ "cache-control": z.string().max(200).optional() })

export const educationOffsideQuestion = endpoint({
  ...drawn,
  headers: nextOne,
  path: "/api/education/OffsideGame/question",
  auth: "bearer",
  roles: ["Student"],
  ok: offsideQuestion,
  refusals: [400, 401, 403, 404],
})

export const entertainmentOffsideQuestion = endpoint({
  ...drawnFromSection,
  headers: nextOne,
  path: "/api/Entertainment/OffsideGame/question/{section}",
  ok: offsideQuestion,
})

export const educationDifficultyQuestion = endpoint({
  ...drawn,
  path: "/api/education/DifficultyGame/question",
  auth: "none",
  ok: difficultyItems,
  refusals: [400, 404],
})

export const entertainmentDifficultyQuestion = endpoint({
  ...drawnFromSection,
  path: "/api/entertainment/DifficultyGame/question/{section}",
  ok: difficultyItems,
})

const given = z.string().max(givenAnswerMax)

/** Both categories. A known caller is judged against the question that was issued. */
export const answerHints = endpoint({
  method: "POST",
  path: "/api/education/HintGame/ans",
  auth: "cookie",
  safe: false,
  body: z.object({
    answer: given,
    correctanswer: z.string().max(2000),
    hints: z.string().max(4000),
  }),
  ok: z.boolean(),
  refusals: [400, 401],
})

/** Both categories; the verdicts stand in the order of the items. */
export const answerDifficulty = endpoint({
  method: "POST",
  path: "/api/education/DifficultyGame/Answer",
  auth: "cookie",
  safe: false,
  body: z
    .array(
      z.object({
        answer: given,
        correctanswer: z.string().max(2000),
        question: z.string().max(2000),
      }),
    )
    .min(1)
    .max(counts.items),
  ok: z.array(z.boolean()),
  refusals: [400, 401],
})

/** Ours. What a pupil said of the statements, in their order, true for "true"; the first ones stand. */
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
  ok: field.done,
  refusals: [400, 401, 403, 404, 409],
})
