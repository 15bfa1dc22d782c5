import type { Game, Language } from "#contract/words"

export interface PlayCounts {
  writeDataPoint(point: { indexes: string[]; blobs: string[] }): void
}

export interface CountedPlay {
  readonly game: Game
  readonly isAllRight: boolean
}

/** Counts judged rounds by game, verdict and language, never by person. */
export const countingPlays =
  (counts: PlayCounts | undefined, language: Language) =>
  ({ game, isAllRight }: CountedPlay): void =>
    counts?.writeDataPoint({
      indexes: [game],
      blobs: [game, isAllRight ? "right" : "wrong", language],
    })
