import { dayMs } from "./streak"

/** The number of the week since 1970, from 0; weeks begin on Monday in UTC, as in ISO 8601. */
export const weekOf = (now: number): number => Math.floor((now / dayMs + 3) / 7)

/** When a week begins, in ms since 1970. */
export const beginOf = (week: number): number => (week * 7 - 3) * dayMs
