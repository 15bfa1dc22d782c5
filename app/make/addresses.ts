import type { Category } from "#contract/words"
import type { Game } from "#game/rounds/place"

/** Where questions of a game are written. */
export const makePath = (category: Category, game: Game) => `/make-${game}/${category}`

/** Where a page with a script asks what can be chosen. */
export const placesPath = "/make/places"
