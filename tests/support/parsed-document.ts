import { HTMLElement, parse } from "node-html-parser"

Object.defineProperty(HTMLElement.prototype, "dataset", {
  get(this: HTMLElement) {
    return new Proxy(this, { get: (element, name) => element.getAttribute(`data-${String(name)}`) })
  },
})
/** What scripts of pages use of a document, over parsed HTML. */
export function toDocument(html: string) {
  const root = parse(html)
  return Object.assign(root, {
    currentScript: root.querySelector("script"),
    body: { append: (node: HTMLElement) => void root.appendChild(node) },
    createElement: (name: string) => parse(`<${name}></${name}>`).querySelector(name),
    adoptNode: (node: unknown) => node,
    getElementById: () => ({}),
    addEventListener: () => {},
  })
}
