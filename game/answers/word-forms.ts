import { isBrokenPlural, isFormInArabic, isSameButForTa } from "./arabic-forms"
import { isArabic } from "./spelling"

/**
 * Whether a given word is a form of the stored one: singular and plural, feminine, British and American spelling, the
 * name of what is done. Who stores a plural with a form of its own (mice, «كتب») asks for that form, so its singular is
 * none.
 */
export function isForm(given: string, stored: string): boolean {
  if (isArabic(given) !== isArabic(stored)) return false
  if (isArabic(given))
    return (
      isFormInArabic(given, stored) ||
      isFormInArabic(stored, given) ||
      isBrokenPlural(given, stored) ||
      isSameButForTa(given, stored)
    )
  return (
    isSameSpelling(given, stored) ||
    irregular.get(given) === stored ||
    isPluralForm(given, stored) ||
    isPluralForm(stored, given) ||
    isSameDeed(given, stored)
  )
}

const deed = /(?:ing|ion|ions)$/

function isSameDeed(one: string, other: string): boolean {
  if (one.length < 4 || other.length < 4 || !(deed.test(one) || deed.test(other))) return false
  const [a, b] = [toStems(one), toStems(other)]
  const fewest = [one, other].some((word) => /(?<!s)ions?$/.test(word)) ? 5 : 4
  return a.some((stem) => stem.length >= fewest && b.includes(stem))
}

function toStems(word: string): string[] {
  const stem = word.replace(/(?:ing|ions?|e)$/, "")
  const ofVerb = /sions?$/.test(word) ? stem.replace(/s$/, "d") : stem
  return [stem, stem.replace(/at$/, ""), ofVerb, stem.replace(/icat$/, "y")]
}

const american: readonly (readonly [RegExp, string])[] = [
  [/our(?=$|s$|ed$|ing$|ful|less|able|ite|hood)/, "or"],
  [/(?<=[bcdghkpt])re(?=s?$)/, "er"],
  [/ogue(?=s?$)/, "og"],
  [/is(?=(?:e|ed|es|er|ers|ing|ation|ations)$)/, "iz"],
  [/ys(?=(?:e|ed|es|er|ing)$)/, "yz"],
  [/ll(?=(?:ed|er|ers|ing)$)/, "l"],
  [/aluminium/, "aluminum"],
  [/sulph/, "sulf"],
  [/ae|oe/g, "e"],
  [/grey/, "gray"],
  [/plough/, "plow"],
  [/mould/, "mold"],
  [/programme/, "program"],
  [/defence/, "defense"],
]

export const isSameSpelling = (one: string, other: string): boolean =>
  oneSpelling(one) === oneSpelling(other)

/** Replaces British spelling by American. Both words are converted, so a result that is no word does no harm. */
const oneSpelling = (word: string): string =>
  word.length < 4
    ? word
    : american.reduce((text, [british, ours]) => text.replace(british, ours), word)

const irregular = new Map(
  "man men|woman women|child children|foot feet|tooth teeth|goose geese|mouse mice|louse lice|person people|ox oxen|die dice|datum data|medium media|bacterium bacteria|phenomenon phenomena|criterion criteria|genus genera|radius radii|vertex vertices|index indices|matrix matrices|axis axes"
    .split("|")
    .map((pair) => {
      const [singular = "", plural = ""] = pair.split(" ")
      return [plural, singular]
    }),
)

function isPluralForm(plural: string, singular: string): boolean {
  if (singular.length < 3) return false
  const isEnding = (ending: string, instead = "") =>
    plural.endsWith(ending) && singular === plural.slice(0, -ending.length) + instead
  return (
    (isEnding("s") && !/(?:[sxz]|ch|sh|[^aeiou]y)$/.test(singular)) ||
    (isEnding("es") && /(?:[sxzo]|ch|sh)$/.test(singular)) ||
    (isEnding("ies", "y") && singular.length > 3) ||
    (singular.length > 3 && (isEnding("ves", "f") || isEnding("ves", "fe"))) ||
    (singular.length > 4 &&
      (isEnding("i", "us") ||
        isEnding("ae", "a") ||
        isEnding("a", "um") ||
        isEnding("a", "on") ||
        isEnding("es", "is")))
  )
}
