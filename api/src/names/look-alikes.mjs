/** Letters of other alphabets that look the same, and interchangeable Arabic ones, each with its replacement. */
const lookAlikes = new Map(
  [
    ..."аa еe оo рp сc уy хx іi ѕs ԁd ɡg нh кk мm тt вb ıi łl øo ßs αa οo εe ιi κk υu",
    ..." ᴀa ʙb ᴄc ᴅd ᴇe ꜰf ɢg ʜh ɪi ᴊj ᴋk ʟl ᴍm ɴn ᴏo ᴘp ʀr ꜱs ᴛt ᴜu ᴠv ᴡw ʏy ᴢz ƒf ʋu ɑa",
    ..." ٱا ىي ةه کك یي ہه ھه ڤف پب چج گك ",
  ]
    .join("")
    .trim()
    .split(/\s+/)
    .map((pair) => [pair.slice(0, 1), pair.slice(1)]),
)

/** The first of each run of pictures of the 26 letters: squared, in circles, in black squares, of flags. */
const letterPictures = [0x1f130, 0x1f150, 0x1f170, 0x1f1e6]

const digitSets = ["٠١٢٣٤٥٦٧٨٩", "۰۱۲۳۴۵۶۷۸۹"]

/**
 * Removes case, accents, tashkeel, tatweel and invisible characters, and replaces look-alikes; all signs except
 * letters, digits and those that stand for letters become spaces. Plain JavaScript, since Node runs it without a
 * build when it compiles the seed.
 * @param {string} text of limited length
 */
export function foldLetters(text) {
  const bare = text
    .normalize("NFKD")
    .toLowerCase()
    .replaceAll(/[\p{M}\p{Cf}ـ]/gu, "")
  const plain = Array.from(
    bare,
    (sign) => lookAlikes.get(sign) ?? pictured(sign) ?? westernDigit(sign),
  ).join("")
  return plain.replaceAll(/[^\p{L}\p{N}@€!|+$]/gu, " ")
}

/** The letter that a sign is a picture of. @param {string} sign */
function pictured(sign) {
  const code = sign.codePointAt(0) ?? 0
  const first = letterPictures.find((from) => code >= from && code < from + 26)
  return first === undefined ? undefined : String.fromCodePoint(97 + code - first)
}

/** @param {string} sign */
function westernDigit(sign) {
  const value = digitSets.map((digits) => digits.indexOf(sign)).find((index) => index >= 0)
  return value === undefined ? sign : String(value)
}

/** @type {Readonly<Record<string, string>>} */
const sameInPrint = { 0: "o", 1: "l", i: "l", "!": "l", "|": "l", 5: "s", $: "s", "@": "a" }

/**
 * Two names with the same key are easily taken for each other: they differ in case, accents, spaces, signs, or in
 * signs that look alike ("Layla", "l a y 1 a").
 * @param {string} name of limited length
 */
export const lookAlikeKey = (name) =>
  foldLetters(name)
    .replaceAll(/[01i!|5$@]/g, (sign) => sameInPrint[sign] ?? sign)
    .replaceAll(/[^\p{L}\p{N}]/gu, "")
    .replaceAll("vv", "w")
    .replaceAll("rn", "m")
