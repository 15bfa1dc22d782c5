/** @import { Plan } from "./game" */

/** One answer in three is wrong. @param {Plan} plan @param {number} place */
export const isRight = ({ seed }, place) => Math.floor(seed / 3 ** place) % 3 > 0
