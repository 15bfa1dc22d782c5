import type { ComponentType } from "react"
import type { Game } from "#contract/words"
import type { TranslationKey } from "#app/i18n/keys"
import { difficultyRecord } from "./difficulty/cards"
import { fiveHintsRecord } from "./five-hints/record"
import { offsideRecord } from "./offside/record"

/** How an answered question of one game is shown in the record. */
interface GameRecord {
  /** The right answer in the game's own words; `null` where it is a text. */
  readonly Answer: ComponentType<{ answer: string }> | null
  /** The title of its hints or statements. */
  readonly linesTitle: TranslationKey
}

export const records: Readonly<Record<Game, GameRecord>> = {
  "five-hints": fiveHintsRecord,
  offside: offsideRecord,
  difficulty: difficultyRecord,
}
