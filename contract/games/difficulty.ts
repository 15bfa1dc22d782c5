import * as z from "zod"
import { endpoint } from "../endpoint"
import * as field from "../fields"
import { counts } from "../limits"
import {
  answerCall,
  chapterDraw,
  answerText,
  sectionDraw,
  typedQuestion,
  visitorDraw,
  workDraw,
} from "./parts"

/** Easiest first. */
const items = z
  .array(z.object({ ...typedQuestion, score: field.points }))
  .min(1)
  .max(counts.items)

export const educationDifficultyQuestion = endpoint({
  ...chapterDraw,
  extension: "answer-signs",
  path: "/api/education/DifficultyGame/question",
  auth: "none",
  ok: items,
  refusals: [400, 403, 404],
})

export const entertainmentDifficultyQuestion = endpoint({
  ...sectionDraw,
  extension: "answer-signs",
  path: "/api/entertainment/DifficultyGame/question/{section}",
  ok: items,
})

export const drawDifficultyForVisitor = endpoint({
  ...visitorDraw,
  path: "/api/visitor/DifficultyGame/question/{section}",
  ok: items,
})

export const drawDifficultyForWork = endpoint({
  ...workDraw,
  path: "/api/work/{workId}/difficulty",
  ok: items,
})

/** Answers one item or several; the verdicts are in their order. */
export const answerDifficulty = endpoint({
  ...answerCall,
  path: "/api/education/DifficultyGame/Answer",
  body: z
    .array(
      z.object({
        answer: answerText,
        correctanswer: z.string().max(2000),
        question: z.string().max(2000),
        /** Ours, of a visitor: that of the item, which the API does not know. */
        exact: field.exact,
      }),
    )
    .min(1)
    .max(counts.items),
  ok: z.array(z.boolean()),
})
