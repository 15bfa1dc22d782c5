import * as z from "zod"
import { counts, idempotencyKeyMax, lengths, passwordRules, uncleanedMax } from "./limits"
import { toDigits } from "./classes/digits"
import { parseEmail } from "./email"
import { holdsMarkup } from "./html-tag"
import { cleanLine, cleanName, cleanProse, cleanQuestion, isName, turnsAround } from "./text"
import { avatars, idempotencyHeader, languages, levels, sections, wireGames } from "./words"

interface Length {
  readonly min: number
  readonly max: number
}

/** A text far over the limit is refused without cleaning: cleaning half a million accents takes seconds. */
const cleaned = (clean: (text: string) => string, { max }: Length) =>
  z
    .string()
    .max(uncleanedMax(max), { error: `at most ${max} characters are allowed`, abort: true })
    .refine((value) => !turnsAround(value), "holds signs that turn the text around")
    .transform(clean)

const bounded = ({ min, max }: Length) => z.string().min(min).max(max)

export const text = (length: Length) => cleaned(cleanLine, length).pipe(bounded(length))

export const prose = (length: Length) => cleaned(cleanProse, length).pipe(bounded(length))

const plain = (clean: (text: string) => string, length: Length) =>
  cleaned(clean, length)
    .refine((value) => !holdsMarkup(value), "holds a tag of HTML, such as <b>")
    .pipe(bounded(length))

/** One line that other people will see: HTML tags are refused. */
export const plainText = (length: Length) => plain(cleanLine, length)

/** Keeps its lines, which may be those of a program. */
export const questionText = (length: Length) => plain(cleanQuestion, length)

export const plainProse = (length: Length) => plain(cleanProse, length)

export const email = z
  .string()
  .max(uncleanedMax(lengths.email.max))
  .transform((typed) => parseEmail(typed) ?? "")
  .refine((address) => address !== "", "is not an e-mail address")

/** What somebody logs in with: an e-mail address or the number of a pupil in its one form, or a text in lower case. */
export const loginName = z
  .string()
  .max(uncleanedMax(lengths.email.max))
  .transform((typed) => parseEmail(typed) ?? toDigits(typed) ?? typed.trim().toLowerCase())
  .pipe(z.string().max(lengths.email.max))

export const personName = (length: Length) =>
  cleaned(cleanName, length)
    .refine(isName, "needs a letter, and at most two marks on each letter")
    .pipe(bounded(length))

export const newPassword = z
  .string()
  .min(lengths.password.min)
  .max(lengths.password.max)
  .refine((value) => passwordRules.every(({ pattern }) => pattern.test(value)), {
    error: "needs an upper-case letter, a lower-case letter, a digit and a sign",
  })

export const reference = z
  .union([z.string().max(lengths.word.max), z.number()])
  .transform((value) => String(value).trim())

export const looseReference = reference.nullish().transform((value) => value ?? "")

export const wholeNumber = z.union([
  z.number().int(),
  z
    .string()
    .regex(/^(?:0|[1-9]\d{0,8})$/, "is not a whole number")
    .transform(Number),
])

export const section = wholeNumber.pipe(
  z
    .number()
    .min(0)
    .max(sections.length - 1),
)
export const level = wholeNumber.pipe(
  z
    .number()
    .min(0)
    .max(levels.length - 1),
)

/** An id or number that servers send as a number or as text, parsed to text; "" if it is missing. */
export const looseText = z
  .union([z.string(), z.number()])
  .nullish()
  .transform((value) => (value === null || value === undefined ? "" : String(value)))

export const anyText = z.union([z.string(), z.number()]).transform(String)

export const anyWhole = z.union([
  z.number().int(),
  z
    .string()
    .regex(/^-?\d{1,9}$/)
    .transform(Number),
])

/** Points that servers send as a number or as text; 0 for any other text. */
export const points = z.union([z.number(), z.string()]).transform((value) => {
  const number = Number(value)
  return Number.isFinite(number) ? Math.trunc(number) : 0
})

/** Ours: other right answers beside `correctAnswer`; absent if there are none. */
export const alternatives = z.array(z.string()).optional().catch(undefined)

/** Ours: the name of a picture; "" for none and for an unknown one. */
export const avatar = z
  .enum(["", ...avatars])
  .optional()
  .catch("")

/** Ours: false for a teacher whom the school has not confirmed yet. */
export const confirmed = z.boolean().optional().catch(undefined)

export const hints = z.array(plainText(lengths.line)).length(counts.hints)
export const statements = z.array(plainText(lengths.line)).length(counts.statements)
/** Ours: answers that never count as right, because the author says so. */
export const wrongAnswers = z.array(plainText(lengths.answer)).max(counts.wrongAnswers)
/** Ours: whether only an answer as it is stored counts: capitals, articles and endings are the answer. */
export const exact = z.boolean().optional()
/** As `exact`, in replies; absent if they do not say it. */
export const looseExact = exact.catch(undefined)
/** Ours: signs that answers of the whole pool hold and keyboards lack; absent if there are none. */
export const signs = z
  .string()
  .max(2 * counts.signs)
  .optional()
  .catch(undefined)
export const game = z.enum(wireGames)
export const language = z.enum(languages)

export const idempotency = z.object({
  [idempotencyHeader]: z.string().max(idempotencyKeyMax).optional(),
})

export { doneSentence, doneWith } from "./sentence"
