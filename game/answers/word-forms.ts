import { isArabic } from "./spelling"

/** Whether two words are forms of one: singular and plural, feminine, British and American spelling. */
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

/** British spelling made American; what is no word in either stays as it is on both sides. */
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

/** Feminine words that are no feminine of the word without ه, and plurals that name another substance. */
const ofTheirOwn = new Set(
  "مكتبه مدرسه جامعه طايره سوره ثوره ملكه سنه جنه حيه سفينه عمله شركه قصه خليه قوه ذره ماده قاعده دوله رساله قبيله عايله حراره رحله مقاله حاله ساعه دايره نقطه معركه بحيره كره كليه حديقه كتابه رياضه سلطه منطقه مرحله صلاه زكاه كبريتات كربونات نترات فوسفات كلورات نباتات جمهوريه هندسه خوارزميه رياضيات".split(
    " ",
  ),
)
const endings = ["ات", "ون", "ين", "ان", "وا", "يات", "تان", "تين", "يه", "يين", "يون"]
const fewestLetters = 3

function isFormInArabic(longer: string, shorter: string): boolean {
  if (shorter.length < fewestLetters - 1) return false
  if (
    isSameButForEnd(longer, shorter) ||
    isSameButForCase(longer, shorter) ||
    isBrokenPlural(longer, shorter)
  )
    return true
  if (ofTheirOwn.has(longer) || shorter.length < fewestLetters) return false
  if (longer === `${shorter}ه` || longer === `${shorter}ا`)
    return longer.endsWith("ه") || shorter.length > 3
  const stem = shorter.endsWith("ه") ? shorter.slice(0, -1) : shorter
  return (
    stem.length >= fewestLetters &&
    endings.some((end) => longer === stem + end) &&
    !(longer === `${stem}يه` && shorter !== `${stem}ه` && shorter !== `${stem}ي`)
  )
}

/** Vowels at the end are written in several ways: سينا، سيناء، سينة. */
const softEnd = /(?:اء|[اهء])$/
function isSameButForEnd(one: string, other: string): boolean {
  if (!softEnd.test(one) || !softEnd.test(other)) return false
  const stem = one.replace(softEnd, "")
  return stem.length >= fewestLetters && stem === other.replace(softEnd, "")
}

/** Dual and plural in their two cases: رئتان، رئتين. */
const isSameButForCase = (one: string, other: string): boolean =>
  one.length > 4 &&
  one.endsWith("ين") &&
  /(?:ون|تان)$/.test(other) &&
  one.slice(0, -2) === other.slice(0, -2)

const takesFuul = new Set("كتاب طريق رسول سرير جدار مدين سفين صحيف عمود اساس".split(" "))
const takesFuaal = new Set("طالب تاجر عامل حاكم زاير راكب ساكن قاري حاج".split(" "))
const takesFial = new Set(
  "جبل بحر رجل كلب جمل رمل ثمر بلد حبل جدار ريح ثوب سهم عظم كبير صغير طويل قصير ظل كتف ذيب شعب نخل".split(
    " ",
  ),
)

/** The patterns of broken plurals that tell by themselves; the letters are those of the singular. */
function isBrokenPlural(plural: string, singular: string): boolean {
  const bare = singular.endsWith("ه") ? singular.slice(0, -1) : singular
  const l = [...bare]
  const [a = "", b = "", c = "", d = "", e = ""] = l
  if (l.length === 3) {
    const patterns = [`ا${a}${b}ا${c}`, `${a}${b}و${c}`, `ا${a}${b}${c}ه`]
    if (takesFial.has(bare)) patterns.push(`${a}${b}ا${c}`)
    if (b === "ا" || b === "و" || b === "ي") patterns.push(`ا${a}وا${c}`, `ا${a}يا${c}`)
    if (c === "ي" && singular.endsWith("ه")) patterns.push(`${a}${b}ايا`)
    return patterns.includes(plural)
  }
  if (l.length === 4)
    return plural !== singular && patternsOfFour([a, b, c, d], bare !== singular).includes(plural)
  if (l.length !== 5 || !/[اوي]/.test(d)) return false
  return plural === `${a}${b}ا${c}ي${e}` || (e === b && plural === `${a}${b}ا${c}${e}`)
}

function patternsOfFour(
  [a = "", b = "", c = "", d = ""]: readonly string[],
  isFeminine: boolean,
): string[] {
  const word = a + b + c + d
  const always = [`${a}${b}ا${c}${d}`]
  if (b === "ا") {
    const byWord = takesFuaal.has(word) ? [`${a}${c}ا${d}`, `${a}${c}${d}ه`] : []
    return [`${a}وا${c}${d}`, ...byWord, ...always]
  }
  if (c === "ا" || c === "ي" || c === "و") {
    const byWord = c === "ي" ? [`${a}${b}${d}اء`, `ا${a}${b}${d}اء`] : []
    const small = takesFial.has(word) ? [`${a}${b}ا${d}`] : []
    if (takesFuul.has(word)) small.push(`${a}${b}${d}`)
    if (isFeminine) small.push(`${a}${b}اي${d}`)
    return [...byWord, ...small, `ا${a}${b}${d}ه`]
  }
  return always
}
