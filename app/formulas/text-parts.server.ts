import { formulas } from "#contract/formulas"

export type TextPart = readonly [kind: "plain" | "formula" | "ltr" | "lines", text: string]

const letters =
  "\u0620-\u065F\u066E-\u06EF\u06FA-\u06FF\u0750-\u077F\u08A0-\u08FF\uFB50-\uFDFF\uFE70-\uFEFC"
const number = "[\u0660-\u0669][\u0660-\u0669.,\u066B\u066C]*"
const signs = "\\-+−±×÷·*/=≠≈≡<>≤≥^→⇌←↔∈∪∩"
/** Quotes and brackets with what they hold, or signs of no direction that are not between words, or a foreign word. */
const token = `"[^"\n${letters}]+"|“[^“”\n${letters}]+”|«[^«»\n${letters}]+»|<[\\d\\s.,−-]+>|[([\\]][^()[\\]\n${letters}]*[)\\][]|{[^{}\n${letters}]*}|\\|[^|\n${letters}]+\\||[^\\s\u061C\u200C-\u200F|()[\\]{}\u0660-\u0669${letters}${signs}.,:;!?~&«»"“”'،؛؟]+`
/** A sentence takes its full stop along. */
const sentence = "[A-Z][a-z]*(?:[ ,;:]+[\\w'’()]+){2,}[.?!]+(?![^\\s\"”»])"
const inArabic = new RegExp(
  `${number}[-−]?(?:${number})?|([-−±+]${number}|${sentence}|[-−±+]?(?:${token})(?:[ \u00A0.,:;'${signs}]*(?:${token}))*(?:(?:\\+{1,2}|(?<=[A-Za-z])(?:[-−]{1,2}|/))(?![^\\s.,:،؛؟)]))?)`,
  "g",
)
/** Whole lines without Arabic signs, as those of a program: set from the left, with their indents. */
const foreignLines = (begin: string, end: string) =>
  new RegExp(`((?:${begin}[^\\n\u0660-\u0669${letters}]*(?=${end}))+\\n?)`, "g")
/** In other texts, a set or an equation with the signs that touch it stays on one line, if a line can hold it. */
const member = "(?:[^\\s{}]*{[^{}\\n]*}\\S*|\\S+)"
const inLatin = new RegExp(
  `(?<!\\S)(${member}(?: [${signs}] ${member})+|[^\\s{}]*{[^{}\\n]*}\\S*)`,
  "g",
)
const isUnbroken = (run: string) => /^(?=.*(?:{| = ))[^\u0660-\u0669]+$/.test(run)
const arabic = new RegExp(`[${letters}]`)
const arabicLetters = new RegExp(arabic, "g")
/** What the order of signs does not change: words, and a range of numbers, which is read in the direction of its text. */
const settled = /^(?:(?!\d[\d.,]* \p{L})[\p{L}\p{N}\s.,:;']*|\d+[-–]\d+)$/u
const signed = /^[-−±+]\d[\d.,]*$/
const telephone = /^(?:\+|0)\d+(?: \d+){2,}$/
/** Next to an Arabic letter, or behind a function: the run is a part of an equation that is read from the right. */
const joined = new RegExp(
  `[${letters}]\\u200D?\\s*[${signs}]\\s*$|(?<![${letters}])(?:ج|جت|ظ|ظت|ق|قت|نه)ا\\s*$|(?<![${letters}])لو\\s*$`,
)
const joins = new RegExp(`^\\s*[${signs}]\\s*[${letters}]`)

/** Texts are shorter by far; one that is not is shown as it is, and costs nothing. */
const longest = 5000

export function toParts(text: string): TextPart[] {
  if (text.length > longest) return [["plain", text]]
  const parts = split("formula", text, formulas)
  if (!arabic.test(text))
    return parts.flatMap(([kind, part]) =>
      kind === "plain" && !part.includes("\n")
        ? split("ltr", part, inLatin, isUnbroken)
        : [[kind, part]],
    )
  const plain = parts.flatMap(([kind, part]) => (kind === "plain" ? [part] : [])).join(" ")
  const isMostlyArabic = countOf(arabicLetters, plain) > countOf(/[a-z]/gi, plain)
  return parts.flatMap(inLines).flatMap((part) => isolated(part, isMostlyArabic))
}

const countOf = (sign: RegExp, text: string) => text.match(sign)?.length ?? 0

/** Beside a formula, a line is not whole. */
function inLines(part: TextPart, at: number, { length }: readonly TextPart[]): TextPart[] {
  const [kind, text] = part
  if (kind !== "plain" || !text.includes("\n")) return [part]
  const lines = foreignLines(at === 0 ? "(?:^|\\n)" : "\\n", at === length - 1 ? "\\n|$" : "\\n")
  return split("lines", text, lines, (run) => /\S/.test(run))
}

const isolated = ([kind, text]: TextPart, isMostlyArabic: boolean): TextPart[] =>
  kind === "plain"
    ? split("ltr", text, inArabic, (run, before, after) => {
        const isFirst = hasLetter.test(run) && !hasLetter.test(before)
        return (isFirst && isMostlyArabic) || isMixedUp(run, before, after)
      })
    : [[kind, text]]

/** A foreign word at its beginning would give a text its direction. */
const hasLetter = /\p{L}/u

/** Signs stand on the other side of what is read from the left, unless it is isolated. */
function isMixedUp(run: string, before: string, after: string) {
  if (telephone.test(run)) return true
  if (settled.test(run)) return false
  return hasLetter.test(run) || signed.test(run) || !(joined.test(before) || joins.test(after))
}

function split(
  kind: TextPart[0],
  text: string,
  pattern: RegExp,
  isRun: (run: string, before: string, after: string) => boolean = () => true,
): TextPart[] {
  const parts: TextPart[] = []
  let from = 0
  for (const { 1: run, index } of text.matchAll(pattern)) {
    const end = index + (run?.length ?? 0)
    if (!run || !isRun(run, text.slice(0, index), text.slice(end))) continue
    if (index > from) parts.push(["plain", text.slice(from, index)])
    parts.push([kind, run])
    from = end
  }
  if (from < text.length) parts.push(["plain", text.slice(from)])
  return parts
}
