/**
 * A keyed order of 0 … size − 1 that is computed and never stored: a Feistel network over a power of
 * four, applied again until the result is below `size`. While `size` and `key` stay the same,
 * different indexes give different results.
 */
export function permute(index: number, size: number, key: number): number {
  const halfBits = Math.max(fewestBits, Math.ceil(Math.log2(size) / 2))
  let result = index
  do {
    result = scramble(result, halfBits, key)
  } while (result >= size)
  return result
}

/** With fewer bits or rounds, the second question of a small pool can be predicted from the first. */
const fewestBits = 3
const rounds = 8

function scramble(value: number, halfBits: number, key: number): number {
  const mask = 2 ** halfBits - 1
  let left = Math.floor(value / 2 ** halfBits)
  let right = value & mask
  for (let round = 0; round < rounds; round += 1) {
    const next = left ^ (mix(mix(key, round), right) & mask)
    left = right
    right = next
  }
  return left * 2 ** halfBits + right
}

export const getPermutationKey = (...parts: readonly number[]): number =>
  parts.reduce(mix, 0x9e3779b9)

/** The finaliser of MurmurHash3 (public domain, Austin Appleby) on both numbers. */
function mix(state: number, value: number): number {
  let hash = Math.imul(state ^ value, 0x85ebca6b) + 0x27d4eb2f
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0
}
