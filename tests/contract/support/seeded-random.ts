/** Random numbers that are the same in every run. (mulberry32, public domain, Tommy Ettinger) */
export function seededRandom(seed: number) {
  let state = seed
  /** Starts again with the first number. */
  const restart = () => void (state = seed)
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return (mixed ^ (mixed >>> 14)) >>> 0
  }
  return {
    restart,
    below: (limit: number) => next() % limit,
    bytes: (length: number) => Uint8Array.from({ length }, () => next() & 255),
  }
}
