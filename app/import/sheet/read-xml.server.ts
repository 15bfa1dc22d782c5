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

/** Reads XML by the names of its elements without their prefixes. Stops if it is malformed. */
export function readXml(xml: string, { open, close, text }: Listener): void {
  const parser = new Parser()
  parser.on("openTag", (name, attributes, decode) => {
    const given = attributes() || {}
    open?.({ name: bare(name), attribute: (wanted) => decode(given[wanted] ?? "") })
  })
  parser.on("closeTag", (name) => close?.(bare(name)))
  parser.on("text", (value, decode) => text?.(decode(value)))
  parser.on("cdata", (value) => text?.(value))
  parser.on("error", () => parser.stop())
  parser.parse(xml)
}

const bare = (name: string) => name.slice(name.indexOf(":") + 1)
