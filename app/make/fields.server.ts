import * as z from "zod"
import { languages, levels } from "#contract/words"
import { cleanLine, cleanProse, turnsAround } from "#contract/text"
import { canBeAnswered } from "#game/authoring/hints"
import { key } from "~/forms/account-fields.server"

interface Length {
  readonly min: number
  readonly max: number
}

/** The beginning of a tag: no page of ours would run it, others may show the same questions. */
const isMarkup = (text: string) => /<[a-z/!?]/i.test(text)

/** Text that pupils will read; what would turn it around is told, what nobody sees is left out. */
const written = (clean: (text: string) => string, { min, max }: Length) =>
  z
    .string()
    .refine((text) => !turnsAround(text), { error: key("errors.make.turned"), abort: true })
    .refine((text) => !isMarkup(text), { error: key("errors.make.markup"), abort: true })
    .transform(clean)
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
