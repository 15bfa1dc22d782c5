import { type Category, type Game, sections } from "#contract/words"
import type { RoundKey } from "#game/rounds/round-key"
import { getSourceTraits, toSourceQuery } from "#game/sources/source"

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
  const query = new URLSearchParams(toSourceQuery(source))
  if (roundId) query.set("round", roundId)
  if (appealed.length > 0) query.set("appealed", appealed.toSorted().join(" "))
  return `${otherSourcePath({ game, source })}/play-${game}?${query}`
}

export const workPath = (workId: string) => `/work/${workId}`

export const boardQuery = "board"

export function trialPath({ game, source }: RoundKey): string {
  return `/try/${game}?${new URLSearchParams(toSourceQuery(source))}`
}

export const otherSourcePath = ({ game, source }: RoundKey) =>
  choicePath(getSourceTraits(source).category, game)

/** The sections with their numbers in addresses. The name is also part of the file name of a section's emblem. */
export const numberedSections = sections.map((name, number) => ({ name, number: String(number) }))
