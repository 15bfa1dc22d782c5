export const isArabic = (word: string): boolean => /[\u0621-\u064a]/.test(word)

const englishSounds: readonly (readonly [RegExp, string])[] = [
  [/cc(?=[eiy])/g, "c"],
  [/ph/g, "f"],
  [/^kn/, "n"],
  [/sc(?=[eiy])|c(?=[eiy])/g, "s"],
  [/ck|ch|qu?|c/g, "k"],
  [/gh/g, "g"],
  [/wh/g, "w"],
  [/rh/g, "r"],
  [/ae|oe/g, "e"],
  [/y/g, "i"],
  [/z/g, "s"],
]
const arabicSounds: readonly (readonly [RegExp, string])[] = [
  [/ظ/g, "ض"],
  [/ث/g, "ت"],
  [/ذ/g, "د"],
]

export const toSounds = (word: string): string =>
  (isArabic(word) ? arabicSounds : englishSounds)
    .reduce((text, [sound, letter]) => text.replace(sound, letter), word)
    .replace(/(.)\1+/g, (letters) => (letters.length === 2 ? letters.slice(1) : letters))

const endings = /(?:ون|ان|ين|ات|تان|تين)$/

/** Whether two Arabic words differ in the ending of a number or case, which is no slip: معلمان, معلمون. */
export const differsByEnding = (one: string, other: string): boolean =>
  endings.test(one) && endings.test(other) && one.slice(0, -2) === other.slice(0, -2)

export const isInDialect = (given: string, stored: string): boolean =>
  stored.length > 2 &&
  isArabic(stored) &&
  given !== stored &&
  dialects.some((sounds) => {
    const heard = sounds.reduce((text, [from, to]) => text.replaceAll(from, to), stored)
    return heard === given
  })

const dialects = [
  [
    ["ث", "ت"],
    ["ذ", "د"],
    ["ظ", "ض"],
  ],
  [
    ["ث", "س"],
    ["ذ", "ز"],
    ["ظ", "ز"],
  ],
] as const

const prefixes =
  "non un in im il ir dis mis de re anti counter a an ab ad auto bi co contra di endo epi eu ex exo extra hetero homo hyper hypo inter intra infra iso kilo centi milli mega micro macro mono multi neo over poly post pre pro pseudo semi sub super supra sym tele thermo trans tri ultra under uni up down out em en con"
    .split(" ")
    .toSorted((one, other) => other.length - one.length)
const arabicPrefixes = ["لا", "غير", "عدم", "م", "است"]

export function differsByPrefix(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one]
  if (isArabic(one))
    return arabicPrefixes.some((prefix) => long === prefix + short) || isOtherMultiple(one, other)
  return prefixes.some((prefix) => {
    if (long === prefix + short) return true
    const rest = one.slice(prefix.length)
    return (
      one.startsWith(prefix) &&
      rest.length >= 4 &&
      prefixes.some((each) => each !== prefix && other === each + rest)
    )
  })
}

const multiple =
  /^(?:(كيلو)|(ميغا)|(غيغا)|(تيرا)|(ميلي|ملي|مللي)|(سنتي)|(ديسي)|(نانو)|(ميكرو|مايكرو))(..+)$/

/** Whether two words are multiples of one unit: «ميغابايت», «غيغابايت». */
function isOtherMultiple(one: string, other: string): boolean {
  const [a, b] = [one, other].map((word) => multiple.exec(word.replaceAll("ج", "غ")))
  if (!a || !b || a.at(-1) !== b.at(-1)) return false
  return a.slice(1, -1).some((prefix, at) => (prefix === undefined) !== (b[at + 1] === undefined))
}

function sharedEnd(one: string, other: string): number {
  let shared = 0
  const most = Math.min(one.length, other.length)
  while (shared < most && one.at(-1 - shared) === other.at(-1 - shared)) shared += 1
  return shared
}

const chemical =
  /^((?:bi|di|tri|tetra|hydro|hypo|per|thio)?(?:sul(?:f|ph)|nitr|chlor|fluor|brom|iod|phosph|carbon|carb|eth|meth|prop|but|pent|hex|hept|oct|non|dec|acet|oxal|sil|bor|ars)\p{L}{0,2}?)(ates?|ites?|ides?|ines?|anes?|enes?|ynes?|ols?|ons?|ic|ous|yls?)$/u

export function differsByChemicalEnding(one: string, other: string): boolean {
  const [a, b] = [chemical.exec(one), chemical.exec(other)]
  return a !== null && b !== null && a[2] !== b[2]
}

function difference(one: string, other: string): readonly [string, string] {
  let at = 0
  while (at < one.length && one[at] === other[at]) at += 1
  const shared = sharedEnd(one.slice(at), other.slice(at))
  return [one.slice(at, one.length - shared), other.slice(at, other.length - shared)]
}

const areConsonants = (one: string, other: string): boolean =>
  one.length === 1 && /^[^aeiouhwy]{2}$/.test(one + other)
const mostLettersOfShort = 5

/** Whether another consonant makes another word of a short one: Zakat, Salat. A neighbouring key is a slip. */
export function differsByConsonant(given: string, stored: string): boolean {
  if (isArabic(stored) || stored.length > mostLettersOfShort) return false
  const [a, b] = difference(given, stored)
  if (areNeighbours(a, b)) return false
  const [heard, right] = difference(toSounds(given), toSounds(stored))
  return heard + right !== "" && (areConsonants(a, b) || areConsonants(heard, right))
}

/**
 * Whether a slip is likely without a word list: in vowels, doubled letters or the order of the letters. Another
 * consonant usually makes another word.
 */
export function isLikelyWithoutList(heard: string, right: string): boolean {
  const [a, b] = [heard, right].map((word) =>
    word.replace(/(?<=.)[aeiouh]/g, "").replace(/(.)\1+/g, "$1"),
  )
  return (
    (a === b && heard.length !== right.length) ||
    heard === right ||
    [...heard].toSorted().join("") === [...right].toSorted().join("")
  )
}

/** Rows of keyboards, on which neighbours differ by a slip of the finger. */
const keys = "ضصثقفغعهخحجد شسيبلاتنمكط ءورلاىهوزظ qwertyuiop asdfghjkl zxcvbnm".split(" ")
const areNeighbours = (one = "", other = ""): boolean =>
  one !== "" &&
  other !== "" &&
  keys.some((row) => row.includes(one + other) || row.includes(other + one))

function isKeyTooMany(given: string, stored: string, letter: string): boolean {
  if (given.length <= stored.length || stored.length < 4) return false
  return [...given].some(
    (each, at) =>
      each === letter &&
      given.slice(0, at) + given.slice(at + 1) === stored &&
      [given[at - 1], given[at + 1]].some((beside) => areNeighbours(each, beside)),
  )
}

const confusable = "صسز طتض قكغج حه اعءه ءيو دضط ويا دت شس غج تث دذ ضظ".split(" ")

/**
 * Whether a slip is likely in Arabic. In words under six letters an added, missing or different consonant usually makes
 * another word, so only long vowels, doubled letters and letters that sound alike count.
 */
export function isLikelyInArabic(given: string, stored: string): boolean {
  if (Math.min(given.length, stored.length) >= 6) return true
  const [a, b] = difference(given, stored)
  const letters = a + b
  if (letters === "") return true
  if (letters.length === 1)
    return (
      (given[0] === stored[0] && /[اويءه]/.test(letters)) ||
      isDoubled(given, stored, letters) ||
      isKeyTooMany(given, stored, letters)
    )
  return (
    letters.length === 2 &&
    (confusable.some((class_) => [...letters].every((l) => class_.includes(l))) ||
      (given[0] === stored[0] && areNeighbours(a, b)))
  )
}

const fewestLettersOfLoan = 6

export function isLoanSpelling(given: string, stored: string): boolean {
  if (Math.max(given.length, stored.length) <= fewestLettersOfLoan || !isArabic(stored))
    return false
  const [a, b] = difference(given, stored)
  return /^[اوي]$/.test(a + b)
}

const isDoubled = (one: string, other: string, letter: string): boolean =>
  [one, other].some((word) => word.includes(letter + letter))
