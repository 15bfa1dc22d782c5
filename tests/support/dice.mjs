/** @typedef {(sides: number) => number} Roll */

/** A small generator (mulberry32, public domain, Tommy Ettinger), so that a failing seed can be replayed. @param {number} seed @returns {Roll} */
export function dice(seed) {
  let state = seed
  return (sides) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)
    return ((mixed ^ (mixed >>> 14)) >>> 0) % sides
  }
}

/** @template T @param {Roll} roll @param {readonly T[]} list @returns {T} */
export function pick(roll, list) {
  for (const chosen of list.slice(roll(list.length))) return chosen
  throw new Error("nothing to pick from")
}

/** Random numbers and bytes that are the same in every run; `restart` begins again with the first. @param {number} seed */
export function seededRandom(seed) {
  let roll = dice(seed)
  return {
    restart: () => void (roll = dice(seed)),
    below: (/** @type {number} */ limit) => roll(limit),
    bytes: (/** @type {number} */ length) => Uint8Array.from({ length }, () => roll(256)),
  }
}
