import { languages } from "#contract/words"
import { keyOf, permute } from "./permutation"
import { type Bucket, type Position, type Sizes, type Segments, bucketKey } from "./buckets"

export interface Step extends Position {
  /** The progress after this question. */
  readonly segments: Segments
}

export interface Progress {
  readonly sizes: Sizes
  readonly segments: Segments
  /** The key of the player and the pool, for the permutation. */
  readonly key: number
}

/**
 * The next position that the player has not been given, in the first of the buckets that has one, and the
 * progress after it; `null` where all have been given. Each segment has its own order; positions that are added
 * after it has begun make the next segment.
 */
export function nextUnseen(progress: Progress, buckets: readonly Bucket[]): Step | null {
  for (const bucket of buckets) {
    const name = bucketKey(bucket)
    const [start, size, played] = currentSegment(progress, name)
    if (played < size) {
      const order = keyOf(progress.key, bucket.level, languages.indexOf(bucket.language), start)
      const position = start + permute(played, size, order)
      const segments = {
        ...progress.segments,
        [name]: [start, size, played + 1],
      } satisfies Segments
      return { bucket, position, segments }
    }
  }
  return null
}

/** The next positions that the player has not been given, up to a limit, in the order of the draws. */
export function upcomingUnseen(
  progress: Progress,
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

/** How many questions of a bucket the player has not been given. */
export function countUnseen({ sizes, segments }: Progress, bucket: Bucket): number {
  const [start, , played] = segments[bucketKey(bucket)] ?? [0, 0, 0]
  return Math.max(0, (sizes[bucketKey(bucket)] ?? 0) - start - played)
}

function currentSegment({ sizes, segments }: Progress, name: string) {
  const [start, size, played] = segments[name] ?? [0, 0, 0]
  if (played < size) return [start, size, played] as const
  const next = start + size
  return [next, Math.max(0, (sizes[name] ?? 0) - next), 0] as const
}
