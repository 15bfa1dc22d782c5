import { languages, type Language } from "#contract/words"
import * as z from "zod"
import { keyOf, permute } from "./permutation"

/** Questions of one pool in one language and of one level, on seats from 0. */
export interface Shelf {
  readonly language: Language
  readonly level: number
}

const sizes = z.record(z.string(), z.number().int().nonnegative())
const segments = z.record(z.string(), z.tuple([z.number(), z.number(), z.number()]))

/** How many questions sit on each shelf. */
export type Sizes = z.output<typeof sizes>
/** By shelf: where the segment being played starts, how long it is, how much of it is played. */
export type Segments = z.output<typeof segments>

export const readSizes = (text: string): Sizes => sizes.parse(JSON.parse(text))
export const readSegments = (text: string | null): Segments =>
  text === null ? {} : segments.parse(JSON.parse(text))

export const shelfKey = ({ language, level }: Shelf) => `${language}${level}`

/** The shelves of a level, the wanted language first. */
export const shelvesFor = (language: Language, level: number): readonly Shelf[] =>
  languages
    .toSorted((a, b) => Number(b === language) - Number(a === language))
    .map((language) => ({ language, level }))

export interface Step {
  readonly shelf: Shelf
  readonly seat: number
  readonly segments: Segments
}

export interface Progress {
  readonly sizes: Sizes
  readonly segments: Segments
  /** Of the player and the pool. */
  readonly key: number
}

/**
 * The next seat that the player has not been given, on the first of the shelves that has one, and
 * the progress after it; `null` where all have been given. Each segment is played in an order of
 * its own; seats that were added in the meantime make the next segment.
 */
export function nextUnseen(progress: Progress, shelves: readonly Shelf[]): Step | null {
  for (const shelf of shelves) {
    const name = shelfKey(shelf)
    const [start, size, position] = currentSegment(progress, name)
    if (position < size) {
      const order = keyOf(progress.key, shelf.level, languages.indexOf(shelf.language), start)
      const seat = start + permute(position, size, order)
      const segments = {
        ...progress.segments,
        [name]: [start, size, position + 1],
      } satisfies Segments
      return { shelf, seat, segments }
    }
  }
  return null
}

/** How many of a shelf the player has not been given. */
export function countUnseen({ sizes, segments }: Progress, shelf: Shelf): number {
  const [start, , position] = segments[shelfKey(shelf)] ?? [0, 0, 0]
  return Math.max(0, (sizes[shelfKey(shelf)] ?? 0) - start - position)
}

function currentSegment({ sizes, segments }: Progress, name: string) {
  const [start, size, position] = segments[name] ?? [0, 0, 0]
  if (position < size) return [start, size, position] as const
  const next = start + size
  return [next, Math.max(0, (sizes[name] ?? 0) - next), 0] as const
}
