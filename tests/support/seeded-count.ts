import { readSeed } from "../../api/seed/read-seed.mjs"

const { hints, offside, difficulty } = readSeed()
const seeded = { "five-hints": hints, offside, difficulty } as const

/** How many rounds the seed has for a chapter of Math in grade 7, in one language. */
export const roundsOf = (
  game: keyof typeof seeded,
  { chapter, language }: { readonly chapter: number; readonly language: "en" | "ar" },
): number =>
  seeded[game]
    .flatMap((file) => (file.language === language ? [...file.items] : []))
    .filter((item) => item.grade === 7 && item.subject === "Math" && item.chapter === chapter)
    .length
