import type { Category, Game } from "#contract/words"

export const makePath = (category: Category, game: Game) => `/make-${game}/${category}`
