// JavaScript, because the seed scripts import it and Node runs them without a build.

const fullWorth = 50
const hintCost = 10

/**
 * Points for a right answer after this many hints, counted from 1.
 * @param {number} shown
 */
export const hintsWorth = (shown) => Math.max(0, fullWorth - hintCost * (Math.max(1, shown) - 1))

export const hintsPoints = {
  most: hintsWorth(1),
  least: hintsWorth(5),
  cost: hintsWorth(1) - hintsWorth(2),
}
