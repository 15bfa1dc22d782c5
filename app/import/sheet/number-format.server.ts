import { readXml } from "./read-xml.server"

export type NumberKind = "number" | "percent" | "date"

const isPercent = (id: number) => id === 9 || id === 10
const isDate = (id: number) =>
  (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 45 && id <= 58)

export function numberKinds(xml: string): readonly NumberKind[] {
  const codes = new Map<number, string>()
  const kinds: NumberKind[] = []
  let isCell = false
  readXml(xml, {
    open({ name, attribute }) {
      const id = Number(attribute("numFmtId") || 0)
      if (name === "numFmt") codes.set(id, attribute("formatCode"))
      else if (name === "cellXfs") isCell = true
      else if (name === "xf" && isCell) kinds.push(getKind(id, codes.get(id)))
    },
    close(name) {
      if (name === "cellXfs") isCell = false
    },
  })
  return kinds
}

function getKind(id: number, code: string | undefined): NumberKind {
  if (code === undefined) {
    if (isPercent(id)) return "percent"
    return isDate(id) ? "date" : "number"
  }
  const bare = code.slice(0, 200).replace(/"[^"]*"|\\.|\[[^\]]*\]|General/gi, "")
  if (bare.includes("%")) return "percent"
  return /[ymdhs]/i.test(bare) ? "date" : "number"
}

/** A number as a sheet shows it, in at most 15 digits. A date is not what somebody typed: 1/2 became one. */
export function numberText(value: string, kind: NumberKind): string {
  const number = Number(value)
  if (kind === "date") return "#DATE!"
  if (!Number.isFinite(number)) return value
  return kind === "percent" ? `${toDigits(number * 100)}%` : toDigits(number)
}

const toDigits = (number: number) => String(Number(number.toPrecision(15)))
