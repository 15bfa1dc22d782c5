/**
 * The chi-square statistic against a uniform distribution; `spread` is below 1 for draws without
 * replacement.
 */
export function chiSquare(counts: readonly number[], spread = 1): number {
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0) / spread
}

/** The critical values at 0.1 %, by degree of freedom. */
export const critical = { 7: 24.32, 11: 31.26, 39: 72.05, 41: 74.74, 48: 84.04 } as const

export const zeros = (length: number) => Array.from({ length }, () => 0)
