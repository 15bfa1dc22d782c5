import * as z from "zod"
import { gameNames } from "#contract/words"

const education = z.object({
  category: z.literal("education"),
  subject: z.string(),
  chapter: z.string(),
})
const entertainment = z.object({ category: z.literal("entertainment"), section: z.string() })

export const lastPlayedSchema = z.object({
  game: z.enum(gameNames),
  source: z.discriminatedUnion("category", [education, entertainment]),
})

/** The game and the chapter or section of the last round; home continues there. */
export type LastPlayed = z.output<typeof lastPlayedSchema>

/** A cookie holds about 3,000 characters, so a subject with a longer name is not remembered. */
const lengthMax = 300

export const isShort = (last: LastPlayed): boolean => JSON.stringify(last).length <= lengthMax
