import { normalised } from "#contract/normalised"
import { fold } from "../fold"
import { getUnit } from "../numbers/units"

const superscripts = "⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻ⁿ"
const plain = "0123456789+-n"

/** Writes powers with a caret, because Unicode's normalisation makes digits of them: 10³ would be 103. */
const withCarets = (text: string): string =>
  text.replace(
    /[⁰¹²³⁴-⁹⁺⁻ⁿ]+/g,
    (power) => `^${[...power].map((sign) => plain[superscripts.indexOf(sign)] ?? "").join("")}`,
  )

type Rewriting = readonly [RegExp, string]

const word = (words: string) =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${words})(?![\\p{L}\\p{N}])`, "gu")

/** What stands right after a word of comparison: a number, or a single letter. */
const operand = (words: string) =>
  new RegExp(`(?<!\\p{L})(?:${words}) (?=[-\\d√±]|\\p{L}(?!\\p{L}))`, "gu")

const ofSigns: readonly Rewriting[] = [
  [/-+>|[⟶⇌⇒]/g, "→"],
  [/\+\s?\/?\s?-/g, "±"],
  [/>=|=>/g, "≥"],
  [/<=|=</g, "≤"],
  [/!=|=\/=/g, "≠"],
  [/\*\*/g, "^"],
  [/[×·⋅∙]/g, "*"],
  [/[♯＃]/g, "#"],
  [/(?<=\p{L})\s?#/gu, " sharp"],
  [/♭/g, " flat "],
  [/[′ʹ]/g, " prime "],
  [/(?<=(?<!\p{L})\p{L})'(?!\p{L})/gu, " prime "],
  [/[°º˚]/g, " degree "],
  [/\s?÷\s?/g, "/"],
  [/\$/g, " dollar "],
  [/€/g, " euro "],
  [/£/g, " pound "],
]
const ofDigits: readonly Rewriting[] = [
  [/(?<=\d(?: ?\p{L}{1,2})?)\s?[x*]\s?(?=\d)/gu, "*"],
  [/^(\d[\d.,]*)\s?(?:-|سالب)$/, "-$1"],
  [/(?<!\d)(\d{1,2})\.(?=\d{2} ?(?:[ap]\.?m|صباحا|مساء))/g, "$1:"],
  [/(?<!\p{L})و(?=[-\d])/gu, "و "],
]
const ofWords: readonly Rewriting[] = [
  [/(?<!\p{L})(?:the )?cube root(?: of)? ?(?=[\d(]|\p{L}(?!\p{L}))/gu, "∛"],
  [/(?<!\p{L})(?:ال)?جذر (?:ال)?تكعيبي (?:ل(?:ل?عدد)? ?)?(?=[\d(]|\p{L}(?!\p{L}))/gu, "∛"],
  [/(?<!\p{L})(?:the )?(?:square )?(?:root(?: of)?|sqrt) ?(?=[\d(√]|\p{L}(?!\p{L}))/gu, "√"],
  [/(?<!\p{L})(?:ال)?جذر (?:(?:ال)?تربيعي )?(?:ل(?:ل?عدد)? ?)?(?=[\d(]|\p{L}(?!\p{L}))/gu, "√"],
  [/(?:plus|موجب|زايد) ?(?:or |او |و )?(?:minus|سالب|ناقص) ?(?=[\d√\p{L}])/gu, "±"],
  [/(?<=\d) (?:over|out of|علي|من) (?=\d)/g, "/"],
  [/(?<=\d) to the (-?\d+)(?:st|nd|rd|th)?(?![\d\p{L}])/gu, "^$1"],
  [/(?<=(?<![\p{L}\p{N}])[\p{L}\p{N}]) x (?=[\p{L}\p{N}](?![\p{L}\p{N}]))/gu, "*"],
  [operand("(?:is )?(?:equals|equal to)|[تي]ساوي"), " = "],
  [operand("(?:is )?(?:greater|more|bigger|larger) than or equal to"), " ≥ "],
  [operand("(?:is )?(?:less|fewer|smaller) than or equal to"), " ≤ "],
  [operand("(?:is )?(?:greater|more|bigger|larger) than|(?:اكبر|اكثر) من"), " > "],
  [operand("(?:is )?(?:less|fewer|smaller) than|(?:اصغر|اقل) من"), " < "],
  [word("infinity|infinite|ما لا نهايه|مالانهايه|ما لانهايه"), "∞"],
  [/(?<!\p{L})(?:pi|باي)(?![\p{L}\p{N}])/gu, "π"],
  [/ ?plus ?plus(?!\p{L})/gu, "++"],
  [/(?<=(?:(?<!\p{L})\p{L}|\d) ?)(?:plus|زايد)(?!\p{L}) ?/gu, "+"],
  [/(?<=\d) (?:times|ضرب|في) (?=\d)/g, "*"],
  [/ (?:to the power of|to the power|اس) (?=[\d(-])/g, "^"],
  [/(?<=(?<!\p{L})\p{L}|\d) (?:squared|تربيع)(?!\p{L})/gu, "^2"],
  [/(?<=(?<!\p{L})\p{L}|\d) (?:cubed|تكعيب)(?!\p{L})/gu, "^3"],
  [/(?<=(?<!\p{L})\p{L}) (?:union|u|اتحاد) (?=\p{L}(?!\p{L}))/gu, "∪"],
  [/(?<=(?<!\p{L})\p{L}) (?:intersection|تقاطع) (?=\p{L}(?!\p{L}))/gu, "∩"],
]

const groups: readonly (readonly [RegExp, readonly Rewriting[]])[] = [
  [/[^\p{L}\p{M}\p{N}\s.,?!؟"“”-]/u, ofSigns],
  [/\d/, ofDigits],
  [
    /root|sqrt|pi| u |infinit|union|intersection|plus|times|to the|squared|cubed| x |over|out of|equal|than|جذر|باي|نهاي|اتحاد|تقاطع|زايد|موجب|ضرب|اس|تربيع|تكعيب|علي|ساوي|من|في/,
    ofWords,
  ],
]

/** Unicode's normalisation makes = of ≠. */
const negated = (sign: string): string => `!${normalised(sign, "NFKD").slice(0, 1)}`

/** The folded text in which each sign has one spelling and a power of ten is a number. */
export function withSigns(text: string): string {
  const folded = fold(withCarets(text.replace(/[≠∉⊄⊈∌]/g, negated)))
  const all = groups.flatMap(([test, rewritings]) => (test.test(folded) ? rewritings : []))
  if (all.length === 0) return folded
  const signed = all.reduce((line, [sign, instead]) => line.replace(sign, instead), folded)
  return expandPowersOfTen(signed).replace(/\s+/g, " ").trim()
}

const powers: Readonly<Record<string, string>> = { 2: " squared", 3: " cubed" }

export function asWords(signed: string): string {
  if (!/[/^]/.test(signed)) return signed
  return signed
    .replace(/(\p{L}+)\s?\/\s?(?=(\p{L}+))/gu, (both, one: string, other: string) =>
      getUnit(one) && getUnit(other) ? `${one} per ` : both,
    )
    .replace(/(?<!\p{L})ms(?= ?\^ ?\(?-[123])/gu, "m s")
    .replace(/(\p{L}+) ?\^ ?\(?-([123])\)?(?!\d)/gu, (all, unit: string, power: string) =>
      getUnit(unit) ? ` per ${unit}${powers[power] ?? ""}` : all,
    )
    .replace(/(?<=\p{L}) ?\^ ?2(?!\d)/gu, " squared ")
    .replace(/(?<=\p{L}) ?\^ ?3(?!\d)/gu, " cubed ")
    .replace(/\^/g, " raised ")
}

/** Capitals kept, powers with carets, indices as digits: what a chemical formula is read from. */
export const withCapitals = (text: string): string => normalised(withCarets(text), "NFKC")

const mostZeros = 40

/** Writes powers of ten in digits: 3*10^8, 3e8 and 10^8. Takes folded text in which × is `*`. */
function expandPowersOfTen(text: string): string {
  if (!/10 ?\^|\de[+-]?\d/.test(text)) return text
  return text
    .replace(
      /(?<![\p{L}\p{N}.,*^] ?)(?:(-?\d+(?:[.,]\d+)?) ?\* ?)?10 ?\^ ?\(?([+-]?\d{1,3})\)?(?![\p{L}\p{N}+-])/gu,
      (power, factor: string | undefined, exponent: string) =>
        shifted(factor ?? "1", exponent) ?? power,
    )
    .replace(
      /(?<![\p{L}\p{N}.,])(-?\d+(?:[.,]\d+)?)e([+-]?\d{1,3})(?![\p{L}\p{N}])/gu,
      (power, factor: string, exponent: string) => shifted(factor, exponent) ?? power,
    )
}

function shifted(factor: string, exponent: string): string | null {
  const by = Number(exponent)
  if (Math.abs(by) > mostZeros) return null
  const sign = factor.startsWith("-") ? "-" : ""
  const [whole = "", part = ""] = factor.replace("-", "").replace(",", ".").split(".")
  const digits = whole + part
  const point = whole.length + by
  if (point <= 0) return `${sign}0.${"0".repeat(-point)}${digits}`
  const padded = digits.padEnd(point, "0")
  const rest = padded.slice(point)
  return sign + padded.slice(0, point) + (rest && `.${rest}`)
}
