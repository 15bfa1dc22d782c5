// JavaScript, because the seed scripts import it and Node runs them without a build.

const fullWorth = 50

/**
 * Points that are left after this many wrong judgements: each halves them, rounded down.
 * @param {number} wrong
 */
export const offsideWorth = (wrong) => Math.floor(fullWorth / 2 ** wrong)
