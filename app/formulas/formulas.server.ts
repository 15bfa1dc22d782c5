import temml from "temml"
import type { Run, WithRuns } from "#app/ui/user-text.tsx"
import { formulas, splitAlternatives } from "#contract/formulas"
import type { Language } from "#contract/words"
import { speak } from "./speak.server"

/** Of one page, in characters of MathML. A formula beyond it is shown as it was written. */
const longestOfPage = 100_000

/**
 * What a route returns, with the runs of its texts that have formulas or fall apart within Arabic; the same object, if
 * none has.
 */
export function withRuns(returned: unknown, language: Language): unknown {
  if (isObject(returned) && returned["type"] === "DataWithResponseInit")
    return { ...returned, data: withRuns(returned["data"], language) }
  if (!isPlain(returned)) return returned
  const texts = new Set<string>()
  collect(returned, texts)
  const runs = toRuns(texts, language)
  return Object.keys(runs).length === 0 ? returned : { ...returned, runs }
}

const candidate = /\\[([]|\$\$|\[tex\]|[\u0620-\u06FF]/i

function collect(value: unknown, texts: Set<string>): void {
  if (typeof value === "string") {
    if (!candidate.test(value)) return
    texts.add(value)
    for (const each of splitAlternatives(value)) texts.add(each)
  } else if (Array.isArray(value)) {
    for (const each of value) collect(each, texts)
  } else if (isPlain(value)) {
    for (const each of Object.values(value)) collect(each, texts)
  }
}

export function toRuns(texts: ReadonlySet<string>, language: Language) {
  const runs: Record<string, readonly Run[]> = {}
  let left = longestOfPage
  for (const text of texts) {
    const shown = toParts(text).map(([kind, part]): Run => {
      if (kind === "plain") return part
      if (kind === "lines") return { lines: part.replace(/^\s*\n|\n\s*$/g, "") }
      const mathml = kind === "formula" && left > 0 ? renderFormula(part, language) : null
      left -= mathml?.length ?? 0
      return mathml ? { mathml } : { ltr: part }
    })
    if (shown.some(hasFormula)) runs[text] = [{ css }, ...shown.reduce(withSigns, [])]
    else if (shown.some((run) => typeof run !== "string")) runs[text] = shown
  }
  return runs satisfies WithRuns["runs"]
}

/** Browsers break a line between a formula and a comma after it, so the formula takes the sign along. */
function withSigns(runs: readonly Run[], run: Run): readonly Run[] {
  const before = runs.at(-1)
  const [after] = (typeof run === "string" && /^[.,:;!?،؛؟)\]»”]+/.exec(run)) || []
  if (typeof run !== "string" || !after || typeof before !== "object" || !("mathml" in before))
    return [...runs, run]
  return [...runs.slice(0, -1), { ...before, after }, run.slice(after.length)]
}

const hasFormula = (run: Run) => typeof run !== "string" && "mathml" in run

/**
 * Chromium draws a root only if the first font that is there has √, and signs of variables, which are no letters of
 * common fonts, as boxes: so fonts of formulas, then ones with √ (Android reads Arial as its own), and italic letters.
 * Lines around a part are no element that Chromium draws.
 */
const css =
  "math{font-family:Cambria Math,STIX Two Math,Noto Sans Math,Latin Modern Math,DejaVu Sans,Arial,math}" +
  "mi{text-transform:none;font-style:italic}mi[mathvariant]{font-style:normal}" +
  ".line-top{border-top:1px solid}.line-bottom{border-bottom:1px solid}"

const isPlain = (value: unknown): value is Readonly<Record<string, unknown>> =>
  isObject(value) && Object.getPrototypeOf(value) === Object.prototype

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null

/** In characters of MathML. */
const longestOfFormula = 20_000

const options = {
  trust: false,
  throwOnError: true,
  maxExpand: 100,
  /** The largest size, in em, that a formula may ask for. */
  maxSize: [10, 10],
} satisfies Parameters<typeof temml.renderToString>[1]

/** MathML, or `null` if it is no formula, which is then shown as it was written. */
export function renderFormula(delimited: string, language: Language): string | null {
  const [, tex = ""] = /^(?:\[tex\]|..)\s*(.*?)\s*(?:\[\/tex\]|..)$/is.exec(delimited) ?? []
  const isDisplay = /^(?:\$|\\\[)/.test(delimited)
  try {
    const [, drawn] = /^<math>(.*)<\/math>$/s.exec(temml.renderToString(tex, options)) ?? []
    if (!tex || !drawn || drawn.length > longestOfFormula) return null
    const direction = isArabic(tex) ? "rtl" : "ltr"
    const style = isDisplay ? ' displaystyle="true"' : ""
    const start = `<math dir="${direction}"${style} alttext="${speak(drawn, language)}">`
    const source = `<annotation encoding="application/x-tex"> ${escaped(delimited)}</annotation>`
    const mathml = drawn
      .replace(unwanted, "")
      .replace(/<mi>(?![a-zα-ω]<)/gi, '<mi mathvariant="normal">')
      .replace(/<menclose notation="(top|bottom)">/g, '<mrow class="line-$1">')
      .replaceAll("</menclose>", "</mrow>")
    // A part that is struck through, which Chromium shows as it is.
    if (mathml.includes("<menclose")) return null
    return `${start}<semantics><mrow>${mathml}</mrow>${source}</semantics></math>`
  } catch {
    return null
  }
}

const escaped = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;")

/** The policy of the pages allows no style in an attribute; the classes belong to a stylesheet that they do not load. */
const unwanted = / (?:style|class|id)="[^"]*"/g

/** Arabic signs and no Latin ones, beside commands: read from the right. */
function isArabic(tex: string) {
  const signs = tex.replace(/\\[a-z]+(?:\{[a-z*]*\})?/gi, "")
  return /[\u0621-\u064A]/.test(signs) && !/[a-z]/i.test(signs)
}

export type TextPart = readonly [kind: "plain" | "formula" | "ltr" | "lines", text: string]

const letters =
  "\u0620-\u065F\u066E-\u06EF\u06FA-\u06FF\u0750-\u077F\u08A0-\u08FF\uFB50-\uFDFF\uFE70-\uFEFC"
const number = "[\u0660-\u0669][\u0660-\u0669.,\u066B\u066C]*"
const signs = "\\-+−±×÷·*/=≠≈≡<>≤≥^→⇌←↔∈∪∩"
/** Brackets with what they hold, or signs of no direction that are not between words, or a word that is not Arabic. */
const token = `[([\\]][^()[\\]\n${letters}]*[)\\][]|{[^{}\n${letters}]*}|\\|[^|\n${letters}]+\\||[^\\s|()[\\]{}\u0660-\u0669${letters}${signs}.,:;!?~&«»"“”'،؛؟]+`
const inArabic = new RegExp(
  `${number}[-−]?(?:${number})?|([-−±]${number}|[-−±]?(?:${token})(?:[ \u00A0.,:;'${signs}]*(?:${token}))*(?:\\+{1,2}(?![^\\s.,:،؛؟)]))?)`,
  "g",
)
/** Whole lines without Arabic signs, as those of a program: set from the left, with their indents. */
const foreignLines = (begin: string, end: string) =>
  new RegExp(`((?:${begin}[^\\n\u0660-\u0669${letters}]*(?=${end}))+\\n?)`, "g")
const arabic = new RegExp(`[${letters}]`)
/** What the order of signs does not change: words, and a range of numbers, which is read in the direction of its text. */
const settled = /^(?:[\p{L}\p{N}\s.,:;']*|\d+[-–]\d+)$/u
const signed = /^[-−±]\d[\d.,]*$/
/** Next to an Arabic letter: the run is a part of an equation that is read from the right. */
const joined = new RegExp(`[${letters}]\\s*[${signs}]\\s*$`)
const joins = new RegExp(`^\\s*[${signs}]\\s*[${letters}]`)

/** Texts are shorter by far; one that is not is shown as it is, and costs nothing. */
const longest = 5000

export function toParts(text: string): TextPart[] {
  if (text.length > longest) return [["plain", text]]
  const parts = split("formula", text, formulas)
  if (!arabic.test(text)) return parts
  return parts.flatMap(inLines).flatMap(isolated)
}

/** Beside a formula, a line is not whole. */
function inLines(part: TextPart, at: number, { length }: readonly TextPart[]): TextPart[] {
  const [kind, text] = part
  if (kind !== "plain" || !text.includes("\n")) return [part]
  const lines = foreignLines(at === 0 ? "(?:^|\\n)" : "\\n", at === length - 1 ? "\\n|$" : "\\n")
  return split("lines", text, lines, (run) => /\S/.test(run))
}

const isolated = ([kind, text]: TextPart) =>
  kind === "plain" ? split("ltr", text, inArabic, isMixedUp) : ([[kind, text]] satisfies TextPart[])

/** Signs stand on the other side of what is read from the left, unless it is isolated. */
function isMixedUp(run: string, before: string, after: string) {
  if (settled.test(run)) return false
  return /\p{L}/u.test(run) || signed.test(run) || !(joined.test(before) || joins.test(after))
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
