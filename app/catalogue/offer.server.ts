import { type Game, type Language, languages, wireGames } from "#contract/words"
import type { ListedChapter } from "./grade-lists.server"

/**
 * Whether there are questions for readers of a language: `here` in their own, or as far as the upstream says; otherwise
 * another language that has some, or `nothing`.
 */
export type Offer = "here" | "nothing" | Language

export function toOffer(
  { games, gameLanguages }: Pick<ListedChapter, "games" | "gameLanguages">,
  game: Game,
  language: Language,
): Offer {
  const wire = wireGames[game]
  if (games && !games.includes(wire)) return "nothing"
  const known = gameLanguages?.[wire]
  if (!known || known.includes(language)) return "here"
  return languages.find((each) => known.includes(each)) ?? "here"
}

export const bestOffer = (offers: readonly Offer[]): Offer =>
  offers.find((offer) => offer === "here") ??
  offers.find((offer) => offer !== "nothing") ??
  "nothing"

export const inLanguage = (offer: Offer): { readonly language?: Language } =>
  offer === "here" || offer === "nothing" ? {} : { language: offer }
