import { replaceFormulas } from "#contract/formulas"

const entity = /&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,8});/i
const tex =
  /\\(?:d?frac|sqrt|times|div|cdot|pm|pi|theta|alpha|beta|gamma|[Dd]elta|[Oo]mega|lambda|mu|sigma|infty|leq?|geq?|neq?|approx|circ|angle|vec|overline|text|mathrm|sin|cos|tan|log|lim|int|sum|rightarrow|left|right|begin|ce)(?![A-Za-z])|\$[^\s$][^$\n]{0,60}?[\\^_][^$\n]{0,60}\$/

/** The first character reference of HTML in a text, `&lt;`, or else TeX that stands in no formula, `\frac`, or "". */
export const findSource = (text: string): string =>
  entity.exec(text)?.[0] ?? tex.exec(replaceFormulas(text, () => " "))?.[0] ?? ""
