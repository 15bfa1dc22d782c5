import { isFormInArabic } from "./arabic-forms"
import { isArabic } from "./spelling"

/** Whether two words are forms of one word: singular and plural, feminine, British and American spelling. */
export function isForm(one: string, other: string): boolean {
  if (isArabic(one) !== isArabic(other)) return false
  if (!isArabic(one))
    return (
      oneSpelling(one) === oneSpelling(other) || isPluralOf(one, other) || isPluralOf(other, one)
    )
  return isFormInArabic(one, other) || isFormInArabic(other, one)
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

function isPluralOf(plural: string, singular: string): boolean {
  if (irregular.get(plural) === singular) return true
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
