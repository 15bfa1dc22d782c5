import * as z from "zod"
import { splitAlternatives } from "#contract/formulas"
import { counts, lengths } from "#contract/limits"
import { languages, levels } from "#contract/words"
import { holdsMarkup } from "#contract/html-tag"
import { cleanLine, cleanProse, cleanQuestion, turnsAround } from "#contract/text"
import { isAnswerItself } from "#game/answers/judge"
import { canBeAnswered, repeatedPlaces } from "#game/authoring/hints"
import type { AnswerDraft } from "./typed-text"
import { triesTextMax } from "#app/authoring/try-answers/typed-tries.server"
import { key } from "#app/forms/account-fields.server"
import type { FieldErrors } from "#app/forms/submission.server"

interface Length {
  readonly min: number
  readonly max: number
}

/** Text that pupils will read; the API refuses the same direction overrides and the same markup. */
const userText = (clean: (text: string) => string, { min, max }: Length) =>
  z
    .string()
    .refine((text) => !turnsAround(text), { error: key("errors.make.turned"), abort: true })
    .transform(clean)
    .refine((text) => !holdsMarkup(text), { error: key("errors.make.markup"), abort: true })
    .pipe(z.string().min(min).max(max))

export const line = (length: Length) => userText(cleanLine, length)

export const proseField = (length: Length) => userText(cleanProse, length)

export const questionField = userText(cleanQuestion, lengths.question)

export const answerFields = {
  answer: line(lengths.answer),
  exact: z.literal("on", { error: key("errors.make.exact") }).optional(),
}

/** The maximum length of all wrong answers together, in characters. */
const wrongAnswersMax = 600

/** The answers that never count as right, separated by |; the field may be empty. */
export const wrongAnswers = line({ min: 0, max: wrongAnswersMax })
  .refine((text) => areFew(readAlternatives(text)), { error: key("errors.make.wrongAnswers") })
  .optional()

const areFew = (texts: readonly string[]) =>
  texts.length <= counts.wrongAnswers && texts.every(({ length }) => length <= lengths.answer.max)

export const readAlternatives = (text: string): string[] => splitAlternatives(text).filter(Boolean)

export function answerErrors(
  prefix: string,
  { answer, exact, wrongAnswers: wrong }: AnswerDraft,
): FieldErrors {
  const isRight = (text: string) => isAnswerItself(text, answer, exact)
  return {
    ...(answer !== "" && !canBeAnswered(answer, exact) ? { [`${prefix}answer`]: noAnswer } : {}),
    ...(answer !== "" && readAlternatives(wrong).some(isRight)
      ? { [`${prefix}wrongAnswers`]: [{ key: "errors.make.wrongIsRight" }] }
      : {}),
  }
}

const noAnswer = [{ key: "errors.make.answer" }] as const

interface AnswerValue {
  readonly answer: string
  readonly exact?: "on" | undefined
  readonly wrongAnswers?: string | undefined
}

export const answerBody = ({ answer, exact, wrongAnswers: wrong }: AnswerValue) => ({
  answer,
  ...(exact && { exact: true }),
  ...(wrong && { wrongAnswers: readAlternatives(wrong) }),
})

/** Answers that the author tries in the preview, one per line; they are not part of the question. */
export const tries = z.string().max(triesTextMax).optional()

export const levelField = z.string().pipe(z.enum(levels.map((_, index) => String(index))))

const reference = z.string().trim().max(200).optional()

/** The fields that every game's form has. `resolvePlacement` validates the placement, not the schema. */
export const commonFields = {
  intent: z.string().optional(),
  grade: reference,
  subject: reference,
  chapter: reference,
  section: reference,
  language: z.enum(languages).optional(),
}

export function repeats(lines: readonly string[]) {
  return repeatedPlaces(lines)
    .filter((index) => lines[index] !== "")
    .map((index) => ({
      index,
      first: lines.findIndex(
        (_, at) => repeatedPlaces([lines[at] ?? "", lines[index] ?? ""]).length > 0,
      ),
    }))
}
