import { type Category, type Game, sections } from "#contract/words"
import type { DrawChoice, RoundKey, Source } from "#game/rounds/round-key"

/** Where a game is chosen. */
export const choicePath = (category: Category, game: Game) => `/games/${category}/${game}`

/**
 * Where a round is played; with the id of an answered round, where its result is shown.
 * @param appealed the questions of it whose answers were appealed, by their place on the page
 */
export function playPath(
  { game, source }: RoundKey,
  roundId?: string,
  appealed: readonly number[] = [],
): string {
  const query = new URLSearchParams(queryOf(source))
  if (roundId) query.set("round", roundId)
  if (appealed.length > 0) query.set("appealed", appealed.toSorted().join(" "))
  return `${choicePath(categoryOf(source), game)}/play-${game}?${query}`
}

/** Where a visitor plays a round of a section. */
export function trialPath({ game, source }: RoundKey): string {
  return `/try/${game}?${new URLSearchParams(queryOf(source))}`
}

/** The category of a source: the pupil's own record is of education. */
export const categoryOf = (source: Source): Category =>
  source.category === "entertainment" ? "entertainment" : "education"

function queryOf(source: Source): Record<string, string> {
  switch (source.category) {
    case "education":
      return { subject: source.subject, chapter: source.chapter, ...choiceOf(source) }
    case "entertainment":
      return { section: source.section, ...choiceOf(source) }
    case "practice":
      return { again: source.key }
  }
}

const choiceOf = ({ language, practice }: DrawChoice) => ({
  ...(language ? { language } : {}),
  ...(practice ? { practice } : {}),
})

/** The sections with the number that addresses give them; each drawing bears the section's name. */
export const numberedSections = sections.map((name, number) => ({ name, number: String(number) }))
