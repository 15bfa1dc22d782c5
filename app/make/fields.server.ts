import * as z from "zod"
import { languages, levels } from "#contract/words"
import { cleanLine, cleanProse, holdsMarkup, turnsAround } from "#contract/text"
import { canBeAnswered } from "#game/authoring/hints"
import { key } from "#app/forms/account-fields.server"

interface Length {
  readonly min: number
  readonly max: number
}

/** Text that pupils will read, as the API takes it: what would turn it around is told, and HTML. */
const written = (clean: (text: string) => string, { min, max }: Length) =>
  z
    .string()
    .refine((text) => !turnsAround(text), { error: key("errors.make.turned"), abort: true })
    .transform(clean)
    .refine((text) => !holdsMarkup(text), { error: key("errors.make.markup"), abort: true })
    .pipe(z.string().min(min).max(max))

export const line = (length: Length) => written(cleanLine, length)

export const prose = (length: Length) => written(cleanProse, length)

/** An answer that somebody can give. */
export const answer = (length: Length) =>
  line(length).refine(canBeAnswered, { error: key("errors.make.answer") })

export const level = z.string().pipe(z.enum(levels.map((_, place) => String(place))))

const reference = z.string().trim().max(200).optional()

/** Where a question belongs and what its button asks for; looked at apart from its words. */
export const around = {
  intent: z.string().optional(),
  grade: reference,
  subject: reference,
  chapter: reference,
  section: reference,
  language: z.enum(languages).optional(),
}
