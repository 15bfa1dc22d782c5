import { languages } from "#contract/words"
import { getPermutationKey, permute } from "./permutation"
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
