import { readXml } from "./workbook-parts.server"

export interface NumberFormat {
  readonly kind: "number" | "percent" | "date" | "fraction"
  readonly before: string
  readonly after: string
  readonly digits: string
}

export const plainNumber: NumberFormat = { kind: "number", before: "", after: "", digits: "" }

export function numberFormats(xml: string): readonly NumberFormat[] {
  const codes = new Map(builtIn)
  const formats: NumberFormat[] = []
  let isCell = false
  readXml(xml, {
    open({ name, attribute }) {
      const id = Number(attribute("numFmtId") || 0)
      if (name === "numFmt") codes.set(id, attribute("formatCode"))
      else if (name === "cellXfs") isCell = true
      else if (name === "xf" && isCell) formats.push(toFormat(codes.get(id) ?? ""))
    },
    close(name) {
      if (name === "cellXfs") isCell = false
    },
  })
  return formats
}

/** The formats without a code in the file that are not a plain number. */
const builtIn: readonly (readonly [id: number, code: string])[] = [
  [9, "0%"],
  [10, "0%"],
  [12, "# ?/?"],
  [13, "# ??/??"],
  ...Array.from({ length: 45 }, (_, at) => [at + 14, "d"] as const).filter(
    ([id]) => id <= 22 || (id >= 27 && id <= 36) || (id >= 45 && id !== 48 && id !== 49),
  ),
]

const parts =
  /"([^"]*)"|\\(.)|\[\$([^\]-]*)[^\]]*\]|\[[^\]]*\]|[_*].|(General|@|(?:[0#?,]+ )?[0#?]+\/[\d?#]+|[0#?][0#?.,]*(?:E[+-][0#?]+)?)|(.)/giu

function toFormat(code: string): NumberFormat {
  const bare = code.slice(0, 200).replace(/"[^"]*"|\\.|\[[^\]]*\]|General/gi, "")
  if (bare.includes("%")) return { ...plainNumber, kind: "percent" }
  if (/[ymdhs]/i.test(bare)) return { ...plainNumber, kind: "date" }
  const [positive = ""] = code.slice(0, 200).replaceAll("\\ ", " ").split(";")
  let [before, digits, after] = ["", "", ""]
  for (const [, quoted, escaped, currency, placeholder, other] of positive.matchAll(parts)) {
    if (placeholder && (after !== "" || placeholder.endsWith(","))) return plainNumber
    const text = quoted ?? escaped ?? currency ?? other ?? ""
    if (placeholder) digits += placeholder
    else if (digits === "") before += text
    else after += text
  }
  return { kind: digits.includes("/") ? "fraction" : "number", before, after, digits }
}

/** A number as a sheet shows it, in at most 15 digits. A date is not what somebody typed: 1/2 became one. */
export function numberText(value: string, { kind, before, after, digits }: NumberFormat): string {
  const number = Number(value)
  if (kind === "date") return "#DATE!"
  if (!Number.isFinite(number)) return value
  if (kind === "percent") return `${toDigits(number * 100)}%`
  const size = Math.abs(number)
  const [zeros = ""] = /^0{2,}(?=$|\.)/.exec(digits) ?? []
  const plain = kind === "fraction" ? toFraction(size, digits) : toDigits(size)
  const padding = "0".repeat(Math.max(0, zeros.length - plain.replace(/\..*$/, "").length))
  const lead = number > 0 ? before : before.replace(/^\+/, "")
  return `${number < 0 ? "-" : ""}${lead}${padding}${plain}${after}`.trim()
}

const toDigits = (number: number) => String(Number(number.toPrecision(15)))

const placesMax = 3

/** The nearest fraction with a denominator of as many digits as the format has, or with the one that it names. */
function toFraction(size: number, digits: string): string {
  const [, named = ""] = /\/(.*)$/.exec(digits) ?? []
  const only = Number(named)
  const most = only > 0 ? only : 10 ** Math.min(named.length, placesMax) - 1
  const gap = (by: number) => Math.abs(size - Math.round(size * by) / by)
  let of = only > 0 ? only : 1
  for (let by = of + 1; by <= most; by += 1) if (gap(by) < gap(of) - 1e-12) of = by
  const count = Math.round(size * of)
  const whole = digits.includes(" ") || count % of === 0 ? Math.floor(count / of) : 0
  const rest = count - whole * of
  return [whole > 0 || rest === 0 ? String(whole) : "", rest > 0 ? `${rest}/${of}` : ""]
    .filter(Boolean)
    .join(" ")
}
