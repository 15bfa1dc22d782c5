const mostZeros = 40

/** Writes powers of ten in digits: 3*10^8, 3e8 and 10^8. Takes folded text in which × is `*`. */
export function expandPowersOfTen(text: string): string {
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

/** The number with its decimal point moved; `null` if it would be too long. */
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
