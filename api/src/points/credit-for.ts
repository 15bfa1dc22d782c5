import { wireGames, type WireGame } from "#contract/words"
import { hintsWorth, itemScore, offsideWorth } from "#game/worth"

const hintsWorths = [1, 2, 3, 4, 5].map(hintsWorth)
/** After no, one, … six wrong judgements. */
const offsideWorths = [0, 1, 2, 3, 4, 5, 6].map(offsideWorth)

export const offsideMost = Math.max(...offsideWorths)

export const isHintsWorth = (points: number) => hintsWorths.includes(points)
export const isOffsideWorth = (points: number) => offsideWorths.includes(points)

/**
 * What a call for so many points gets of a round: no more than it is worth, and only what a round
 * of the game can be worth, so that a forged 37 gets 30 of five hints and 25 of offside.
 */
export function creditFor(game: WireGame, worth: number, asked: number): number {
  const points = Math.min(asked, worth)
  if (game === wireGames.offside) return largestWithin(points, offsideWorths)
  const step = game === wireGames.difficulty ? itemScore(0) : hintsWorth(1) - hintsWorth(2)
  return points - (points % step)
}

const largestWithin = (points: number, worths: readonly number[]) =>
  Math.max(0, ...worths.filter((worth) => worth <= points))
