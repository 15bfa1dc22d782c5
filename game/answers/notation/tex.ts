import { replaceFormulas } from "#contract/formulas"

const signs: Readonly<Record<string, string>> = {
  times: "×",
  cdot: "·",
  div: "÷",
  pm: "±",
  pi: "π",
  infty: "∞",
  le: "≤",
  leq: "≤",
  ge: "≥",
  geq: "≥",
  ne: "≠",
  neq: "≠",
  circ: "°",
  degree: "°",
  cup: "∪",
  cap: "∩",
  in: "∈",
  to: "→",
  rightarrow: "→",
  alpha: "α",
  beta: "β",
  gamma: "γ",
  delta: "δ",
  Delta: "Δ",
  theta: "θ",
  lambda: "λ",
  mu: "μ",
  rho: "ρ",
  sigma: "σ",
  phi: "φ",
  omega: "ω",
  Omega: "Ω",
}

/** What only shapes a formula, or says that its argument is text. */
const shaping =
  /\\(?:left|right|displaystyle|(?:text|mathrm|mathbf|mathit|operatorname|mathbb)(?=\s*\{)|quad|qquad|[,;:!])/g

const inner = /\{([^{}]*)\}/

/** One number or letter needs no brackets. */
const bracketed = (part: string): string =>
  /^(?:[\p{L}\p{M}]|[\d.,]+)$/u.test(part) ? part : `(${part})`

const parts: readonly (readonly [RegExp, (one: string, other: string) => string])[] = [
  [
    /\\[dt]?frac\s*\{([^{}]*)\}\s*\{([^{}]*)\}/,
    (top, below) => `${bracketed(top)}/${bracketed(below)}`,
  ],
  [/\\sqrt\s*\[3\]\s*\{([^{}]*)\}/, (of) => `∛${bracketed(of)}`],
  [/\\sqrt\s*\{([^{}]*)\}/, (of) => `√${bracketed(of)}`],
  [/\^\s*\{?\s*(?:\\circ|\\degree)\s*\}?/, () => "°"],
  [/\^\s*\{([^{}]*)\}/, (power) => `^${bracketed(power)}`],
  [/_\s*\{?([^{}\s])\}?/, (below) => below],
  [inner, (part) => part],
]

/** The most parts of a formula that are read, which is more than an answer has. */
const mostParts = 60

function readParts(tex: string, left = mostParts): string {
  const found = parts.find(([pattern]) => pattern.test(tex))
  if (!found || left === 0) return tex
  const [pattern, change] = found
  return readParts(
    tex.replace(pattern, (_, one = "", other = "") =>
      change(String(one).trim(), String(other).trim()),
    ),
    left - 1,
  )
}

const delimiters = /^(?:\\\(|\\\[|\$\$|\[tex\])|(?:\\\)|\\\]|\$\$|\[\/tex\])$/gi

/** The text with each formula as pupils type it: `\(\frac{1}{2}x^{2}\)` is 1/2x^2. */
export const withoutTex = (text: string): string =>
  text.includes("\\") || text.includes("$") || text.includes("[")
    ? replaceFormulas(text, (formula) =>
        formula.startsWith("\\$") || formula === "\\\\" ? formula : toTyped(formula),
      )
    : text

const toTyped = (formula: string): string =>
  readParts(formula.replace(delimiters, "").replaceAll(shaping, ""))
    .replaceAll(/\\([A-Za-z]+)\s?/g, (all, name: string) => signs[name] ?? all)
    .replaceAll(/\\([%{}#&_])/g, "$1")
    .trim()
