import { uncleanedMax } from "#contract/limits"
import { cleanProse } from "#contract/text"

/** Of a field that names no limit, which holds a choice, an address or a password said again. */
export const otherMax = 2000

/** The most characters that come back where there are too many: the person sees where to shorten. */
export const shownMax = (max: number): number => max + Math.ceil(max / 10) + 20

/**
 * A text as its form goes on with it and shows it again: as it was typed while that is within the
 * limit; what is longer loses what nobody sees, and then what is far over the limit. Nothing that
 * takes long runs on more.
 */
export function shownText(text: string, max: number): string {
  if (text.length <= max) return text
  return cleanProse(text.slice(0, uncleanedMax(max))).slice(0, shownMax(max))
}
