import { arabic, latin } from "./insult-words"

/** The signs that people write in place of each letter. */
const standIns: Readonly<Record<string, string>> = {
  a: "4@",
  b: "8",
  e: "3€",
  g: "9",
  i: "1!|",
  l: "1|",
  o: "0",
  s: "5$",
  t: "7+",
  u: "v",
  z: "2",
  ا: "1",
  ح: "7",
  ع: "3",
  خ: "5",
  ص: "9",
  ط: "6",
  ق: "8",
}

/** Letters of other alphabets that look the same, and interchangeable Arabic ones, each with its replacement. */
const lookAlikes = new Map(
  [
    ..."аa еe оo рp сc уy хx іi ѕs ԁd ɡg нh кk мm тt вb ıi łl øo ßs αa οo εe ιi κk υu",
    ..." ٱا ىي ةه کك یي ہه ھه ڤف پب چج گك ",
  ]
    .join("")
    .trim()
    .split(/\s+/)
    .map((pair): [string, string] => [pair.slice(0, 1), pair.slice(1)]),
)

const digitSets = ["٠١٢٣٤٥٦٧٨٩", "۰۱۲۳۴۵۶۷۸۹"]

/**
 * Removes case, accents, tashkeel, tatweel and invisible characters, and replaces look-alikes; all signs except
 * letters, digits and stand-ins become spaces.
 */
function folded(text: string): string {
  const bare = text
    .normalize("NFKD")
    .toLowerCase()
    .replaceAll(/[\p{M}\p{Cf}ـ]/gu, "")
  const plain = Array.from(bare, (sign) => lookAlikes.get(sign) ?? westernDigit(sign)).join("")
  return plain.replaceAll(/[^\p{L}\p{N}@€!|+$]/gu, " ")
}

function westernDigit(sign: string): string {
  const value = digitSets.map((digits) => digits.indexOf(sign)).find((index) => index >= 0)
  return value === undefined ? sign : String(value)
}

const escaped = (sign: string) => sign.replace(/[$+|\\\]^-]/, "\\$&")

/** A pattern for a word whose letters are repeated or replaced; `gap` matches what may stand between two letters. */
const patternOf = (word: string, gap: string) =>
  Array.from(
    folded(word),
    (letter) => `[${[letter, ...(standIns[letter] ?? "")].map(escaped).join("")}]+`,
  ).join(gap)

const anyOf = (words: readonly string[], gap: string) =>
  `(?:${words.map((word) => patternOf(word, gap)).join("|")})`

const apart = "[ @€!|+$]*"

/** What Arabic joins to a word: "and", "so", the vocative, the article; possessive and plural endings. */
const before = "(?:[وف]|يا ?)*(?:ال|لل|بال)?"
const after = "(?:ك|كم|ين|ون|نا)?"

const alone = (pattern: string) => `(?<!\\p{L})${pattern}(?!\\p{L})`

const compiled = () =>
  [
    anyOf([...latin.anywhere, ...arabic.anywhere], ""),
    alone(anyOf([...latin.anywhere, ...latin.alone], apart)),
    alone(`${before}${anyOf([...arabic.anywhere, ...arabic.alone], apart)}${after}`),
  ].map((pattern) => new RegExp(pattern, "u"))

/** Compiled once per isolate, when the first nickname is checked. */
let patterns: readonly RegExp[] | undefined

/** Whether a nickname contains an insult, even a disguised one. For short texts only. */
export function isInsult(nickname: string): boolean {
  patterns ??= compiled()
  const text = folded(nickname)
  return patterns.some((pattern) => pattern.test(text))
}
