// Plain JavaScript, since the seed is compiled by Node as it is.

/** People are counted by points in buckets of these widths, and of one: a rank is a sum of whole buckets. */
export const pointSteps = /** @type {const} */ ({ small: 160, large: 25_600 })

/** Those who left a number of points are counted by their arrival in buckets of these widths. */
export const arrivalSteps = /** @type {const} */ ({ small: 128, large: 16_384 })
