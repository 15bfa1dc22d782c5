import { languages, levels, type Language } from "#contract/words"
import * as z from "zod"

export interface Bucket {
  readonly language: Language
  readonly level: number
}

export interface PoolPosition {
  readonly bucket: Bucket
  readonly position: number
}

const sizes = z.record(z.string(), z.number().int().nonnegative())
const segments = z.record(z.string(), z.tuple([z.number(), z.number(), z.number()], z.number()))

export type Sizes = z.output<typeof sizes>
/**
 * By bucket: where the segment being played starts, its size, how much of it was played, and how often a question had
 * left its position in the pool when the player began with the bucket, which is absent for 0.
 */
export type Segments = z.output<typeof segments>

export const readSizes = (text: string): Sizes => sizes.parse(JSON.parse(text))
export const readSegments = (text: string | null): Segments =>
  text === null ? {} : segments.parse(JSON.parse(text))

export const bucketKey = ({ language, level }: Bucket) => `${language}${level}`

export const languagesFor = (language: Language): readonly Language[] =>
  languages.toSorted((a, b) => Number(b === language) - Number(a === language))

export const countIn = (counts: Sizes, language: Language): number =>
  levels.reduce((sum, _, level) => sum + (counts[bucketKey({ language, level })] ?? 0), 0)

export const hasSeveralLanguages = (sizes: Sizes): boolean =>
  languages.filter((language) => countIn(sizes, language) > 0).length > 1

interface Counts {
  readonly sizes: Sizes
  readonly played: Sizes
  /** In packs, so that no draw gives them. */
  readonly packed: Sizes
}

export function endOf(counts: Counts, language: Language) {
  const left = languages
    .filter((each) => each !== language)
    .map((each) => [each, leftIn(counts, each)] as const)
  return {
    played: countIn(counts.played, language),
    otherLanguages: Object.fromEntries(left.filter(([, count]) => count > 0)),
  }
}

export const leftIn = ({ sizes, played, packed }: Counts, language: Language): number =>
  Math.max(0, countIn(sizes, language) - countIn(played, language) - countIn(packed, language))
