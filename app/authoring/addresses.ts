import type { Category } from "#contract/words"
import type { Game } from "#contract/words"

/** The path of the page on which questions of a game are written. */
export const makePath = (category: Category, game: Game) => `/make-${game}/${category}`
