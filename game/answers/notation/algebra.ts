/** In characters. A longer text is no formula that is compared by its value. */
const longest = 80
const token = /\d+(?:\.\d+)?|\p{L}+|[-+*/^()√±∞=<>≤≥≠,|]|\S/gu
const functions = /^(?:sin|cos|tan|log|ln|جا|جتا|ظا)$/

/**
 * A formula in one spelling, in which sums and products are sorted: 3 + 2x is 2x + 3. A digit right after a letter is
 * its power, as pupils type it. `null` if it cannot be read. Takes folded text with `^`, `*` and `√`.
 */
export function canonical(text: string): string | null {
  if (text.length > longest) return null
  const sides = text.split(/([=<>≤≥≠])/)
  if (sides.length > 3) return null
  const [left = "", sign = "", right] = sides
  const one = addUp(left)
  if (right === undefined || one === null) return one
  const other = addUp(right)
  if (other === null) return null
  if (sign === ">" || sign === "≥") return `${other}${sign === ">" ? "<" : "≤"}${one}`
  return sign === "<" || sign === "≤" ? one + sign + other : [one, other].toSorted().join(sign)
}

function addUp(text: string): string | null {
  const reader = new Reader(text)
  const sum = reader.sum()
  return reader.isAtEnd ? sum : null
}

/** Each method reads from the current token on and returns `null` if it cannot. */
class Reader {
  private readonly tokens: readonly string[]
  private at = 0

  constructor(text: string) {
    const spaced = text.replace(/π/g, " π ").replace(/(?<=\p{L})(?=\d)/gu, "^")
    this.tokens = (spaced.match(token) ?? []).flatMap(split)
  }

  get isAtEnd(): boolean {
    return this.tokens.length > 0 && this.at === this.tokens.length
  }

  private get next(): string {
    return this.tokens[this.at] ?? ""
  }

  private take(pattern: RegExp): string | null {
    if (!pattern.test(this.next)) return null
    this.at += 1
    return this.tokens[this.at - 1] ?? null
  }

  sum(): string | null {
    const terms: string[] = []
    for (;;) {
      const sign = this.take(/^[-+±]$/) ?? (terms.length === 0 ? "+" : null)
      if (sign === null) return terms.toSorted().join("")
      const product = this.product()
      if (product === null) return null
      terms.push(sign + product)
    }
  }

  private product(): string | null {
    const factors: string[] = []
    for (;;) {
      const isDivided = factors.length > 0 && this.take(/^\/$/) !== null
      const isTimes = isDivided || this.take(/^\*$/) !== null
      const power = this.power()
      if (power === null) return isTimes || factors.length === 0 ? null : multiplied(factors)
      factors.push(isDivided ? `1/${power}` : power)
    }
  }

  private power(): string | null {
    const base = this.base()
    if (base === null || !this.take(/^\^$/)) return base
    const sign = this.take(/^[-+]$/) ?? ""
    const exponent = this.power()
    return exponent === null ? null : `${base}^${sign}${exponent}`
  }

  private base(): string | null {
    if (this.take(/^√$/)) {
      const under = this.power()
      return under && `√${under}`
    }
    if (this.take(/^\($/)) {
      const sum = this.sum()
      if (sum === null || !this.take(/^\)$/)) return null
      return /^\+[\p{L}\d.]+$/u.test(sum) ? sum.slice(1) : `(${sum})`
    }
    const word = this.take(/^(?:[\d.]+|\p{L}+|∞)$/u)
    if (word === null || !functions.test(word)) return word
    const argument = this.power()
    return argument && `${word}(${argument})`
  }
}

const multiplied = (factors: readonly string[]): string =>
  factors
    .filter((factor) => factor !== "1")
    .toSorted()
    .join("*") || "1"

/** Two letters side by side are a product, more are a name. */
const split = (word: string): readonly string[] =>
  /^\p{L}{2}$/u.test(word) && !functions.test(word) ? [...word] : [word]
