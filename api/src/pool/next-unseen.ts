import { languages } from "#contract/words"
import { type Bucket, type PoolPosition, type Sizes, type Segments, bucketKey } from "./buckets"

export interface Step extends PoolPosition {
  readonly segments: Segments
}

export interface CursorInPool {
  readonly sizes: Sizes
  readonly segments: Segments
  readonly exchanges: number
  readonly key: number
}

/**
 * The next position that the player has not been given, in the first of the buckets that has one, and the
 * progress after it; `null` if all have been given. Each segment has its own order; positions that are added
 * after it has begun make the next segment.
 */
export function nextUnseen(progress: CursorInPool, buckets: readonly Bucket[]): Step | null {
  for (const bucket of buckets) {
    const name = bucketKey(bucket)
    const [start, size, played, seen] = currentSegment(progress, name)
    if (played < size) {
      const order = getPermutationKey(
        progress.key,
        bucket.level,
        languages.indexOf(bucket.language),
        start,
      )
      const position = start + permute(played, size, order)
      const segments = {
        ...progress.segments,
        [name]: [start, size, played + 1, ...(seen > 0 ? [seen] : [])],
      } satisfies Segments
      return { bucket, position, segments }
    }
  }
  return null
}

export function upcomingUnseen(
  progress: CursorInPool,
  buckets: readonly Bucket[],
  limit: number,
): readonly Step[] {
  const steps: Step[] = []
  let { segments } = progress
  while (steps.length < limit) {
    const step = nextUnseen({ ...progress, segments }, buckets)
    if (!step) break
    steps.push(step)
    segments = step.segments
  }
  return steps
}

export function countUnseen(progress: CursorInPool, bucket: Bucket): number {
  const name = bucketKey(bucket)
  const [start, size, played] = currentSegment(progress, name)
  const end = Math.max(start + size, progress.sizes[name] ?? 0)
  return Math.max(0, end - start - played)
}

/**
 * If all positions are played and questions have moved since the player began, the player goes through all of them
 * again: one of those not given may be at a position that was played. A question that was given is passed over.
 */
function currentSegment({ sizes, segments, exchanges }: CursorInPool, name: string) {
  const [start, size, played, seen = 0] = segments[name] ?? [0, 0, 0, exchanges]
  if (played < size) return [start, size, played, seen] as const
  const total = sizes[name] ?? 0
  if (seen < exchanges) return [0, total, 0, exchanges] as const
  const next = start + size
  return [next, Math.max(0, total - next), 0, seen] as const
}

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
