// A plain module: the seed scripts, which Node runs as they are, read it too.

const fullWorth = 50

/**
 * Points that are left after this many wrong judgements: each halves them, rounded down.
 * @param {number} wrong
 */
export const offsideWorth = (wrong) => Math.floor(fullWorth / 2 ** wrong)
