import * as z from "zod"
import { gameNames } from "#contract/words"
import type { Source } from "#game/sources/source"
import { isSource } from "#game/sources/sources"

export const lastPlayedSchema = z.object({
  game: z.enum(gameNames),
  source: z.custom<Source>(isSource),
})

export type LastPlayed = z.output<typeof lastPlayedSchema>

/** A cookie holds about 3,000 characters, so a subject with a longer name is not remembered. */
const lengthMax = 300

export const isShort = (last: LastPlayed): boolean => JSON.stringify(last).length <= lengthMax
