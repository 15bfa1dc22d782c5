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
