import { readSeed } from "../../api/seed/read-seed.mjs"
import type { Game } from "../../contract/words"

const { games } = readSeed()

interface MathChapter {
  readonly grade?: number
  readonly chapter: number
  readonly language: "en" | "ar"
}

/** How many rounds the seed has for a chapter of Math, in one language. */
export const roundsOf = (game: Game, { grade = 7, chapter, language }: MathChapter): number =>
  games[game]
    .flatMap((file) => (file.language === language ? [...file.items] : []))
    .filter((item) => item.grade === grade && item.subject === "Math" && item.chapter === chapter)
    .length
