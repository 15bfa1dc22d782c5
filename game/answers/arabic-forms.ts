/** Words in ه or ات that only look like the feminine or the plural of the word without the ending. */
const ofTheirOwn = new Set(
  "مكتبه مدرسه جامعه طايره سوره ثوره ملكه سنه جنه حيه سفينه عمله شركه قصه خليه قوه ذره ماده قاعده رساله قبيله عايله حراره رحله مقاله حاله ساعه دايره معركه بحيره كره كليه حديقه كتابه رياضه سلطه منطقه مرحله صلاه زكاه كبريتات كربونات نترات فوسفات كلورات جمهوريه هندسه خوارزميه رياضيات".split(
    " ",
  ),
)
const endings = ["ات", "ون", "ين", "ان", "وا", "يات", "تان", "تين", "يه", "يين", "يون"]
const fewestLetters = 3
/** «زيتون» is no plural of «زيت». */
const fewestBeforeUn = 4

/** Whether a given Arabic word is the stored one with ت for its ة, as it is heard before another word. */
export const isSameButForTa = (given: string, stored: string): boolean =>
  stored.length > 3 && stored.endsWith("ه") && given === `${stored.slice(0, -1)}ت`

export function isFormInArabic(longer: string, shorter: string): boolean {
  if (shorter.length < fewestLetters - 1) return false
  if (isSameButForEnd(longer, shorter) || isSameButForCase(longer, shorter)) return true
  if (isOwned(longer, shorter)) return true
  if (defective.has(shorter) && longer === `${shorter}ي`) return true
  if (shorter.endsWith("ه") && longer === `${shorter.slice(0, -1)}ات`) return true
  if (ofTheirOwn.has(longer) || shorter.length < fewestLetters) return false
  if (longer === `${shorter}ه` || longer === `${shorter}ا`)
    return longer.endsWith("ه") || shorter.length > 3
  const stem = shorter.endsWith("ه") ? shorter.slice(0, -1) : shorter
  return (
    stem.length >= fewestLetters &&
    endings.some((end) => longer === stem + end) &&
    (stem.length >= fewestBeforeUn || longer !== `${stem}ون`) &&
    !(longer === `${stem}يه` && shorter !== `${stem}ه` && shorter !== `${stem}ي`)
  )
}

/** Whether a word is the other one with whose it is: «قلبنا», «رئتيه», «معدتها». */
function isOwned(given: string, noun: string): boolean {
  const [, stem = "", owner = ""] = /^(.{3,})(نا|ها|هما?|كما?|ه|ي)$/.exec(given) ?? []
  if (/[اي]$/.test(stem) && /[اي]ن$/.test(noun)) return stem.slice(0, -1) === noun.slice(0, -2)
  return (
    owner.length > 1 && (stem === noun || (noun.endsWith("ه") && stem === `${noun.slice(0, -1)}ت`))
  )
}

const defective = new Set(
  "ماض قاض واد ناد راع داع ساع وال عال غال باق تال ثان محام متواز مواز مستو".split(" "),
)

/** A long vowel at the end has several spellings: سينا، سيناء، سينة. */
const softEnd = /(?:اء|[اهء])$/
function isSameButForEnd(one: string, other: string): boolean {
  if (one === `${other}ء` && /..[يا]$/.test(other)) return true
  if (!softEnd.test(one) || !softEnd.test(other)) return false
  const stem = one.replace(softEnd, "")
  return stem.length >= fewestLetters && stem === other.replace(softEnd, "")
}

/** Whether two words are the same dual or plural in different grammatical cases: رئتان، رئتين. */
const isSameButForCase = (one: string, other: string): boolean =>
  one.length > 4 &&
  !hydrocarbon.test(one) &&
  one.endsWith("ين") &&
  /(?:ون|ان)$/.test(other) &&
  one.slice(0, -2) === other.slice(0, -2)

/** Names of substances, whose ending is no dual: الإيثان and الإيثين. */
const hydrocarbon = /^(?:ا?يث|ميث|بروب|بيوت|بنت|هكس|هبت|اوكت|الك)ين$/

const irregular = new Map([
  ["طيور", "طاير"],
  ["نساء", "امراه"],
  ["مياه", "ماء"],
  ["ناس", "انسان"],
  ["بنات", "بنت"],
  ["ابناء", "ابن"],
  ["ايام", "يوم"],
  ["اسنان", "سن"],
  ["وان", "لون"],
  ["عاب", "لعبه"],
  ["حان", "لحن"],
  ["يدين", "يدان"],
  ["يدان", "يدين"],
])

const takesFuul = new Set("كتاب طريق رسول سرير جدار مدين سفين صحيف جزير عمود اساس".split(" "))
const takesFuaal = new Set("طالب تاجر عامل حاكم زاير راكب ساكن قاري حاج".split(" "))
const takesFial = new Set(
  "جبل بحر رجل كلب جمل رمل ثمر بلد حبل جدار ريح ثوب سهم عظم كبير صغير طويل قصير ظل كتف ذيب شعب نخل".split(
    " ",
  ),
)

export function isBrokenPlural(plural: string, singular: string): boolean {
  if (irregular.get(plural) === singular) return true
  const bare = singular.endsWith("ه") ? singular.slice(0, -1) : singular
  const l = [...bare]
  const [a = "", b = "", c = "", d = "", e = ""] = l
  if (l.length === 3) {
    const patterns = [`ا${a}${b}ا${c}`, `${a}${b}و${c}`, `ا${a}${b}${c}ه`]
    if (takesFial.has(bare)) patterns.push(`${a}${b}ا${c}`)
    if (b === "ا" || b === "و" || b === "ي") patterns.push(`ا${a}وا${c}`, `ا${a}يا${c}`)
    if (b === "ا") patterns.push(`${a}وا${c}`)
    if (c === "ي" && singular.endsWith("ه")) patterns.push(`${a}${b}ايا`)
    return patterns.includes(plural)
  }
  if (l.length === 4)
    return plural !== singular && patternsOfFour([a, b, c, d], bare !== singular).includes(plural)
  if (l.length !== 5 || !/[اوي]/.test(d)) return false
  if (b === "ا") return plural === `${a}وا${c}ي${e}`
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
    const weak = c === "و" && d === "ي" ? [`${a}وايا`] : []
    return [`${a}وا${c}${d}`, ...byWord, ...weak, ...always]
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
