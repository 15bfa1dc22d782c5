import { type Category, type Game, sections } from "#contract/words"
import type { DrawChoice, RoundKey, Source } from "#game/rounds/round-key"

/** The path of the page on which a chapter or section is chosen for a game. */
export const choicePath = (category: Category, game: Game) => `/games/${category}/${game}`

/**
 * The path of a play page; with the id of an answered round, of the page that shows its result.
 * @param appealed the questions of the round whose answers were appealed, by their index in the result, from 0
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

/** The path of the page on which a visitor plays a round of a section. */
export function trialPath({ game, source }: RoundKey): string {
  return `/try/${game}?${new URLSearchParams(queryOf(source))}`
}

/** The category of a source. A question of the pupil's own record belongs to education. */
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

/** The sections with their numbers in addresses. The name is also part of the file name of a section's emblem. */
export const numberedSections = sections.map((name, number) => ({ name, number: String(number) }))
