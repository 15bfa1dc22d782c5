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

const question = z.object({
  ...typedQuestion,
  hints: z.array(field.anyText).length(counts.hints),
})

export const educationHintsQuestion = endpoint({
  ...chapterDraw,
  extension: "answer-signs",
  path: "/api/education/HintGame/question",
  auth: "none",
  ok: question,
  refusals: [400, 403, 404],
})

export const entertainmentHintsQuestion = endpoint({
  ...sectionDraw,
  extension: "answer-signs",
  path: "/api/Entertainment/HintGame/question/{section}",
  ok: question,
})

export const drawHintsForVisitor = endpoint({
  ...visitorDraw,
  path: "/api/visitor/HintGame/question/{section}",
  ok: question,
})

export const drawHintsForWork = endpoint({
  ...workDraw,
  path: "/api/work/{workId}/five-hints",
  ok: question,
})

export const answerHints = endpoint({
  ...answerCall,
  extension: "figures",
  ourFields: { hintsShown: "figures" },
  path: "/api/education/HintGame/ans",
  body: z.object({
    answer: answerText,
    correctanswer: z.string().max(2000),
    hints: z.string().max(4000),
    hintsShown: z.number().int().min(1).max(counts.hints).optional(),
    /** Ours, of a visitor: the question, whose words may stand beside the answer. */
    question: z.string().max(2000).optional(),
    exact: field.exact,
  }),
  ok: z.boolean(),
})
