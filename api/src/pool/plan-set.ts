import { levels, type Language } from "#contract/words"
import { bucketKey, type Segments, type Bucket, type Sizes } from "./buckets"
import { countUnseen, nextUnseen, type CursorInPool, type Step } from "./next-unseen"

interface PlannedSet {
  readonly steps: readonly Step[]
  readonly segments: Segments
}

/**
 * The positions of a difficulty set that the player has not been given: from the first language as far as it
 * has enough of them, the rest from the others. Empty if all have been given.
 */
export function planSet(
  progress: CursorInPool,
  languages: readonly Language[],
  slots = slotsOfSet,
): PlannedSet {
  const steps: Step[] = []
  let { segments } = progress
  for (const bucket of bucketsOfSet(progress, languages, slots)) {
    const step = nextUnseen({ ...progress, segments }, [bucket])
    if (!step) continue
    steps.push(step)
    segments = step.segments
  }
  return { steps: steps.toSorted((a, b) => a.bucket.level - b.bucket.level), segments }
}

function bucketsOfSet(
  progress: CursorInPool,
  languages: readonly Language[],
  wanted: readonly number[],
): readonly Bucket[] {
  const buckets: Bucket[] = []
  let slots = wanted
  for (const each of languages) {
    const held = levels.map((_, level) => countUnseen(progress, { language: each, level }))
    const filled = fillLevels(slots, held)
    buckets.push(...filled.levels.map((level) => ({ language: each, level })))
    slots = filled.gaps
  }
  return buckets
}

export function levelsToRepeat(sizes: Sizes, languages: readonly Language[]): readonly number[] {
  const held = levels.map((_, level) =>
    languages.reduce((sum, language) => sum + (sizes[bucketKey({ language, level })] ?? 0), 0),
  )
  const taken = fillLevels(slotsOfSet, held).levels
  return levels.map((_, level) => taken.filter((one) => one === level).length)
}

/**
 * How many questions of each level to look for, after fewer were found than planned. A level that had all that
 * were planned may have more, to replace what others lack; a level that had fewer has no more.
 */
export function limitsToFillUp(
  planned: readonly number[],
  found: readonly number[],
): readonly number[] {
  const lacking = sum(planned) - sum(found)
  return planned.map((limit, level) => {
    const held = found[level] ?? 0
    return held < limit ? held : limit + lacking
  })
}

const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0)

export const slotsOfSet: readonly number[] = [0, 1, 2, 3, 4, 2]

interface FilledSlots {
  readonly levels: readonly number[]
  readonly gaps: readonly number[]
}

/**
 * Fills each slot with a question of its level, and then the empty slots from the nearest level that has one
 * left, the easier of two that are equally near. `held` is the number of questions of each level.
 */
export function fillLevels(slots: readonly number[], held: readonly number[]): FilledSlots {
  const left = [...held]
  const exact = takeEach(slots, left, (slot) => slot)
  const near = takeEach(exact.gaps, left, (slot) => nearest(slot, left))
  return { levels: [...exact.levels, ...near.levels], gaps: near.gaps }
}

function takeEach(
  slots: readonly number[],
  left: number[],
  levelFor: (slot: number) => number,
): FilledSlots {
  const levels: number[] = []
  const gaps: number[] = []
  for (const slot of slots) {
    const level = levelFor(slot)
    const count = left[level] ?? 0
    if (count === 0) gaps.push(slot)
    else {
      levels.push(level)
      left[level] = count - 1
    }
  }
  return { levels, gaps }
}

const nearest = (slot: number, left: readonly number[]) =>
  left
    .flatMap((count, level) => (count > 0 ? [level] : []))
    .reduce((best, level) => (Math.abs(level - slot) < Math.abs(best - slot) ? level : best), -9)
