const fullWorth = 50
const hintCost = 10

/** Points for a right answer after this many hints, counted from 1. */
export function hintsWorth(shown: number): number {
  return Math.max(0, fullWorth - hintCost * (Math.max(1, shown) - 1))
}

/** Points that are left after this many wrong judgements: each halves them, rounded down. */
export function offsideWorth(wrong: number): number {
  return Math.floor(fullWorth / 2 ** wrong)
}

/** Points for a right item of a level from 0 (very easy) to 4 (very hard). */
export function itemScore(level: number): number {
  return 5 * (level + 1)
}
