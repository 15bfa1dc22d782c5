// JavaScript, because the seed scripts import it and Node runs them without a build.

const scoreStep = 5

/**
 * Points for a right item of a level from 0 (very easy) to 4 (very hard).
 * @param {number} level
 */
export const itemScore = (level) => scoreStep * (level + 1)
