import { Parser } from "saxen"

interface Element {
  readonly name: string
  readonly attribute: (name: string) => string
}

interface Listener {
  open?(element: Element): void
  close?(name: string): void
  text?(text: string): void
}

/** A workbook nests less than ten elements, and its largest readable sheet has fewer. */
const [depthMax, elementsMax] = [50, 1_500_000]

/** Reads XML by the names of its elements without their prefixes. Stops if it is malformed or has too many elements. */
export function readXml(xml: string, { open, close, text }: Listener): void {
  const parser = new Parser()
  let [depth, elements] = [0, 0]
  parser.on("openTag", (name, attributes, decode) => {
    depth += 1
    elements += 1
    if (depth > depthMax || elements > elementsMax) return parser.stop()
    const given = attributes() || {}
    open?.({ name: bare(name), attribute: (wanted) => decode(given[wanted] ?? "") })
  })
  parser.on("closeTag", (name) => {
    depth -= 1
    close?.(bare(name))
  })
  parser.on("text", (value, decode) => text?.(decode(value)))
  parser.on("cdata", (value) => text?.(value))
  parser.on("error", () => parser.stop())
  parser.parse(xml)
}

const bare = (name: string) => name.slice(name.indexOf(":") + 1)

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
