import type { Game } from "#game/rounds/place"

/** The games in the order in which they are offered. */
export const openGames = ["five-hints", "offside", "difficulty"] as const satisfies readonly Game[]
export type OpenGame = (typeof openGames)[number]
