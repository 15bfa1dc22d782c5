import { normalised } from "#contract/normalised"

const arabicMarks =
  /[\u0610-\u061a\u064b-\u0652\u0656-\u065f\u0670\u06d6-\u06dc\u06df-\u06e8\u06ea-\u06ed\u0640]/g
const hamzaAndMadda = /[\u0653-\u0655]/g
/** Of two carriers that hamza has before و in one word: مسئول، مسؤول; رءوس، رؤوس. */
const hamzaBeforeWaw = /(?:ي\u0654|ء)(?=و(?!ي))/g
const hamzaAtEnd = /(?<=[اوي])ي\u0654(?!\p{L})/gu
/** Before ½ of 2½, of which Unicode's normalisation makes 21/2. */
const afterWhole = /(?<=\p{N})(?=[¼½¾⅐-⅞])/gu
const latinAccents = /[\u0300-\u036f]/g

/** Pairs that Unicode normalisation keeps distinct, of letters and of number signs: the second replaces the first. */
const letters = "ٱا ىي ةه گغ چج ڤف پب øo łl đd ıi"
const signs = "−- –- ⁄/ ’' ٫. ٬, ،,"
const spellings = new Map(
  `${letters} ${signs}`.split(" ").map((pair) => [pair.slice(0, 1), pair.slice(1)]),
)
const toReplace = new RegExp(`[${[...spellings.keys()].join("")}]`, "g")

/**
 * Unifies the spelling of letters, digits and white space: lower case, no marks, hamza on its carrier dropped, digits
 * 0–9. Keeps punctuation and the order of words.
 */
export function fold(text: string): string {
  const plain = normalised(text.replace(afterWhole, " "), "NFKD")
    .toLowerCase()
    .replace(latinAccents, "")
    .replace(arabicMarks, "")
    .replace(hamzaBeforeWaw, "و")
    .replace(hamzaAtEnd, "ء")
    .replace(hamzaAndMadda, "")
    .replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) & 0xf))
    .replace(toReplace, (letter) => spellings.get(letter) ?? letter)
    .replace(/(?<!\p{L})ال(?=\d)/gu, "")
  return normalised(plain, "NFKC")
    .replace(/\p{Cf}/gu, "")
    .replace(/[\s\p{Cc}]+/gu, " ")
    .trim()
}
