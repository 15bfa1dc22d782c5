import { holdsMarkup } from "#contract/html-tag"
import { withPlainDigits } from "#app/import/sheet/headers.server"
import { unescapeGift } from "./gift-text.server"

/** How a text is to be read. `moodle`, which is meant if nothing is said, is HTML whose line breaks count. */
export type GiftFormat = (typeof formats)[number]

const formats = ["moodle", "html", "plain", "markdown"] as const
const mark = /^\s*\[(html|moodle|plain|markdown)\]/i

export const toFormat = (text: string, otherwise: GiftFormat): GiftFormat => {
  const [, name] = mark.exec(text) ?? []
  return formats.find((format) => format === name?.toLowerCase()) ?? otherwise
}

export function toPlainText(text: string, otherwise: GiftFormat): string | null {
  const format = toFormat(text, otherwise)
  const bare = unescapeGift(text.replace(mark, ""))
  if (format === "plain") return bare
  if (format === "moodle") return withoutTags(bare) ?? decodeEntities(bare)
  const flowing = bare.replace(/\s+/g, " ")
  if (format === "markdown") return /[<*_`]/.test(flowing) ? null : decodeEntities(flowing)
  return (
    withoutTags(flowing)
      ?.replace(/ *\n\s*/g, "\n")
      .replace(/ {2,}/g, " ") ?? null
  )
}

/** A tag with well-formed attributes, so that `a<b and c>d` is none. */
const tag =
  /<(\/?)([a-z][a-z\d:]*)(?:\s+[a-z][\w:-]*\s*=\s*(?:"[^"<>]*"|'[^'<>]*'|[^\s"'<>]+))*\s*\/?>/gi

const inline = new Set(["b", "i", "u", "strong", "em", "sub", "sup", "span", "o:p"])
const breaks = new Set(["p", "br", "div"])
const saysMore = /^<span\b.*(?:color|background|decoration|display|vertical)/i

interface OpenTag {
  readonly name: string
  readonly text: string
}

/**
 * Unwraps paragraphs, line breaks and emphasis; indices become signs of Unicode, or else a formula. `null` for any
 * other tag, and if tags are not closed in order.
 */
function withoutTags(text: string): string | null {
  const open: OpenTag[] = []
  let [from, here] = [0, ""]
  for (const { 0: all, 1: slash, 2: name = "", index } of text.matchAll(tag)) {
    const between = text.slice(from, index)
    if (holdsMarkup(between)) return null
    from = index + all.length
    here += decodeEntities(between)
    const known = name.toLowerCase()
    if (breaks.has(known)) here += "\n"
    else if (!inline.has(known) || saysMore.test(all)) return null
    else if (!slash) {
      open.push({ name: known, text: here })
      here = ""
    } else {
      const opened = open.pop()
      const inner = toScript(known, here)
      if (opened?.name !== known || inner === null) return null
      here = opened.text + inner
    }
  }
  const rest = text.slice(from)
  if (open.length > 0 || holdsMarkup(rest)) return null
  return (here + decodeEntities(rest)).replace(/\n{2,}/g, "\n").trim()
}

const raised = new Map(
  signs("0123456789+-−=()abcdefghijklmnoprstuvwxyz", "⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻⁼⁽⁾ᵃᵇᶜᵈᵉᶠᵍʰⁱʲᵏˡᵐⁿᵒᵖʳˢᵗᵘᵛʷˣʸᶻ"),
)
const lowered = new Map(
  signs("0123456789+-−=()aehijklmnoprstuvx", "₀₁₂₃₄₅₆₇₈₉₊₋₋₌₍₎ₐₑₕᵢⱼₖₗₘₙₒₚᵣₛₜᵤᵥₓ"),
)

function signs(from: string, to: string) {
  const written = [...to]
  return [...from].map((sign, at) => [sign, written[at] ?? ""] as const)
}

function toScript(name: string, text: string): string | null {
  if (name !== "sup" && name !== "sub") return text
  const known = name === "sup" ? raised : lowered
  const inner = withPlainDigits(text.trim())
  const written = [...inner].map((sign) => known.get(sign))
  if (!written.includes(undefined)) return written.join("")
  if (/[\\{}$\n]/.test(inner)) return null
  const body = /^[\d\w+−=()-]+$/.test(inner) ? inner : `\\text{${inner}}`
  return `\\(${name === "sup" ? "^" : "_"}{${body}}\\)`
}

/** The named characters of HTML 4 and `apos`: runs that follow each other in Unicode, and single ones. */
const runs: readonly (readonly [first: number, names: string])[] = [
  [
    0xa0,
    `nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2
    sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc
    Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve
    Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig agrave aacute
    acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde
    ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml`,
  ],
  [
    0x391,
    `Alpha Beta Gamma Delta Epsilon Zeta Eta Theta Iota Kappa Lambda Mu Nu Xi Omicron Pi Rho - Sigma
    Tau Upsilon Phi Chi Psi Omega`,
  ],
  [
    0x3b1,
    `alpha beta gamma delta epsilon zeta eta theta iota kappa lambda mu nu xi omicron pi rho sigmaf
    sigma tau upsilon phi chi psi omega`,
  ],
  [0x2190, "larr uarr rarr darr harr"],
  [0x21d0, "lArr uArr rArr dArr hArr"],
  [0x2208, "isin notin - ni"],
  [0x2227, "and or cap cup int"],
  [0x2282, "sub sup nsub - sube supe"],
  [0x2308, "lceil rceil lfloor rfloor"],
]
const single = `lt< gt> amp& quot" apos' OElig\u0152 oelig\u0153 Scaron\u0160 scaron\u0161 Yuml\u0178 fnof\u0192
  circ\u02c6 tilde\u02dc ensp\u2002 emsp\u2003 thinsp\u2009 zwnj\u200c zwj\u200d lrm\u200e rlm\u200f ndash\u2013
  mdash\u2014 lsquo\u2018 rsquo\u2019 sbquo\u201a ldquo\u201c rdquo\u201d bdquo\u201e dagger\u2020 Dagger\u2021
  bull\u2022 hellip\u2026 permil\u2030 prime\u2032 Prime\u2033 lsaquo\u2039 rsaquo\u203a oline\u203e frasl\u2044
  euro\u20ac image\u2111 weierp\u2118 real\u211c trade\u2122 alefsym\u2135 crarr\u21b5 forall\u2200 part\u2202
  exist\u2203 empty\u2205 nabla\u2207 prod\u220f sum\u2211 minus\u2212 lowast\u2217 radic\u221a prop\u221d infin\u221e
  ang\u2220 there4\u2234 sim\u223c cong\u2245 asymp\u2248 ne\u2260 equiv\u2261 le\u2264 ge\u2265 oplus\u2295
  otimes\u2297 perp\u22a5 sdot\u22c5 lang\u27e8 rang\u27e9 loz\u25ca spades\u2660 clubs\u2663 hearts\u2665
  diams\u2666 thetasym\u03d1 upsih\u03d2 piv\u03d6`

const named: ReadonlyMap<string, string> = new Map([
  ...runs.flatMap(([first, names]) =>
    names.split(/\s+/).map((name, at) => [name, String.fromCharCode(first + at)] as const),
  ),
  ...single.split(/ \s*|\n\s*/).map((each) => [each.slice(0, -1), each.slice(-1)] as const),
])

const codeMax = 0x10ffff

/** Replaces the entities of HTML once, a no-break space by a space. An unknown one stays as it is. */
const decodeEntities = (text: string): string =>
  text.replace(
    /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z][a-z\d]{1,8}));/gi,
    (entity, decimal, hex, name) => {
      const code = decimal ? Number(decimal) : Number.parseInt(hex ?? "", 16)
      const sign = name ? named.get(name) : code <= codeMax ? String.fromCodePoint(code) : undefined
      return (sign === "\u00a0" ? " " : sign) ?? entity
    },
  )
