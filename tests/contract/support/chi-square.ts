/** How far counts are from all being alike; `spread` is below 1 for draws without replacement. */
export function chiSquare(counts: readonly number[], spread = 1): number {
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0) / spread
}

/** What fair chance exceeds once in a thousand times, by degrees of freedom. */
export const critical = { 7: 24.32, 11: 31.26, 39: 72.05, 41: 74.74, 48: 84.04 } as const

export const zeros = (length: number) => Array.from({ length }, () => 0)
