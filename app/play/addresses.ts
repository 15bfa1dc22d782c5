import type { Category } from "#contract/words"
import type { Game, Place, Table } from "#game/rounds/place"

/** Where a game is chosen. */
export const choicePath = (category: Category, game: Game) => `/games/${category}/${game}`

/** Where a table is played; with the id of an answered round, where its result is seen. */
export function playPath({ game, place }: Table, roundId?: string): string {
  const query = new URLSearchParams(queryOf(place))
  if (roundId) query.set("round", roundId)
  return `${choicePath(homeOf(place), game)}/play-${game}?${query}`
}

/** The category that a place stands in: one's own record is of education. */
export const homeOf = (place: Place): Category =>
  place.category === "entertainment" ? "entertainment" : "education"

function queryOf(place: Place): Record<string, string> {
  switch (place.category) {
    case "education":
      return { subject: place.subject, chapter: place.chapter }
    case "entertainment":
      return { section: place.section }
    case "practice":
      return { again: place.key }
  }
}
