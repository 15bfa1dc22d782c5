export type Random = (length: number) => Uint8Array

const range = 2 ** 32

/**
 * A whole number from 0 to `limit` − 1, each equally likely: values of the last, incomplete run of
 * `limit` are drawn again.
 */
export function randomBelow(limit: number, random: Random): number {
  const fair = range - (range % limit)
  let value = fair
  while (value >= fair) {
    value = random(4).reduce((number, byte) => number * 256 + byte, 0)
  }
  return value % limit
}

export const newDigits = (length: number, random: Random): string =>
  String(randomBelow(10 ** length, random)).padStart(length, "0")

/** Numbers of at least 0 and below 1. */
export const newDraws = (count: number, random: Random): readonly number[] =>
  Array.from({ length: count }, () => randomBelow(2 ** 30, random) / 2 ** 30)
