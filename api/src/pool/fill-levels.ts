/** The level of each question of a set: one per level and a second one of the middle level. */
export const slotsOfSet: readonly number[] = [0, 1, 2, 3, 4, 2]

interface Filled {
  readonly levels: readonly number[]
  readonly gaps: readonly number[]
}

/**
 * Fills each slot with a question of its level, and then the empty slots from the nearest level that has one
 * left, the easier of two that are equally near. `held` is the number of questions of each level.
 */
export function fillLevels(slots: readonly number[], held: readonly number[]): Filled {
  const left = [...held]
  const exact = takeEach(slots, left, (slot) => slot)
  const near = takeEach(exact.gaps, left, (slot) => nearest(slot, left))
  return { levels: [...exact.levels, ...near.levels], gaps: near.gaps }
}

function takeEach(
  slots: readonly number[],
  left: number[],
  levelFor: (slot: number) => number,
): Filled {
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
