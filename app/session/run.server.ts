import * as z from "zod"
import { gameNames, type Game } from "#contract/words"

export const runSchema = z.object({
  roundId: z.string(),
  inRow: z.number(),
  /** The newest round won more than every earlier one of its game; false for the first. */
  isBest: z.boolean(),
  best: z.partialRecord(z.enum(gameNames), z.number()),
})

/** How the rounds since the log-in went. It is only shown, so it may be lost with a cookie. */
export type RunOfRounds = z.output<typeof runSchema>

interface Played {
  readonly roundId: string
  readonly game: Game
  readonly won: number
  readonly isAllRight: boolean
}

export function withRound(
  run: RunOfRounds | null,
  { roundId, game, won, isAllRight }: Played,
): RunOfRounds {
  if (run?.roundId === roundId) return run
  const before = run?.best[game]
  return {
    roundId,
    inRow: isAllRight ? (run?.inRow ?? 0) + 1 : 0,
    isBest: before !== undefined && won > before,
    best: { ...run?.best, [game]: Math.max(won, before ?? 0) },
  }
}
