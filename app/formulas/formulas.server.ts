import temml from "temml"
import type { Run, WithRuns } from "#app/ui/user-text.tsx"
import { splitAlternatives } from "#contract/formulas"
import type { Language } from "#contract/words"
import { speak } from "./speak.server"
import { toParts } from "./text-parts.server"

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

const candidate = /\\[([]|\$\$|\[tex\]|[\u0620-\u06FF{]| = /i

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
