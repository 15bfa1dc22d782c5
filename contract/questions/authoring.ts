import * as z from "zod"
import { endpoint } from "../endpoint"
import * as field from "../fields"
import { everybody, inChapter, inSection, ofOne, ofSet, teachers, written } from "../games/parts"
import { anyCorrection, difficulty, fiveHints, offside } from "../games/question-bodies"
import { questionId } from "../listed"

export const makeEducationQuestion = endpoint({
  ...written,
  path: "/api/education/HintGame/makequestion",
  auth: "cookie",
  roles: teachers,
  body: z.discriminatedUnion("game", [
    z.object({ ...inChapter, ...fiveHints, ...ofOne }),
    z.object({ ...inChapter, ...offside, ...ofOne }),
  ]),
  refusals: [400, 401, 403, 409, 413],
})

export const makeEntertainmentQuestion = endpoint({
  ...written,
  path: "/api/entertainment/HintGame/makequestion",
  auth: "cookie",
  roles: everybody,
  body: z.discriminatedUnion("game", [
    z.object({ ...inSection, ...fiveHints, ...ofOne }),
    z.object({ ...inSection, ...offside, ...ofOne }),
  ]),
  refusals: [400, 401, 409, 413],
})

export const makeEducationDifficulty = endpoint({
  ...written,
  path: "/api/education/DifficultyGame/makequestion",
  auth: "cookie",
  roles: teachers,
  body: z.object({ ...inChapter, ...difficulty, ...ofSet }),
  refusals: [400, 401, 403, 409, 413],
})

export const makeEntertainmentDifficulty = endpoint({
  ...written,
  path: "/api/entertainment/DifficultyGame/make",
  auth: "bearer",
  roles: everybody,
  body: z.object({ ...inSection, ...difficulty, ...ofSet }),
  refusals: [400, 401, 409, 413],
})

/**
 * Ours. An admin's correction of a question under review. Its game, its placement, its level and its wrong answers stay
 * the same, and without `exact` also that. 409 if the question was decided before.
 */
export const correctQuestion = endpoint({
  ours: "correct-question",
  ourFields: { exact: "exact" },
  method: "POST",
  path: "/api/Admin/correct/{questionId}",
  auth: "bearer",
  roles: ["Admin"],
  safe: false,
  params: questionId,
  body: anyCorrection,
  ok: field.doneSentence,
  refusals: [400, 401, 403, 404, 409],
})
