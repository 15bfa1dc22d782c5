import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { brotliCompressSync, constants } from "node:zlib"

const client = fileURLToPath(new URL("../../build/client", import.meta.url))

function builtText(address: string): string {
  const file = join(client, address)
  if (!existsSync(file)) throw new Error(`The build has no ${address}.`)
  return readFileSync(file, "utf8")
}

export function scriptsOf(html: string): string[] {
  const found = new Set<string>()
  const waiting = [...new Set(html.match(/\/assets\/[\w.$-]+\.js/g))]
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    if (found.has(next)) continue
    found.add(next)
    waiting.push(...staticImports(builtText(next)))
  }
  return [...found].toSorted()
}

export const translationsOf = (html: string): string[] => [
  ...new Set(html.match(/\/assets\/locales\/[\w/]+\.json/g)),
]

export const stylesOf = (html: string): string[] => [
  ...new Set(html.match(/\/assets\/[\w.$-]+\.css/g)),
]

function staticImports(script: string): string[] {
  const named = script.matchAll(/(?:import|from)\s*"\.\/([\w.$-]+\.js)"/g)
  return Array.from(named, ([, name]) => `/assets/${name}`)
}

export const weightOf = weighing(brotli)
/** Files are packed by the edge as pages are, and not by the build. */
export const weightAtEdge = weighing(brotliAtEdge)

function weighing(pack: (text: string) => number): (address: string) => number {
  const weights = new Map<string, number>()
  return (address) => {
    const weight = weights.get(address) ?? pack(builtText(address))
    weights.set(address, weight)
    return weight
  }
}

export function brotli(text: string): number {
  return brotliCompressSync(text).length
}

/** The bytes of a text as Cloudflare packs it while it is sent. */
export function brotliAtEdge(text: string): number {
  return brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }).length
}
