/** All words in this file are in the normal form: no article, ه for ة, ي for ئ. */
const englishUnits =
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen"
const englishTens = "twenty thirty forty fifty sixty seventy eighty ninety"
const arabicUnits =
  "صفر|واحد واحده احد احدي|اثنان اثنين اثنتان اثنتين اثنا اثني اثنتا اثنتي|ثلاثه ثلاث|اربعه اربع|خمسه خمس|سته ست|سبعه سبع|ثمانيه ثماني ثمان|تسعه تسع|عشره عشر"
const arabicTens =
  "عشرون عشرين|ثلاثون ثلاثين|اربعون اربعين|خمسون خمسين|ستون ستين|سبعون سبعين|ثمانون ثمانين|تسعون تسعين"
const arabicHundreds = "ميه مايه ميات|ميتان ميتين مايتان مايتين"

const spread = (list: string, value: (at: number) => number): [string, number][] =>
  list
    .split("|")
    .flatMap((words, at) => words.split(" ").map((word): [string, number] => [word, value(at)]))

const joinedHundreds = spread("ثلاث|اربع|خمس|ست|سبع|ثماني ثمان|تسع", (at) => 100 * (at + 3)).flatMap(
  ([word, value]): [string, number][] => ["ميه", "مايه"].map((hundred) => [word + hundred, value]),
)

const dialects: [string, number][] = [
  ...spread("تلاته تلات|اربعه|خمسه|سته|سبعه|تمانيه تمان تمنيه", (at) => at + 3),
  ...spread(
    "حداشر احداشر حداعش احدعش|اتناشر اطناشر اثناعش اطنعش|تلتاشر تلاتاشر تلطاشر ثلطعش ثلاثطعش|اربعتاشر اربعطاشر اربعطعش|خمستاشر خمسطاشر خمسطعش|ستاشر سطاشر سطعش|سبعتاشر سبعطاشر سبعطعش|تمنتاشر تمنطاشر ثمنطعش|تسعتاشر تسعطاشر تسعطعش",
    (at) => at + 11,
  ),
  ...spread("تلاتين", () => 30),
  ...spread("تمانين", () => 80),
  ...spread("اتنين اتنان", () => 2),
  ...spread("ميتين", () => 200),
  ...spread(
    "تلتميه تلاتميه|ربعميه|خمسميه|ستميه|سبعميه|تمنميه تمانميه|تسعميه",
    (at) => 100 * (at + 3),
  ),
]

/** Number words below 1000. Each is added to the number before it if `hasRoom` allows it. */
export const addends = new Map<string, number>([
  ...dialects,
  ...spread(englishUnits.replaceAll(" ", "|"), (at) => at),
  ...spread(englishTens.replaceAll(" ", "|"), (at) => 10 * (at + 2)),
  ...spread(arabicUnits, (at) => at),
  ...spread(arabicTens, (at) => 10 * (at + 2)),
  ...spread(arabicHundreds, (at) => 100 * (at + 1)),
  ...joinedHundreds,
])
export const scales = new Map<string, number>([
  ["dozen", 12],
  ["hundred", 100],
  ...spread("thousand الف الفا الاف اف", () => 1e3),
  ...spread("million مليون مليونا ملايين", () => 1e6),
  ...spread("billion مليار ملياران مليارات", () => 1e9),
])
export const dualScales = new Map<string, number>([
  ...spread("فان فين الفان الفين", () => 2e3),
  ...spread("مليونان مليونين", () => 2e6),
])
export const parts = new Map<string, number>([
  ...spread("half halves نصف نص", () => 1 / 2),
  ...spread("third thirds ثلث تلت اثلاث", () => 1 / 3),
  ...spread("quarter quarters fourth fourths ربع ارباع", () => 1 / 4),
  ...spread("fifth fifths اخماس", () => 1 / 5),
  ...spread("tenth tenths اعشار", () => 1 / 10),
  ...spread("ثلثان ثلثين ثلثا ثلثي", () => 2 / 3),
])
/** The fraction words that are a number by themselves; "third" or "fifth" alone is an ordinal. */
export const standAlone = new Set("half quarter نصف ثلث تلت ربع ثلثان ثلثين".split(" "))
/** Of a number before them: ثلاثة ونص; نص alone is a text. */
export const afterWhole = new Set([...standAlone, "نص"])
export const minus = new Set("minus negative سالب ناقص".split(" "))

export const ordinals = new Map<string, string>(
  [
    "first اول اولي 1st",
    "second ثاني ثانيه تاني تانيه 2nd",
    "third ثالث ثالثه تالت تالته 3rd",
    "fourth رابع رابعه 4th",
    "fifth خامس خامسه 5th",
    "sixth سادس سادسه 6th",
    "seventh سابع سابعه 7th",
    "eighth ثامن ثامنه تامن تامنه 8th",
    "ninth تاسع تاسعه 9th",
    "tenth عاشر عاشره 10th",
  ].flatMap((words, at) => words.split(" ").map((word) => [word, String(at + 1)])),
)

export const isNumber = (word: string): boolean => /^-?\d+(?:\.\d+)?$/.test(word)

export const getRank = (word: string): string | null =>
  isNumber(word) ? word : (ordinals.get(word) ?? romanValue(word))

const romanDigits: Readonly<Record<string, number>> = { i: 1, v: 5, x: 10, l: 50 }
const roman = /^(?:(?:xl|l?x{0,3})(?:ix|iv|v?i{0,3}))$/

/** The value of a Roman numeral below 90, as text, else `null`. C, D, L and M alone name vitamins and the like. */
export function romanValue(word: string): string | null {
  if (!/^[ivxl]+$/.test(word) || word === "l" || !roman.test(word)) return null
  const digits = [...word].map((letter) => romanDigits[letter] ?? 0)
  return String(digits.reduce((sum, d, at) => (d < (digits[at + 1] ?? 0) ? sum - d : sum + d), 0))
}

const teens =
  "eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth".split(
    " ",
  )
const tens = "twentieth thirtieth fortieth fiftieth sixtieth seventieth eightieth ninetieth".split(
  " ",
)
const first = /^حاديه?$/
const single = new Map([
  ...teens.map((word, at): [string, number] => [word, at + 11]),
  ...tens.map((word, at): [string, number] => [word, 10 * (at + 2)]),
])

/** Replaces ordinals beyond ten by digits: "twenty-first", «الثاني عشر», «الحادي والعشرون». */
export function withRanks(words: readonly string[]): readonly string[] {
  if (!words.some((word) => single.has(word) || ordinals.has(word) || first.test(word)))
    return words
  const out: string[] = []
  for (let at = 0; at < words.length;) {
    const rank = readRank(words, at)
    out.push(rank ? String(rank.value) : (words[at] ?? ""))
    at += rank?.length ?? 1
  }
  return out
}

function readRank(words: readonly string[], at: number) {
  const [word = "", next = "", last = ""] = words.slice(at, at + 3)
  const whole = single.get(word)
  if (whole !== undefined) return { value: whole, length: 1 }
  const unit = first.test(word) ? 1 : Number(ordinals.get(word) ?? NaN)
  if (unit < 10 && /^عشره?$/.test(next)) return { value: 10 + unit, length: 2 }
  const ten = addends.get(next === "و" ? last : next.replace(/^و(?=\p{L}{4})/u, "")) ?? 0
  if (unit < 10 && next.startsWith("و") && isTen(ten))
    return { value: ten + unit, length: next === "و" ? 3 : 2 }
  const tenBefore = addends.get(word) ?? 0
  const after = Number(ordinals.get(next) ?? NaN)
  const isEnglish = /^[a-z]+$/.test(word)
  return isEnglish && isTen(tenBefore) && after < 10
    ? { value: tenBefore + after, length: 2 }
    : null
}

const isTen = (value: number): boolean => value >= 20 && value < 100 && value % 10 === 0
