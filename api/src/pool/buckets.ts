import { languages, levels, type Language } from "#contract/words"
import * as z from "zod"
import { keyOf, permute } from "./permutation"

/** The questions of one pool in one language and of one level, at positions from 0. */
export interface Bucket {
  readonly language: Language
  readonly level: number
}

/** Where one question of a pool is. */
export interface Position {
  readonly bucket: Bucket
  readonly position: number
}

const sizes = z.record(z.string(), z.number().int().nonnegative())
const segments = z.record(z.string(), z.tuple([z.number(), z.number(), z.number()]))

/** How many questions each bucket holds. */
export type Sizes = z.output<typeof sizes>
/** By bucket: where the segment being played starts, its size, and how much of it was played. */
export type Segments = z.output<typeof segments>

export const readSizes = (text: string): Sizes => sizes.parse(JSON.parse(text))
export const readSegments = (text: string | null): Segments =>
  text === null ? {} : segments.parse(JSON.parse(text))

export const bucketKey = ({ language, level }: Bucket) => `${language}${level}`

/** Our languages, the preferred one first. */
export const languagesFor = (language: Language): readonly Language[] =>
  languages.toSorted((a, b) => Number(b === language) - Number(a === language))

/** How many there are of all levels in a language, by counts of buckets. */
export const countIn = (counts: Sizes, language: Language): number =>
  levels.reduce((sum, _, level) => sum + (counts[bucketKey({ language, level })] ?? 0), 0)

export const hasSeveralLanguages = (sizes: Sizes): boolean =>
  languages.filter((language) => countIn(sizes, language) > 0).length > 1

interface Counts {
  readonly sizes: Sizes
  readonly played: Sizes
}

/** How much of a language the player has played, and how many questions are left in each of the others. */
export function endOf({ sizes, played }: Counts, language: Language) {
  const left = languages
    .filter((each) => each !== language)
    .map((each) => [each, leftIn({ sizes, played }, each)] as const)
  return {
    played: countIn(played, language),
    otherLanguages: Object.fromEntries(left.filter(([, count]) => count > 0)),
  }
}

/** How many questions of a language the player has not played. */
export const leftIn = ({ sizes, played }: Counts, language: Language): number =>
  Math.max(0, countIn(sizes, language) - countIn(played, language))

export interface Step extends Position {
  /** The progress after this question. */
  readonly segments: Segments
}

export interface Progress {
  readonly sizes: Sizes
  readonly segments: Segments
  /** Of the player and the pool. */
  readonly key: number
}

/**
 * The next position that the player has not been given, in the first of the buckets that has one, and
 * the progress after it; `null` where all have been given. Each segment is played in an order of its
 * own; positions that were added in the meantime make the next segment.
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

/** The next positions that the player has not been given, up to a limit, in the order in which they come. */
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
