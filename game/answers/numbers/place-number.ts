import { fold } from "../fold"

const lengthMax = 200

/** Ordinals from one, as `fold` writes them and without the Arabic article. */
const ordinals: ReadonlyMap<string, number> = new Map(
  [
    "first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth",
    "one two three four five six seven eight nine ten eleven twelve",
    "اول ثاني ثالث رابع خامس سادس سابع ثامن تاسع عاشر حادي-عشر ثاني-عشر",
    "اولي ثانيه ثالثه رابعه خامسه سادسه سابعه ثامنه تاسعه عاشره حاديه-عشره ثانيه-عشره",
  ].flatMap((names) =>
    names.split(" ").map((name, at) => [name.replace("-", " "), at + 1] as const),
  ),
)

export const wordNumber = (word: string): number | null =>
  ordinals.get(word.replace(/^ال/, "")) ?? null

/** Words that may stand beside the number of a grade or a chapter; other stages of school count from one again. */
const around =
  /(?<!\p{L})(?:grade|class|year|form|level|gr|g|chapter|unit|ch|number|no|ال(?:صف|سنه|فصل|وحده|باب)|صف|فصل|وحده|باب|رقم|(?:ال)?(?:اساسي|ابتدايي))(?!\p{L})/gu

/**
 * The number that a text means as the name of a grade or a chapter: "٧", "07", "7.0", "7th", "Grade 7", "السابع", "الصف
 * السابع". `null` if it says anything else.
 */
export function placeNumber(text: string): number | null {
  const bare = fold(text.slice(0, lengthMax))
    .replace(around, " ")
    .replace(/[#:()"'«»“”_-]|\.(?!\d)/g, " ")
    .replace(/\s+/g, " ")
    .trim()
  const [, digits] = /^0*([1-9]\d{0,2})(?:[.,]0+)?(?: ?(?:st|nd|rd|th))?$/.exec(bare) ?? []
  return digits ? Number(digits) : wordNumber(bare)
}
