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

export const stylesOf = (html: string): string[] => [
  ...new Set(html.match(/\/assets\/[\w.$-]+\.css/g)),
]

function staticImports(script: string): string[] {
  const named = script.matchAll(/(?:import|from)\s*"\.\/([\w.$-]+\.js)"/g)
  return Array.from(named, ([, name]) => `/assets/${name}`)
}

const weights = new Map<string, number>()

export function weightOf(address: string): number {
  const weight = weights.get(address) ?? brotli(builtText(address))
  weights.set(address, weight)
  return weight
}

export const brotli = (text: string): number => brotliCompressSync(text).length

/** The bytes of a page as Cloudflare packs it while it is sent. */
export const brotliAtEdge = (html: string): number =>
  brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }).length
