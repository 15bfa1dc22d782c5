import type { Random } from "../outside"

const range = 2 ** 32

/** A whole number from 0 to `limit` − 1, each as likely as the others: what would tip the scale is thrown again. */
export function randomBelow(limit: number, random: Random): number {
  const fair = range - (range % limit)
  let value = fair
  while (value >= fair) {
    value = random(4).reduce((number, byte) => number * 256 + byte, 0)
  }
  return value % limit
}
