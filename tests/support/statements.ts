import { readSeed } from "../../api/seed/read-seed.mjs"

export interface SeededStatements {
  readonly language: "en" | "ar"
  readonly question: string
  readonly statements: readonly { readonly text: string; readonly true: boolean }[]
  readonly summary: string
  readonly grade?: number | undefined
  readonly subject?: string | undefined
  readonly chapter?: number | undefined
  readonly section?: number | undefined
}

const seeded: readonly SeededStatements[] = readSeed().games.offside.flatMap(
  ({ language, items }) => items.map((item) => ({ ...item, language })),
)

/** The seed data of the offside question on the screen, found by its unique text. */
export function seededStatements(question: string): SeededStatements {
  const found = seeded.find((each) => each.question === question)
  if (!found) throw new Error(`The seed does not ask "${question}" in offside.`)
  return found
}

/** The seeded offside questions of a section in a language. */
export const seededStatementsOf = (wanted: Pick<SeededStatements, "section" | "language">) =>
  seeded.filter(
    ({ section, language }) => section === wanted.section && language === wanted.language,
  )
