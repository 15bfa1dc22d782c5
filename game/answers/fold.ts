const arabicMarks =
  /[\u0610-\u061a\u064b-\u065f\u0670\u06d6-\u06dc\u06df-\u06e8\u06ea-\u06ed\u0640]/g
const latinAccents = /[\u0300-\u036f]/g

/** Letters that no decomposition brings together, and the signs of numbers. */
const letters = "ٱا ىي ةه گغ چج ڤف پب øo łl đd ıi"
const signs = "−- –- ⁄/ ’' ٫. ٬, ،,"
const spellings = new Map(
  `${letters} ${signs}`.split(" ").map((pair) => [pair.slice(0, 1), pair.slice(1)]),
)
const toReplace = new RegExp(`[${[...spellings.keys()].join("")}]`, "g")

/**
 * One spelling for every way to write a letter or a digit: lower case, no marks, hamza on its
 * carrier dropped, digits 0–9. Punctuation and words stay where they are.
 */
export function fold(text: string): string {
  return text
    .normalize("NFKD")
    .toLowerCase()
    .replace(latinAccents, "")
    .replace(arabicMarks, "")
    .replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) & 0xf))
    .replace(toReplace, (letter) => spellings.get(letter) ?? letter)
    .normalize("NFKC")
    .replace(/\p{Cf}/gu, "")
    .replace(/[\s\p{Cc}]+/gu, " ")
    .trim()
}
