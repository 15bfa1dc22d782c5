import type { Category } from "#contract/words"
import type { Game } from "#contract/words"

export const makePath = (category: Category, game: Game) => `/make-${game}/${category}`
