const thousands = /^\d{1,3}([,'])\d{3}(?:\1\d{3})*(?:\.\d+)?$/
const thousandsByPoint = /^\d{1,3}(?:\.\d{3}){2,}(?:,\d+)?$/
const decimal = /^\d+(?:\.\d+)?$/

/**
 * The canonical form of a number, or `null` if the text is none: no thousands separators, a decimal point, no
 * superfluous zeros, a fraction divided. Takes folded text without its sign.
 */
export function plainNumber(text: string): string | null {
  const [above = "", below, ...rest] = text.split("/")
  if (rest.length > 0) return null
  if (below === undefined) return plainDecimal(above)
  const value = Number(plainDecimal(above) ?? NaN) / Number(plainDecimal(below) ?? NaN)
  return Number.isFinite(value) ? String(value) : null
}

function plainDecimal(text: string): string | null {
  const ungrouped = withoutGroups(text).replace(",", ".")
  if (!decimal.test(ungrouped)) return null
  const [whole = "", part = ""] = ungrouped.split(".")
  const fraction = part.replace(/0+$/, "")
  return (whole.replace(/^0+(?=\d)/, "") || "0") + (fraction && `.${fraction}`)
}

function withoutGroups(text: string): string {
  if (thousandsByPoint.test(text)) return text.replaceAll(".", "")
  return thousands.test(text) && !text.startsWith("0") ? text.replace(/[,']/g, "") : text
}
