export type Roll = (sides: number) => number

/** A small generator (mulberry32), so that a failing seed can be replayed. */
export function dice(seed: number): Roll {
  let state = seed
  return (sides) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)
    return ((mixed ^ (mixed >>> 14)) >>> 0) % sides
  }
}

export function pick<T>(roll: Roll, list: readonly T[]): T {
  for (const chosen of list.slice(roll(list.length))) return chosen
  throw new Error("nothing to pick from")
}
