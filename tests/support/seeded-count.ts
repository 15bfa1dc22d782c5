import { readSeed } from "../../api/seed/read-seed.mjs"
import type { Game } from "../../contract/words"

const { games } = readSeed()

/** How many rounds the seed has for a chapter of Math in grade 7, in one language. */
export const roundsOf = (
  game: Game,
  { chapter, language }: { readonly chapter: number; readonly language: "en" | "ar" },
): number =>
  games[game]
    .flatMap((file) => (file.language === language ? [...file.items] : []))
    .filter((item) => item.grade === 7 && item.subject === "Math" && item.chapter === chapter)
    .length
